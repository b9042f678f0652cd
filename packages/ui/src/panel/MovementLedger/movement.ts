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
  /** Who wrote it down. */
  by?: string | null
  /** Of a mistake: when it was struck through, an ISO instant, and who did it. It stays, and counts for nothing. */
  struck?: { at: string; by?: string | null } | null
}
