import { z } from 'zod'
import { many, one } from './answers.ts'
import { EventColor } from './events.ts'
import { Day, Email, Id, Instant, line, lines } from './fields.ts'
import { Language } from './language.ts'
import { Slot } from './places.ts'
import { type Url, withQuery } from './url.ts'

/** A telephone number as people write it, "+54 11 4832-1107 int. 3": at least one digit. */
const Phone = line(1, 40).regex(/^(?=\D*\d)[-+().\d\s/#*a-z]*$/i)

/** The booking form (spec §3): `place` is the id of the slot. */
export const Booking = z.object({
  place: Id,
  email: Email,
  first_name: line(1, 100),
  last_name: line(1, 100),
  phone: Phone,
  comments: lines(2_000).default(''),
  language: Language.optional(),
})
export type Booking = z.infer<typeof Booking>

/** What the gallery writes down for whoever calls or stands at the door: of the two ways to reach them, those they have. */
export const BookingByHand = z.object({
  place: Id,
  email: z.union([z.literal(''), Email]).default(''),
  first_name: line(1, 100),
  last_name: line(1, 100),
  phone: z.union([z.literal(''), Phone]).default(''),
  comments: lines(2_000).default(''),
  /** Of the mails. */
  language: Language.optional(),
})
export type BookingByHand = z.infer<typeof BookingByHand>

/**
 * Whose reservations to list: one's own, or with `all` (super) everybody's of a window of days, narrowed to a slot, an
 * event or those that wait for their confirmation.
 */
export const AppointmentsQuery = z.object({
  all: z.stringbool().optional(),
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(366).default(62),
  place: Id.optional(),
  event: Id.optional(),
  unconfirmed: z.stringbool().optional(),
})
export type AppointmentsQuery = z.infer<typeof AppointmentsQuery>

/** What a visitor sees of a reservation. */
export const Appointment = z.object({
  id: Id,
  confirmed: z.boolean(),
  start: Instant,
  end: Instant,
  place: z.object({
    id: Id,
    event: z.object({
      id: Id,
      title_es: z.string(),
      title_en: z.string(),
      place: z.string(),
      color: EventColor,
    }),
  }),
})
export type Appointment = z.infer<typeof Appointment>

/** What the gallery sees of it. */
export const AppointmentDetail = Appointment.extend({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  comments: z.string(),
  hold_until: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  created_at: Instant,
})
export type AppointmentDetail = z.infer<typeof AppointmentDetail>

export const AppointmentsAnswer = many(Appointment)
export type AppointmentsAnswer = z.infer<typeof AppointmentsAnswer>
export const AppointmentAnswer = one(Appointment)
export const AppointmentDetailsAnswer = many(AppointmentDetail)
export type AppointmentDetailsAnswer = z.infer<typeof AppointmentDetailsAnswer>
export const AppointmentDetailAnswer = one(AppointmentDetail)
export type AppointmentDetailAnswer = z.infer<typeof AppointmentDetailAnswer>
export const BookingAnswer = one(Appointment).extend({ message: z.string() })
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
  hold_until: Instant.nullable(),
})
export type LinkedAppointment = z.infer<typeof LinkedAppointment>
export const LinkedAppointmentAnswer = one(LinkedAppointment)
export type LinkedAppointmentAnswer = z.infer<typeof LinkedAppointmentAnswer>

export const AppointmentChange = z.object({
  confirmed: z.boolean().optional(),
  place: Id.optional(),
  first_name: line(1, 100).optional(),
  last_name: line(1, 100).optional(),
  phone: Phone.optional(),
  comments: lines(2_000).optional(),
})
export type AppointmentChange = z.infer<typeof AppointmentChange>

/** The secret part of a mailed link. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/)

export const linkedAppointmentUrl = (token: string): Url<LinkedAppointmentAnswer> =>
  `/api/appointments/link/${token}`
/** One's own reservations. */
export const appointmentsUrl = (): Url<AppointmentsAnswer> => '/api/appointments'
/** Everybody's reservations of one slot, which begins on the day `from`. */
export const slotAppointmentsUrl = (place: number, from: Day): Url<AppointmentDetailsAnswer> =>
  withQuery('/api/appointments', { all: 1, from, days: 1, place })
