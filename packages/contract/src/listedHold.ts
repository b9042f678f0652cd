import { z } from 'zod'
import { Id, Instant } from './fields.ts'

/** What lists say of the hold of a work: who has it since when and until when, and how many wait behind. */
export const ListedHold = z.object({
  id: Id,
  client: z.string(),
  from: Instant,
  until: Instant,
  waiting: z.int().min(0),
})
export type ListedHold = z.infer<typeof ListedHold>
