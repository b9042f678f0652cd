import {
  archiveKeys,
  archiveQuery,
  itemFacetsKey,
  itemsKey,
  oneArchiveKeys,
} from '../archives/archiveQuery.ts'
import { archiveKey, archivesKey } from '../archives/archivesKey.ts'
import { citationParts } from '../citing/citationPart.ts'
import { citationReads, citeKeys } from '../citing/citeQuery.ts'
import { itemKey } from '../items/itemKey.ts'
import { permanentKey } from '../layout/permanentKey.ts'
import { routePage } from '../routePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Archives and their items, and the permanent addresses of records. */
export const archiveRoutes: readonly SiteRoute[] = [
  {
    path: 'archives',
    query: ['p', 'debug'],
    page: routePage('src/archives/ArchivesPage.tsx', () =>
      import('../archives/ArchivesPage.tsx').then((module) => module.ArchivesPage)
    ),
    reads: ({ query }) => [archivesKey(query)],
  },
  {
    path: 'archives/:id',
    record: ['archive', 'id'],
    query: oneArchiveKeys,
    page: routePage('src/archives/ArchivePage.tsx', () =>
      import('../archives/ArchivePage.tsx').then((module) => module.ArchivePage)
    ),
    reads: ({ params, query }) => {
      const asked = archiveQuery(query)
      const id = Number(params.id)
      return [archiveKey(params.id), itemsKey(asked, id), itemFacetsKey(asked, id)]
    },
  },
  {
    path: 'archives/:id/:item_id/:slug?',
    record: ['item', 'item_id'],
    query: ['leaf', 'q', ...citeKeys],
    parts: citationParts,
    page: routePage('src/items/ItemPage.tsx', () =>
      import('../items/ItemPage.tsx').then((module) => module.ItemPage)
    ),
    reads: ({ params, query, language }) => [
      itemKey(params.item_id),
      ...citationReads(query, 'items', params.item_id, language),
    ],
  },
  {
    path: 'id/:record',
    page: routePage('src/permanent/PermanentPage.tsx', () =>
      import('../permanent/PermanentPage.tsx').then((module) => module.PermanentPage)
    ),
    reads: ({ params }) => [permanentKey(params.record)],
  },
  {
    path: 'archive',
    query: archiveKeys,
    page: routePage('src/archives/GeneralArchivePage.tsx', () =>
      import('../archives/GeneralArchivePage.tsx').then((module) => module.GeneralArchivePage)
    ),
    reads: ({ query }) => {
      const asked = archiveQuery(query)
      // Its archive may be gone: then all items are shown.
      const items = [asked.a, undefined].flatMap((a) => [itemsKey(asked, a), itemFacetsKey(asked, a)])
      return [archiveKey(asked.a?.toString()), ...new Set(items)]
    },
  },
]
