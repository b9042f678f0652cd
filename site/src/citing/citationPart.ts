import { routePage } from '../routePage.ts'
import { type Cited, citedStyle } from './citeQuery.ts'

/** How a record is cited, which few visits need: fetched for an address that asks for it. */
export const citationPart = routePage<{ cited: Cited; path: string }>('src/citing/Citation.tsx', () =>
  import('./Citation.tsx').then((module) => module.Citation)
)

/** What such an address needs beside its page. */
export const citationParts = (query: URLSearchParams) => (citedStyle(query) ? [citationPart] : [])
