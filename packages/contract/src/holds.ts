import { z } from 'zod'
import { many, one } from './answers.ts'
import { AppointmentDetail } from './appointments.ts'
import { Id, Instant } from './fields.ts'

/** From how many people on the bookings of one origin that nobody has confirmed are shown to the gallery as such. */
export const manyHolds = 10

/** Where holds came from: a name without meaning, by which nobody finds the network behind it. */
const Origin = z.string().regex(/^[\da-f]{32}$/)

/** Many places that are held from one origin and that nobody has confirmed. */
export const HoldsOfOrigin = z.object({
  origin: Origin,
  /** When the first and the last of them were made. */
  first_at: Instant,
  last_at: Instant,
  /** The next visit first. */
  appointments: z.array(AppointmentDetail),
})
export type HoldsOfOrigin = z.infer<typeof HoldsOfOrigin>

export const HoldsAnswer = many(HoldsOfOrigin)
export type HoldsAnswer = z.infer<typeof HoldsAnswer>

/** `POST /api/appointments/holds/free`: every place that is held from an origin and not confirmed. */
export const HoldsToFree = z.object({ origin: Origin })
export type HoldsToFree = z.infer<typeof HoldsToFree>

/** What was freed, and until when it can be taken back. */
export const FreedAnswer = one(z.object({ freed: z.array(Id), final_at: Instant }))
export type FreedAnswer = z.infer<typeof FreedAnswer>

/** `POST /api/appointments/holds/undo`: what was freed is held again. */
export const FreedHolds = z.object({ freed: z.array(Id).min(1).max(1_000) })
export type FreedHolds = z.infer<typeof FreedHolds>
