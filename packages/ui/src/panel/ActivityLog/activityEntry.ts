import type { ReactNode } from 'react'

/** What changed about a record: two values, or what came or went. */
export interface RecordChange {
  id: string
  /** What changed: "Technique", or of which part: "Image, Front". */
  label: ReactNode
  /** What it was; null for nothing. Left out for what came, which was not there before. */
  before?: string | null
  /** What it became; null for nothing. Left out for what went. */
  after?: string | null
  /** The language of both texts, when it is not the page's. */
  lang?: string
}

/** What somebody did at once, to one record or to several. */
export interface LoggedEntry {
  id: string | number
  /** "15:22". */
  time: string
  /** The whole instant, ISO. */
  instant: string
  /** Who did it: "Lucía Prado". */
  who: ReactNode
  /** What they did, with the record as a link: "changed *Blue threshold*". */
  sentence: ReactNode
  /** What can be done about it: a tertiary `Button` of size `s`. */
  action?: ReactNode
  /** What was and what is. */
  changes?: readonly RecordChange[]
  /** How many changes there are beside these. */
  more?: number
  /** What it holds when it is about several records at once: one for each, shown while it is open. */
  inside?: {
    open: boolean
    onOpenChange: (open: boolean) => void
    /** While they are on their way, none. */
    entries: readonly LoggedEntry[]
    /**
     * Whether they are on their way.
     * @default false
     */
    loading?: boolean
  }
  /** Why it cannot be taken back, where that is to be said. */
  note?: ReactNode
}

/** What happened on a day. */
export interface LoggedDay {
  id: string
  /** "Today, Tuesday 17 November". */
  title: ReactNode
  entries: readonly LoggedEntry[]
}
