import type { Key } from '@gallery/client'
import type { Day, Language, PermanentKind } from '@gallery/contract'
import type { RoutePage } from '../routePage.ts'

/** What an address asks for: enough to know what a page reads. */
interface Place {
  language: Language
  /** The named parts of the path. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** The gallery's current day. */
  today: Day
}

/** A page of the site. Its path stands beneath `/{lang}/`. */
export interface SiteRoute {
  path: string
  page: RoutePage
  /** Parts of the page that only some addresses need, drawn with it. */
  parts?: (query: URLSearchParams) => readonly Omit<RoutePage, 'Page'>[]
  /**
   * The keys of the address's query that the page reads, or that it reads any. No other reaches it, on the server or in the
   * browser ({@link knownQuery}): with other keys it is the same page.
   * @default none
   */
  query?: readonly string[] | 'any'
  /** What the page reads beside the options and the user, by the same functions that the page itself uses. */
  reads?: (place: Place) => readonly (Key | null)[]
  /**
   * Of a page of one record that has a permanent address: its kind, and the named part of the path that says which, by its
   * id or, of an item, by its hash.
   */
  record?: readonly [kind: PermanentKind, part: string]
  /** The address is a secret: it is not kept, not indexed and not told to other sites. */
  secret?: true
  /** The page brings its own head and foot, since nothing may lead from it into the site. */
  framed?: true
  /** There is nothing to see or to do before its scripts are there, which therefore do not wait. */
  needsScripts?: true
  /** For super users only: others are asked to sign in, or led home when they have. */
  superOnly?: true
}
