import type { ReactNode } from 'react'
import type { TagProps } from '../../text/Tag/Tag.tsx'

/** A change in the life of a work. */
export interface Movement {
  id: string | number
  /** The day it happened, 'YYYY-MM-DD'. */
  date: string
  /** "On consignment", "Sold". */
  status: string
  /**
   * How its tag looks; only "On consignment" is a `success`.
   * @default 'neutral'
   */
  tone?: TagProps['tone']
  /** Whose it was from then on. */
  owner?: string | null
  /** In whole units of the currency. */
  price?: number | null
  /** An ISO code: "USD". */
  currency?: string | null
  /** Where it went. */
  address?: string | null
  /** Until when, in words: "until 20 Mar 2025". */
  until?: string | null
  /** Beneath the line: in what condition the work was. */
  more?: ReactNode
  /** Who wrote it down. */
  by?: string | null
  /** Of a mistake: when it was struck through, an ISO instant, who did it and why. It stays, and counts for nothing. */
  struck?: { at: string; by?: string | null; why?: string | null } | null
}
