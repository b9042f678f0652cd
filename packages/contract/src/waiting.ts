import { z } from 'zod'
import { accessNeeds } from './accessNeeds.ts'
import { many, one } from './answers.ts'
import { Appointment, AppointmentDetail, Booking, BookingByHand } from './appointments.ts'
import { Id, Instant } from './fields.ts'

/**
 * `POST /api/places/{id}/waiting`: who waits for a place in a full slot, as in the booking form (docs/product.md, Waiting
 * list).
 */
export const WaitingForm = Booking.omit({ place: true }).extend({
  /** Only the gallery, which writes down who calls, may leave it empty: offers go by mail. */
  phone: BookingByHand.shape.phone,
  /** Any slot of the event on that day will do. */
  any_time: z.boolean().default(false),
})
export type WaitingForm = z.infer<typeof WaitingForm>

/**
 * Where somebody stands who waits. `waiting`: in the line; `offered`: a place is held for them; `ended`: they left, took
 * the place or let it pass, or the time has begun.
 */
export const waitingStates = ['waiting', 'offered', 'ended'] as const
export const WaitingState = z.enum(waitingStates)
export type WaitingState = z.infer<typeof WaitingState>

/** What somebody who waits sees of it. */
export const Waiting = z.object({
  id: Id,
  state: WaitingState,
  people: z.int().min(1),
  first_name: z.string(),
  last_name: z.string(),
  any_time: z.boolean(),
  /** How many bookings wait before theirs, while they wait. */
  ahead: z.int().min(0),
  start: Instant,
  end: Instant,
  /** The slot that they asked for. */
  place: Appointment.shape.place,
  created_at: Instant,
})
export type Waiting = z.infer<typeof Waiting>

export const WaitingsAnswer = many(Waiting)
export type WaitingsAnswer = z.infer<typeof WaitingsAnswer>
export const WaitingAnswer = one(Waiting)
export type WaitingAnswer = z.infer<typeof WaitingAnswer>
/** To whom joined, with what to expect in words. */
export const WaitingJoined = WaitingAnswer.extend({ message: z.string() })
export type WaitingJoined = z.infer<typeof WaitingJoined>

/** What the gallery sees of somebody in the line of a slot. */
export const WaitingDetail = z.object({
  id: Id,
  people: z.int().min(1),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  comments: z.string(),
  needs: z.array(z.enum(accessNeeds)),
  school: z.string(),
  any_time: z.boolean(),
  created_at: Instant,
  /** The slot that they asked for: with `any_time` it may be another one of that day. */
  place: Id,
  /** The booking that holds the place they were offered; null while they wait. */
  offer: z.object({ appointment: Id, place: Id, since: Instant, until: Instant }).nullable(),
})
export type WaitingDetail = z.infer<typeof WaitingDetail>

/** The line of a slot: those with an offer first, then those who wait, in their order. */
export const WaitingLineAnswer = many(WaitingDetail)
export type WaitingLineAnswer = z.infer<typeof WaitingLineAnswer>

/** `POST /api/places/{id}/waiting/order`: everybody who waits for the slot, in the order that is to hold. */
export const WaitingOrder = z.object({ ids: z.array(Id).min(1).max(1_000) })
export type WaitingOrder = z.infer<typeof WaitingOrder>

/** `POST /api/waiting/{id}/offer`: a place in this slot, whoever waits before them. */
export const WaitingOffer = z.object({ place: Id })
export type WaitingOffer = z.infer<typeof WaitingOffer>
export const WaitingOfferAnswer = one(AppointmentDetail)
