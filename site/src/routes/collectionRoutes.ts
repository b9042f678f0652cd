import { askedIn } from '../asking/askedIn.ts'
import { askedKey } from '../asking/askedKey.ts'
import { collectionKey, collectionsKey, sharedCollectionKey } from '../collections/collectionsKey.ts'
import { listKeys } from '../lists/listQuery.ts'
import { routePage } from '../routePage.ts'
import { collectionWorkKey, sharedCollectionWorkKey, sharedWorkKey } from '../works/workKey.ts'
import { worksViewKeys, worksViewParts } from '../works/worksWall.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Collections, and what is shown by a secret link. */
export const collectionRoutes: readonly SiteRoute[] = [
  {
    path: 'collections',
    query: listKeys,
    page: routePage('src/collections/CollectionsPage.tsx', () =>
      import('../collections/CollectionsPage.tsx').then((module) => module.CollectionsPage)
    ),
    reads: ({ query }) => [collectionsKey(query)],
  },
  {
    path: 'collections/:hash',
    query: worksViewKeys,
    parts: worksViewParts,
    page: routePage('src/collections/CollectionPage.tsx', () =>
      import('../collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
    reads: ({ params }) => [collectionKey(params.hash)],
  },
  {
    path: 'collections/:hash/:work/:slug?',
    page: routePage('src/collections/CollectionWorkPage.tsx', () =>
      import('../collections/CollectionWorkPage.tsx').then((module) => module.CollectionWorkPage)
    ),
    reads: ({ params }) => [collectionKey(params.hash), collectionWorkKey(params.work, params.hash)],
  },
  {
    path: 'share/work/:link',
    page: routePage('src/share/SharedWorkPage.tsx', () =>
      import('../share/SharedWorkPage.tsx').then((module) => module.SharedWorkPage)
    ),
    reads: ({ params }) => [sharedWorkKey(params.link)],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash',
    query: [...worksViewKeys, 'works'],
    parts: worksViewParts,
    page: routePage('src/share/SharedCollectionPage.tsx', () =>
      import('../share/SharedCollectionPage.tsx').then((module) => module.SharedCollectionPage)
    ),
    reads: ({ params }) => [sharedCollectionKey(params.hash)],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash/ask',
    query: 'any',
    page: routePage('src/share/SharedAskPage.tsx', () =>
      import('../share/SharedAskPage.tsx').then((module) => module.SharedAskPage)
    ),
    reads: ({ params, query }) => [askedKey(askedIn(query), { room: params.hash })],
    secret: true,
    framed: true,
  },
  {
    path: 'share/work/:link/ask',
    query: 'any',
    page: routePage('src/share/SecretAskPage.tsx', () =>
      import('../share/SecretAskPage.tsx').then((module) => module.SecretAskPage)
    ),
    reads: ({ params, query }) => [askedKey(askedIn(query), { secret: params.link })],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash/:work/:slug?',
    page: routePage('src/share/SharedCollectionWorkPage.tsx', () =>
      import('../share/SharedCollectionWorkPage.tsx').then((module) => module.SharedCollectionWorkPage)
    ),
    reads: ({ params }) => [
      sharedCollectionKey(params.hash),
      sharedCollectionWorkKey(params.work, params.hash),
    ],
    secret: true,
    framed: true,
  },
]
