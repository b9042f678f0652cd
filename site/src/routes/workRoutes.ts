import { artistKey } from '../artists/artistKey.ts'
import { artistsKey, artistsKeys } from '../artists/artistsQuery.ts'
import { artistWorksKey, artistWorksKeys } from '../artists/artistWorksQuery.ts'
import { citationReads, citeKeys } from '../citing/citeQuery.ts'
import { routePage } from '../routePage.ts'
import { workKey } from '../works/workKey.ts'
import { workFacetsKey, worksKey, worksKeys } from '../works/worksQuery.ts'
import { worksViewKeys } from '../works/worksWall.ts'
import { recordParts } from './recordParts.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Artists and their works. */
export const workRoutes: readonly SiteRoute[] = [
  {
    path: 'artists',
    query: artistsKeys,
    page: routePage('src/artists/ArtistsPage.tsx', () =>
      import('../artists/ArtistsPage.tsx').then((module) => module.ArtistsPage)
    ),
    reads: ({ query }) => [artistsKey(query)],
  },
  {
    path: 'artists/:id/:slug?',
    record: ['artist', 'id'],
    query: artistWorksKeys,
    page: routePage('src/artists/ArtistPage.tsx', () =>
      import('../artists/ArtistPage.tsx').then((module) => module.ArtistPage)
    ),
    reads: ({ params, query }) => [artistKey(params.id), artistWorksKey(params.id, query)],
  },
  {
    path: 'artists/:id/:slug/:work/:title?',
    record: ['work', 'work'],
    query: [...worksViewKeys, ...citeKeys],
    parts: recordParts,
    page: routePage('src/works/WorkPage.tsx', () =>
      import('../works/WorkPage.tsx').then((module) => module.WorkPage)
    ),
    reads: ({ params, query, language }) => [
      workKey(params.work),
      ...citationReads(query, 'works', params.work, language),
    ],
  },
  {
    path: 'works',
    query: worksKeys,
    page: routePage('src/works/WorksPage.tsx', () =>
      import('../works/WorksPage.tsx').then((module) => module.WorksPage)
    ),
    reads: ({ query }) => [worksKey(query), workFacetsKey(query)],
  },
]
