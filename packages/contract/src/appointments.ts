import { z } from 'zod'
import { accessNeeds } from './accessNeeds.ts'
import { many, one } from './answers.ts'
import { Email } from './email.ts'
import { EventColor, EventKind } from './events.ts'
import { Day, Id, IdOf, Instant, line, lines, Needs } from './fields.ts'
import { Language } from './language.ts'
import { mostPlaces } from './mostPeople.ts'
import { Slot } from './places.ts'

/** A telephone number as people write it, "+54 11 4832-1107 int. 3": at least one digit. */
const Phone = line(1, 40).regex(/^(?=\D*\d)[-+().\d\s/#*a-z]*$/i)

/** How many come on one booking: at most what the event allows (`largest_party`) and what the slot has left. */
export const People = z
  .union([z.int(), z.string().regex(/^\d{1,5}$/)])
  .pipe(z.coerce.number<number | string>().int().min(1).max(mostPlaces))

/** The booking form: `place` is the id of the slot. */
export const Booking = z.object({
  place: Id,
  people: People.default(1),
  email: Email,
  first_name: line(1, 100),
  last_name: line(1, 100),
  phone: Phone,
  comments: lines(2_000).default(''),
  /** Of those that the event offers. */
  needs: Needs.default([]),
  /** Which school comes, where the slot takes groups: then it may be as many as there are places. */
  school: line(0, 200).default(''),
  language: Language.optional(),
  /** The solved puzzle, where the answer without it was 428 ({@link ProofNeeded}). */
  proof: z.string().max(10_000).optional(),
})
export type Booking = z.infer<typeof Booking>

/**
 * The booking form as it is sent without scripts, which could prove no work. Whoever would have to prove some gets the
 * place by following the mailed link, if there is one left then.
 */
export const BookingByLink = Booking.omit({ proof: true })
export type BookingByLink = z.infer<typeof BookingByLink>

/** What the gallery writes down for whoever calls or stands at the door: of the two ways to reach them, those they have. */
export const BookingByHand = z.object({
  place: Id,
  /** At most what the slot has left: the event's `largest_party` is for visitors. */
  people: People.default(1),
  email: z.union([z.literal(''), Email]).default(''),
  first_name: line(1, 100),
  last_name: line(1, 100),
  phone: z.union([z.literal(''), Phone]).default(''),
  comments: lines(2_000).default(''),
  /** Any: what the event offers binds visitors. */
  needs: Needs.default([]),
  school: line(0, 200).default(''),
  /** Of the mails. */
  language: Language.optional(),
  /**
   * Made once for each form: where its answer was lost it is sent again with the same key, and answered with the booking
   * that it has made.
   */
  key: z.uuid().optional(),
})
export type BookingByHand = z.infer<typeof BookingByHand>

/**
 * Whose reservations to list: one's own, or with `all` (super) everybody's of a window of days, narrowed to a slot, an
 * event or those that wait for their confirmation, or found by words whenever they are.
 */
export const AppointmentsQuery = z.object({
  all: z.stringbool().optional(),
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(366).default(62),
  place: Id.optional(),
  event: Id.optional(),
  unconfirmed: z.stringbool().optional(),
  /** With `all`: of any day, those of whom the name, the mail or the telephone has all of these words. */
  query: line(0, 200).default(''),
})
export type AppointmentsQuery = z.infer<typeof AppointmentsQuery>

/** What a visitor sees of a reservation. */
export const Appointment = z.object({
  id: Id,
  confirmed: z.boolean(),
  /** Until when the place is kept for who does not confirm; null once it is confirmed. */
  hold_until: Instant.nullable(),
  /** Whether it is a place that was offered from the waiting list. */
  offered: z.boolean(),
  /** How many come. */
  people: z.int().min(1),
  /** What they need, if anything. */
  needs: z.array(z.enum(accessNeeds)),
  /** Which school comes; empty for everybody else. */
  school: z.string(),
  start: Instant,
  end: Instant,
  place: z.object({
    id: Id,
    event: z.object({
      id: Id,
      kind: EventKind,
      title_es: z.string(),
      title_en: z.string(),
      place: z.string(),
      color: EventColor,
      /** How many may come on one booking of a visitor's. */
      largest_party: z.int().min(1),
      /** What may be asked for. */
      needs: z.array(z.enum(accessNeeds)),
    }),
  }),
})
export type Appointment = z.infer<typeof Appointment>

/** What its owner sees of it. */
export const OwnAppointment = Appointment.extend({
  first_name: z.string(),
  last_name: z.string(),
  /** Whether the owner can confirm it here and now, without the mail: it waits, and was made with their own address. */
  confirmable: z.boolean(),
})
export type OwnAppointment = z.infer<typeof OwnAppointment>

/** What the browser that booked learns of it, so that a mistyped address can be mended. */
export const Booked = Appointment.extend({
  /** Where the mail went. */
  email: z.string(),
  /**
   * The secret by which this browser, signed in or not, can have the mail sent again, or to another address, until the
   * booking is confirmed.
   */
  key: z.string(),
})
export type Booked = z.infer<typeof Booked>

/** `POST /api/appointments/booked/resend`: the mail once more. */
export const BookedResend = z.object({ key: z.string().max(500) })
export type BookedResend = z.infer<typeof BookedResend>

/** `POST /api/appointments/booked/address`: the mail to another address, to which the booking then belongs. */
export const BookedAddress = BookedResend.extend({ email: Email })
export type BookedAddress = z.infer<typeof BookedAddress>

/** What the gallery sees of it. */
export const AppointmentDetail = Appointment.extend({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  comments: z.string(),
  cancelled_at: Instant.nullable(),
  created_at: Instant,
})
export type AppointmentDetail = z.infer<typeof AppointmentDetail>

export const AppointmentsAnswer = many(OwnAppointment)
export type AppointmentsAnswer = z.infer<typeof AppointmentsAnswer>
export const AppointmentAnswer = one(OwnAppointment)
export type AppointmentAnswer = z.infer<typeof AppointmentAnswer>
export const AppointmentDetailsAnswer = many(AppointmentDetail)
export type AppointmentDetailsAnswer = z.infer<typeof AppointmentDetailsAnswer>
export const AppointmentDetailAnswer = one(AppointmentDetail)
export type AppointmentDetailAnswer = z.infer<typeof AppointmentDetailAnswer>
export const BookingAnswer = one(Booked).extend({ message: z.string() })
export type BookingAnswer = z.infer<typeof BookingAnswer>

/** 409 of a booking: the event's slots of that day as they are now, so that the visitor can choose again. */
export const SlotTaken = z.object({ message: z.string(), slots: z.array(Slot) })
export type SlotTaken = z.infer<typeof SlotTaken>

/**
 * Where a booking stands for whoever holds the link of its mail.
 * `held`: unconfirmed, the place is kept until `hold_until`; `expired`: unconfirmed and no longer kept.
 */
export const bookingStates = ['held', 'expired', 'confirmed', 'cancelled', 'past'] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = z.infer<typeof BookingState>

export const LinkedAppointment = Appointment.extend({
  state: BookingState,
  first_name: z.string(),
  last_name: z.string(),
  /** Whether its event has times to come that visitors are offered, closed ones not, full ones too: for those one can wait. */
  event_bookable: z.boolean(),
})
export type LinkedAppointment = z.infer<typeof LinkedAppointment>
export const LinkedAppointmentAnswer = one(LinkedAppointment)
export type LinkedAppointmentAnswer = z.infer<typeof LinkedAppointmentAnswer>

export const AppointmentChange = z.object({
  confirmed: z.boolean().optional(),
  place: IdOf.optional(),
  /** With `place`: the slot it is moved from. If it has another one meanwhile, nothing is changed. */
  from: IdOf.optional(),
  people: People.optional(),
  first_name: line(1, 100).optional(),
  last_name: line(1, 100).optional(),
  /** Of who was written down by hand there may be none. */
  phone: z.union([z.literal(''), Phone]).optional(),
  comments: lines(2_000).optional(),
  needs: Needs.optional(),
  school: line(0, 200).optional(),
})
export type AppointmentChange = z.infer<typeof AppointmentChange>

/** `POST …/move`: another slot of the same event, by its owner or whoever holds the mailed link. */
export const AppointmentMove = z.object({ place: IdOf })
export type AppointmentMove = z.infer<typeof AppointmentMove>

/** `POST …/party`: who comes, by whoever booked. What is left out stays as it is. */
export const Party = z.object({
  people: People.optional(),
  first_name: line(1, 100).optional(),
  last_name: line(1, 100).optional(),
  needs: Needs.optional(),
})
export type Party = z.infer<typeof Party>

/** The secret part of a mailed link. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/)
/** How many of the reservations that are found by words are given. */
export const mostFoundAppointments = 100
