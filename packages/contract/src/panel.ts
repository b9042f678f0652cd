import { z } from 'zod'
import { one } from './answers.ts'
import type { Url } from './url.ts'

const count = z.int().min(0)

/** How many records each screen of the panel holds, hidden ones too, or how many wait there. */
export const PanelCounts = z.object({
  events: count,
  artists: count,
  works: count,
  /** Collections that everybody may see. */
  backshop: count,
  /** Private ones: rooms. */
  collections: count,
  archives: count,
  items: count,
  slides: count,
  /** Bookings to come that wait for their confirmation. */
  unconfirmed: count,
  /** Messages that nobody has read. */
  unread: count,
  /** Records that lack English, or whose Spanish has changed since. */
  english: count,
  /** Mails that the mail server has not taken: those that are tried again, and those that were given up. */
  mails: count,
  /** Records in the bin. */
  bin: count,
})
export type PanelCounts = z.infer<typeof PanelCounts>

export const PanelAnswer = one(PanelCounts)
export type PanelAnswer = z.infer<typeof PanelAnswer>

export const panelUrl = (): Url<PanelAnswer> => '/api/panel'
