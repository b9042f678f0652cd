import { accountRoutes } from './routes/accountRoutes.ts'
import { archiveRoutes } from './routes/archiveRoutes.ts'
import { bookingRoutes } from './routes/bookingRoutes.ts'
import { collectionRoutes } from './routes/collectionRoutes.ts'
import { contactRoutes } from './routes/contactRoutes.ts'
import { eventRoutes } from './routes/eventRoutes.ts'
import { homeRoutes } from './routes/homeRoutes.ts'
import { panelRoutes } from './routes/panelRoutes.ts'
import type { SiteRoute } from './routes/siteRoute.ts'
import { workRoutes } from './routes/workRoutes.ts'

/**
 * The one table of routes (docs/product.md, Addresses): the server reads from it what a page needs, the browser renders
 * from it. Which list a path stands in is said by its first word, behind the language.
 */
export const routes: readonly SiteRoute[] = [
  // /, /about, /search
  ...homeRoutes,
  // /exhibitions, /events
  ...eventRoutes,
  // /artists, /works
  ...workRoutes,
  // /collections, /share
  ...collectionRoutes,
  // /archives, /archive, /id
  ...archiveRoutes,
  // /contact, /ask
  ...contactRoutes,
  // /appointments
  ...bookingRoutes,
  // /user, /auth
  ...accountRoutes,
  // /admin
  ...panelRoutes,
]
