import { z } from 'zod'
import { many } from './answers.ts'
import { EventColor } from './events.ts'
import { Day, Id } from './fields.ts'
import { longestWindow, Slot } from './places.ts'

/** A slot as the panel's calendar shows it: of which event, and who comes. */
export const AgendaSlot = Slot.extend({
  event: z.object({
    id: Id,
    title_es: z.string(),
    title_en: z.string(),
    place: z.string(),
    color: EventColor,
  }),
  /** How many bookings the people of `count` came by. */
  bookings: z.int().min(0),
  /** How many of `bookings` are held and not confirmed yet. */
  unconfirmed: z.int().min(0),
  /** How many of `count` come on those. */
  unconfirmed_people: z.int().min(0),
  /** How many people wait for a place in it. */
  waiting: z.int().min(0),
  /** The first two who booked, with how many come with them: "M. Sosa +2". */
  names: z.array(z.string()).max(2),
})
export type AgendaSlot = z.infer<typeof AgendaSlot>

/** The slots of a window of days in the gallery's zone; without `from` it begins today. */
export const AgendaQuery = z.object({
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(longestWindow).default(7),
  event: Id.optional(),
})
export type AgendaQuery = z.infer<typeof AgendaQuery>

export const AgendaAnswer = many(AgendaSlot)
export type AgendaAnswer = z.infer<typeof AgendaAnswer>
