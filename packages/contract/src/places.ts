import { z } from 'zod'
import { many, one } from './answers.ts'
import { Id, Instant } from './fields.ts'
import type { Url } from './url.ts'

/**
 * A bookable time of an event (spec §3): the API calls the resource `places`, the record is a slot.
 * `count` is what is taken: confirmed bookings and holds that have not expired.
 */
export const Slot = z.object({
  id: Id,
  event_id: Id,
  start: Instant,
  end: Instant,
  /** What happens then, if the gallery says so: "Visita guiada con …". */
  label_es: z.string(),
  label_en: z.string(),
  limit: z.int().min(0),
  count: z.int().min(0),
  unavailable: z.boolean(),
})
export type Slot = z.infer<typeof Slot>

export const SlotsAnswer = many(Slot)
export type SlotsAnswer = z.infer<typeof SlotsAnswer>
export const SlotAnswer = one(Slot)

export const SlotForm = z.object({
  event_id: Id,
  start: Instant,
  end: Instant,
  label_es: z.string().trim().max(200).default(''),
  label_en: z.string().trim().max(200).default(''),
  limit: z.int().min(0).max(10_000),
  unavailable: z.boolean().default(false),
})
export type SlotForm = z.infer<typeof SlotForm>
export const SlotChange = SlotForm.omit({ event_id: true }).partial()
export type SlotChange = z.infer<typeof SlotChange>

/** A slot can be booked only when it is not closed, has room and has not begun (spec §4). */
export function isBookable(
  slot: Pick<Slot, 'unavailable' | 'count' | 'limit' | 'start'>,
  now: Date
): boolean {
  return !slot.unavailable && slot.count < slot.limit && new Date(slot.start) > now
}

export const slotUrl = (id: number): Url<z.infer<typeof SlotAnswer>> => `/api/places/${id}`
