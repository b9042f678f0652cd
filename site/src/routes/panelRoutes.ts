import { personalPage } from '../routePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/** The panel, whose screens have a table of their own (`packages/panel/src/adminRoutes.tsx`). */
export const panelRoutes: readonly SiteRoute[] = [
  {
    path: 'admin/*',
    query: 'any',
    page: personalPage('src/admin/AdminPage.tsx', () =>
      import('../admin/AdminPage.tsx').then((module) => module.AdminPage)
    ),
    secret: true,
    framed: true,
    needsScripts: true,
    superOnly: true,
  },
]
