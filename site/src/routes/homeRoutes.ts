import { holidaysFrom } from '@gallery/client'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { aboutKey } from '../about/aboutKey.ts'
import { dayPage } from '../home/dayPage.ts'
import { homeKeys, homeQuery, windowDays } from '../home/homeQuery.ts'
import { listQuery } from '../lists/listQuery.ts'
import { routePage } from '../routePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/** The home page, and what tells of the gallery and searches all of it. */
export const homeRoutes: readonly SiteRoute[] = [
  {
    path: '',
    query: homeKeys,
    page: routePage('src/home/HomePage.tsx', () =>
      import('../home/HomePage.tsx').then((module) => module.HomePage)
    ),
    parts: (query) => (query.has('day') && query.has('event') ? [dayPage] : []),
    reads: ({ query, today }) => {
      const { from, open } = homeQuery(query, today)
      return [urlOf('/api/slides'), upcomingUrl(from, windowDays, open?.people), holidaysFrom(from)]
    },
  },
  {
    path: 'about',
    page: routePage('src/about/AboutPage.tsx', () =>
      import('../about/AboutPage.tsx').then((module) => module.AboutPage)
    ),
    reads: ({ today }) => [aboutKey, urlOf('/api/slides'), holidaysFrom(today)],
  },
  {
    path: 'search',
    query: ['q'],
    page: routePage('src/search/SearchPage.tsx', () =>
      import('../search/SearchPage.tsx').then((module) => module.SearchPage)
    ),
    reads: ({ query }) => {
      const { q } = listQuery(query)
      return q ? [urlOf('/api/search', { q })] : []
    },
  },
]
