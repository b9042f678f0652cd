import { holidaysFrom } from '@gallery/client'
import { askedIn } from '../asking/askedIn.ts'
import { askedKey } from '../asking/askedKey.ts'
import { threadKey } from '../contact/threadKey.ts'
import { personalPage, routePage } from '../routePage.ts'
import { foundWorksKey } from '../works/worksQuery.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Writing to the gallery, and asking about works. */
export const contactRoutes: readonly SiteRoute[] = [
  {
    path: 'contact',
    query: ['subject', 'sent'],
    page: routePage('src/contact/ContactPage.tsx', () =>
      import('../contact/ContactPage.tsx').then((module) => module.ContactPage)
    ),
    reads: ({ today }) => [holidaysFrom(today)],
  },
  {
    // Whatever is asked about is nobody else's: not kept, and nothing to be found.
    path: 'ask',
    query: 'any',
    page: routePage('src/works/AskPage.tsx', () =>
      import('../works/AskPage.tsx').then((module) => module.AskPage)
    ),
    reads: ({ query }) => [askedKey(askedIn(query)), foundWorksKey(query)],
    secret: true,
  },
  {
    path: 'contact/thread/:token',
    query: ['sent'],
    page: personalPage('src/contact/ThreadPage.tsx', () =>
      import('../contact/ThreadPage.tsx').then((module) => module.ThreadPage)
    ),
    reads: ({ params }) => [threadKey(params.token)],
    secret: true,
  },
  {
    path: 'contact/:token',
    query: ['done'],
    page: personalPage('src/contact/MessageLinkPage.tsx', () =>
      import('../contact/MessageLinkPage.tsx').then((module) => module.MessageLinkPage)
    ),
    secret: true,
  },
]
