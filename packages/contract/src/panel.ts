import { z } from 'zod'
import { one } from './answers.ts'

const count = z.int().min(0)

/** What waits for somebody at the panel's screens, and how many collections stand behind each of their two doors. */
export const PanelCounts = z.object({
  /** Bookings to come that wait for their confirmation. */
  unconfirmed: count,
  /** Messages that wait for somebody of the gallery: nobody has answered, or their day has come. */
  messages: count,
  /** Works and consignments that are overdue, or whose time ends within a week. */
  due: count,
  /** Records that lack English, or whose Spanish has changed since; texts of the options whose Spanish has. */
  english: count,
  /** Mails that the mail server has not taken: those that are tried again, and those that were given up. */
  mails: count,
  /** Pictures whose sizes for pages are being made, or made anew. */
  pictures: count,
  /** Collections that everybody may see. */
  backshop: count,
  /** Private ones: rooms. */
  collections: count,
})
export type PanelCounts = z.infer<typeof PanelCounts>

export const PanelAnswer = one(PanelCounts)
export type PanelAnswer = z.infer<typeof PanelAnswer>
