import { z } from 'zod'
import { accessNeeds } from './accessNeeds.ts'
import { many, one } from './answers.ts'
import { readBookingCode } from './bookingCode.ts'
import { EventColor } from './events.ts'
import { Day, Id, Instant, line } from './fields.ts'
import { Language } from './language.ts'
import { mostPlaces } from './mostPeople.ts'

/** How somebody was let in: from the list, by the code of their booking, or without one. `undo` takes an entry back. */
export const arrivalKinds = ['list', 'code', 'walkIn', 'undo'] as const
export const ArrivalKind = z.enum(arrivalKinds)
export type ArrivalKind = z.infer<typeof ArrivalKind>

/** What was done at a door for one booking; never changed, only followed by another. */
export const Arrival = z.object({
  /** Made by the phone that did it. */
  key: z.uuid(),
  how: ArrivalKind,
  /** How many it counts for: fewer went out again where it is below zero. */
  people: z.int(),
  /** How many were let in at that door. More than it counts for: the same booking had come in at another one. */
  asked: z.int(),
  at: Instant,
  /** Which phone, and what its door is called; empty where nobody named it. */
  device: z.string(),
  door: z.string(),
})
export type Arrival = z.infer<typeof Arrival>

/** Whoever has a place at a time, as the door knows them. */
export const DoorGuest = z.object({
  /** Of the booking. */
  id: Id,
  /** What their QR code says. */
  code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: Language,
  comments: z.string(),
  needs: z.array(z.enum(accessNeeds)),
  school: z.string(),
  /** How many come. */
  people: z.int().min(1),
  confirmed: z.boolean(),
  /** How many are inside. */
  inside: z.int().min(0),
  /** What was done at the doors, in that order. */
  arrivals: z.array(Arrival),
})
export type DoorGuest = z.infer<typeof DoorGuest>

/** A bookable time with who comes, by surname. */
export const DoorSlot = z.object({
  id: Id,
  start: Instant,
  end: Instant,
  label_es: z.string(),
  label_en: z.string(),
  /** How many places it has; none is free where it is closed. */
  limit: z.int().min(0),
  unavailable: z.boolean(),
  event: z.object({
    title_es: z.string(),
    title_en: z.string(),
    place: z.string(),
    color: EventColor,
  }),
  guests: z.array(DoorGuest),
})
export type DoorSlot = z.infer<typeof DoorSlot>

/** `GET /api/door`: the day to list; today where none is named. */
export const DoorQuery = z.object({ day: Day.optional() })

/** The list for the door, as it is `now`. */
export const DoorList = z.object({
  day: Day,
  now: Instant,
  /** IANA name of the zone whose day it is. */
  zone: z.string(),
  slots: z.array(DoorSlot),
})
export type DoorList = z.infer<typeof DoorList>
export const DoorListAnswer = one(DoorList)
export type DoorListAnswer = z.infer<typeof DoorListAnswer>

const done = { key: z.uuid(), at: Instant }

/** How many signs what a door is called may have, and the name of whoever comes without a booking. */
export const longestDoorName = { door: 60, walkIn: 100 } as const

/** What is done at a door. Sent twice, by its `key` it is done once. */
export const DoorAction = z.discriminatedUnion('what', [
  /** Somebody with a booking comes in; below zero as many were counted by mistake. */
  z.object({
    ...done,
    what: z.literal('in'),
    appointment: Id,
    people: z
      .int()
      .min(-mostPlaces)
      .max(mostPlaces)
      .refine((people) => people !== 0),
    how: z.enum(['list', 'code']),
    /** Whether they may be more than were booked for, as far as places are free. */
    more: z.boolean().default(false),
  }),
  /** Somebody without a booking takes free places of a time. */
  z.object({
    ...done,
    what: z.literal('walkIn'),
    place: Id,
    people: z.int().min(1).max(mostPlaces),
    name: line(0, longestDoorName.walkIn).default(''),
  }),
  /** Takes back what another action did. */
  z.object({ ...done, what: z.literal('undo'), undoes: z.uuid() }),
])
export type DoorAction = z.infer<typeof DoorAction>
export type DoorActionForm = z.input<typeof DoorAction>

/** How many actions of a door go at once. */
export const maxDoorActions = 200

/** `POST /api/door`: what was done at a door, in that order; of a day without a connection all at once. */
export const DoorActions = z.object({
  /** The phone: random, made by itself. */
  device: z.string().regex(/^[\w-]{8,64}$/),
  /** What its door is called, if anything. */
  door: line(0, longestDoorName.door).default(''),
  actions: z.array(DoorAction).min(1).max(maxDoorActions),
})
export type DoorActions = z.infer<typeof DoorActions>

/**
 * What came of an action.
 * `done`: as it was asked, now or when it was sent before. `twice`: all or some had come in already, by what `arrivals`
 * of the booking say. `full`: there are not as many free places. `gone`: there is no such booking, time or action any
 * more. `over`: it is of another day.
 */
export const doorOutcomes = ['done', 'twice', 'full', 'gone', 'over'] as const
export const DoorOutcome = z.enum(doorOutcomes)
export type DoorOutcome = z.infer<typeof DoorOutcome>

export const DoorOutcomesAnswer = many(
  z.object({
    key: z.uuid(),
    outcome: DoorOutcome,
    /** How many it counts for. */
    people: z.int(),
    /** The booking that it is about, as it is now; null where there is none. */
    guest: DoorGuest.nullable(),
  })
)
export type DoorOutcomesAnswer = z.infer<typeof DoorOutcomesAnswer>

/** The code of a booking in a path, as somebody types it. */
export const BookingCode = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = readBookingCode(text)
    if (code !== undefined) return code
    context.addIssue({ code: 'custom', message: 'not a code' })
    return z.NEVER
  })

/** `GET /api/door/codes/{code}`: whose code it is, of whatever day. */
export const CodeAnswer = one(
  z.object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    people: z.int().min(1),
    cancelled: z.boolean(),
    start: Instant,
    event: z.object({ title_es: z.string(), title_en: z.string() }),
  })
)
export type CodeAnswer = z.infer<typeof CodeAnswer>

/** A code to be shown at the door. */
const ShownCode = z.object({
  code: z.string(),
  /** Its QR code: the rows from the top, a letter for each module, `1` for a dark one. */
  qr: z.array(z.string()),
})

/** The codes of one's own bookings that are confirmed and not over, by booking. */
export const OwnCodesAnswer = many(ShownCode.extend({ id: Id }))
export type OwnCodesAnswer = z.infer<typeof OwnCodesAnswer>
/** The code of the booking of a mailed link; null while it is not confirmed, and once it is cancelled or over. */
export const LinkedCodeAnswer = one(ShownCode.nullable())
export type LinkedCodeAnswer = z.infer<typeof LinkedCodeAnswer>

/** Whose attendance to count: of the times of an event, of a time, or of a window of days. */
export const AttendanceQuery = z.object({
  event: Id.optional(),
  place: Id.optional(),
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(366).default(1),
})

/** Who came to a time, in people. */
export const Attendance = z.object({
  /** Of the slot. */
  id: Id,
  start: Instant,
  /** Who has a place, walk-ins among them. */
  count: z.int().min(0),
  /** Who was let in; null where nobody was, at no door: then nobody counted. */
  attended: z.int().min(0).nullable(),
  /** Of those how many came without a booking. */
  walk_ins: z.int().min(0),
  /** Of confirmed bookings, who did not come; null while the time is not over, and where nobody counted. */
  no_shows: z.int().min(0).nullable(),
})
export type Attendance = z.infer<typeof Attendance>
export const AttendanceAnswer = many(Attendance)
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>
