import { eventHref } from '@gallery/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bookingCodes } from '../bookingCodes/bookingCodes.ts'
import { codePng } from '../bookingCodes/codePicture.ts'
import type { Db } from '../db/db.ts'
import { bookingCancelledMail, type Cancellation } from '../mail/bookingCancelled.ts'
import { bookingChangedMail } from '../mail/bookingChanged.ts'
import { bookingConfirmMail } from '../mail/bookingConfirm.ts'
import { bookingConfirmedMail } from '../mail/bookingConfirmed.ts'
import type { BookingMailInput } from '../mail/bookingMail.ts'
import { bookingMovedMail, type Move } from '../mail/bookingMoved.ts'
import { bookingOfferedMail } from '../mail/bookingOffered.ts'
import { bookingReminderMail } from '../mail/bookingReminder.ts'
import { codeAttachment } from '../mail/doorCode.ts'
import { enqueueMail, type Mail } from '../mail/enqueueMail.ts'
import { withdrawMails, withdrawMailsUnder } from '../mail/withdrawMails.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { findSlots } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { mails } from '../tables/mails.table.ts'
import type { BookingRow } from './appointments.queries.ts'
import { addBookingKey } from './bookingKeys.queries.ts'
import { calendarAttachment } from './calendar.ts'
import { undoTime } from './limits.ts'

/**
 * Writes the mail that asks to confirm, or to take the place that was offered, in the language of the booking, into the
 * outbox of this transaction. An offer is of no use any more when its time is over.
 */
export async function mailToConfirm(
  tx: Db,
  office: Office,
  row: BookingRow,
  waiting: Waiting = {}
): Promise<void> {
  await withdrawMove(tx, row.appointment.id)
  const input = await linkedInput(tx, office, row)
  const about = aboutConfirming(row.appointment.id)
  if (row.offered) {
    const content = bookingOfferedMail(input)
    const expiresAt = row.appointment.hold_until ?? row.slot.start
    await mailTo(tx, office, row, { kind: 'bookingOffered', content, about, expiresAt, ...waiting })
  } else {
    const content = bookingConfirmMail(input)
    await mailTo(tx, office, row, { kind: 'bookingConfirm', content, about, ...waiting })
  }
}

/** Writes the mail that asks to confirm a booking that was just made; `token` is the secret of its links. */
export async function mailBooked(tx: Db, office: Office, row: BookingRow, token: string): Promise<void> {
  const content = bookingConfirmMail({ ...(await inputOf(tx, office, row)), token })
  await mailTo(tx, office, row, {
    kind: 'bookingConfirm',
    content,
    about: aboutConfirming(row.appointment.id),
  })
}

/** Writes the mail that says that the place is theirs, with the calendar file and the way to cancel. */
export async function mailConfirmed(
  tx: Db,
  office: Office,
  row: BookingRow,
  waiting: Waiting = {}
): Promise<void> {
  await withdrawMove(tx, row.appointment.id)
  const content = bookingConfirmedMail(await linkedInput(tx, office, row))
  await mailTo(tx, office, row, { kind: 'bookingConfirmed', content, ...waiting })
}

/**
 * Writes the mail that says that the visit, which was to be at another time `before`, now is when its slot says: because
 * the gallery moved it, or because whoever booked did.
 */
export async function mailMoved(
  tx: Db,
  office: Office,
  row: BookingRow,
  before: Move['before'],
  waiting: Waiting = {}
): Promise<void> {
  await withdrawReminders(tx, row.appointment.id)
  if (await mailUntold(tx, office, row)) return
  const content = bookingMovedMail({ ...(await linkedInput(tx, office, row)), before })
  await mailTo(tx, office, row, { kind: 'bookingMoved', content, about: aboutMoved(row), ...waiting })
}

/** Writes the mail that says that who comes has changed: how many, the name or what they need; and who changed that. */
export async function mailChanged(
  tx: Db,
  office: Office,
  row: BookingRow,
  by: 'visitor' | 'gallery'
): Promise<void> {
  const { id } = row.appointment
  if (by === 'gallery') {
    // What was to tell of a move waits no longer: both are told at once.
    const told = await withdrawMove(tx, id)
    const before = told === undefined ? undefined : await startOf(tx, office, told)
    if (before) return mailMoved(tx, office, row, before)
  } else if (await mailUntold(tx, office, row)) return
  const content = bookingChangedMail({ ...(await linkedInput(tx, office, row)), by })
  await mailTo(tx, office, row, { kind: 'bookingChanged', content })
}

/** When a slot begins, for whoever was told of it; undefined where it is gone. */
export async function startOf(tx: Db, { now }: Office, id: number): Promise<{ start: Date } | undefined> {
  const [slot] = await findSlots(tx, now, [id])
  return slot && { start: new Date(slot.start) }
}

/**
 * Whoever was not told yet that the gallery moved them is told what holds now: what it was before is nothing to them.
 * @returns whether that was so
 */
async function mailUntold(tx: Db, office: Office, row: BookingRow): Promise<boolean> {
  if ((await withdrawMove(tx, row.appointment.id)) === undefined) return false
  const isConfirmed = row.appointment.confirmed_at !== null
  await (isConfirmed ? mailConfirmed : mailToConfirm)(tx, office, row, { about: aboutMoved(row) })
  return true
}

/**
 * Writes the mail that reminds of a visit on `day`, once for each: a second one for that day is not written. Call it while
 * the booking is locked. It is of no use any more when the visit begins.
 */
export async function mailReminder(tx: Db, office: Office, row: BookingRow, day: string): Promise<void> {
  const { id } = row.appointment
  const about = aboutReminder(id, day)
  const isWritten = await tx.$count(appointments, and(eq(appointments.id, id), isReminded(day)))
  if (isWritten) return
  const content = bookingReminderMail(await linkedInput(tx, office, row))
  await mailTo(tx, office, row, { kind: 'bookingReminder', content, about, expiresAt: row.slot.start })
}

/**
 * Writes the mail that says that the booking, as `row` has it now, is no more, and leads to the other times of the event
 * where it is `bookable`. What the gallery cancelled waits for a while, so that {@link withdrawCancelled} can take it back.
 */
export async function mailCancelled(
  tx: Db,
  office: Office,
  row: BookingRow,
  { bookable, ...cancellation }: Cancellation & { bookable: boolean }
): Promise<void> {
  await withdrawReminders(tx, row.appointment.id)
  // Who cancels needs not be told any more where the gallery had moved them.
  if (cancellation.by === 'visitor') await withdrawMove(tx, row.appointment.id)
  // It has no link to the booking: nothing is left to be done with it.
  const content = bookingCancelledMail({
    ...(await inputOf(tx, office, row)),
    ...cancellation,
    ...(bookable && { again: timesOf(row, office) }),
  })
  const waits =
    cancellation.by === 'gallery'
      ? { about: aboutBooking(row.appointment.id), dueAt: new Date(office.now.getTime() + undoTime) }
      : {}
  await mailTo(tx, office, row, { kind: 'bookingCancelled', content, ...waits })
}

/** Takes back the mails that say that bookings are cancelled. @returns the bookings of which one had not left yet */
export async function withdrawCancelled(tx: Db, ids: readonly number[]): Promise<number[]> {
  const withdrawn = await withdrawMails(tx, ids.map(aboutBooking))
  return ids.filter((id) => withdrawn.has(aboutBooking(id)))
}

/** Takes back the mail that asks to confirm a booking, as far as it has not left: its address was not theirs. */
export async function withdrawConfirming(tx: Db, id: number): Promise<void> {
  await withdrawMails(tx, [aboutConfirming(id)])
}

/** When a mail leaves, and by what it can be found until then. */
type Waiting = Pick<Mail, 'about' | 'dueAt'>

/** A mail about a move waits for a while, so that {@link withdrawMove} can take it back. `told`: where they think to be. */
export function waitingMove({ now }: Office, id: number, told: number): Waiting {
  return { about: `${aboutMove(id)}${told}`, dueAt: new Date(now.getTime() + undoTime) }
}

/**
 * Takes back the mail that says that a booking was moved: it was moved again, or a newer mail says what holds.
 *
 * @returns the slot that whoever booked was told of last; undefined when no such mail waits
 */
export async function withdrawMove(tx: Db, id: number): Promise<number | undefined> {
  const [told] = await withdrawMailsUnder(tx, aboutMove(id))
  return told === undefined ? undefined : Number(told)
}

/** Takes back what was to remind of a booking that is no more, or is at another time. */
async function withdrawReminders(tx: Db, id: number): Promise<void> {
  await withdrawMailsUnder(tx, aboutReminder(id, ''))
}

/** Of a query over bookings: whether a mail was written that reminds of the visit on `day`. */
export function isReminded(day: string): SQL {
  return sql`exists (select from ${mails} where ${mails.about} <> '' and ${mails.about} = 'booking/' || ${appointments.id} || ${reminderOf(day)})`
}

/**
 * Of a query over bookings: whether a mail was written since an instant that says that the visit has another time. Who was
 * told is read once for the whole query, not for each booking.
 */
export function isToldOfMove(since: Date): SQL {
  return sql`${appointments.id}::text in (
    select split_part(${mails.about}, '/', 2) from ${mails}
    where ${mails.created_at} >= ${since.toISOString()}::timestamptz and ${mails.about} like ${`booking/%${moved}%`})`
}

const reminderOf = (day: string) => `/reminder/${day}`
const aboutReminder = (id: number, day: string) => `${aboutBooking(id)}${reminderOf(day)}`
const aboutBooking = (id: number) => `booking/${id}`
const aboutConfirming = (id: number) => `booking/${id}/to confirm`
const moved = '/moved '
/** What waits, so that the gallery can take it back: by the slot that whoever booked was told of last. */
const aboutMove = (id: number) => `${aboutBooking(id)}${moved}from/`
/** What leaves at once. */
const aboutMoved = ({ appointment, slot }: BookingRow) =>
  `${aboutBooking(appointment.id)}${moved}to/${slot.id}`

/** Who booked by telephone may have no address: then there is nothing to send. */
async function mailTo(
  tx: Db,
  { now }: Office,
  { appointment: { email, language } }: BookingRow,
  mail: Omit<Mail, 'to' | 'language' | 'now'>
): Promise<void> {
  if (email !== '') await enqueueMail(tx, { ...mail, to: email, language, now })
}

/** What a mail is made of that has links to the booking. They are new ones: of those before only the hashes are kept. */
async function linkedInput(tx: Db, office: Office, row: BookingRow): Promise<BookingMailInput> {
  const token = await addBookingKey(tx, row.appointment.id, 'link')
  return { ...(await inputOf(tx, office, row)), token }
}

async function inputOf(tx: Db, office: Office, row: BookingRow): Promise<BookingMailInput> {
  const { zone, publicUrl, now } = office
  const { appointment, event, slot } = row
  const { language, people, first_name, last_name, needs, school, confirmed_at, hold_until, cancelled_at } =
    appointment
  const options = office.options ?? (await readOptions(tx))
  const house = { language, gallery: options, publicUrl, now }
  return {
    language,
    options,
    timeZone: zone,
    publicUrl,
    appointment: { people, first_name, last_name, needs, school },
    event,
    slot,
    token: '',
    now,
    ...(confirmed_at === null && hold_until ? { holdUntil: hold_until } : {}),
    ...(confirmed_at === null ? {} : { calendar: calendarAttachment(row, house) }),
    ...(confirmed_at === null || cancelled_at !== null ? {} : { code: await codeOf(tx, row) }),
  }
}

/** Where the times of the event are that a booking is of, in the language of whoever booked. */
function timesOf({ appointment, event }: BookingRow, { publicUrl }: Office): string {
  return `${publicUrl}${eventHref(event, appointment.language)}#visit`
}

/** What is shown at the door. */
async function codeOf(tx: Db, { appointment }: BookingRow): Promise<BookingMailInput['code']> {
  const code = (await bookingCodes(tx)).of(appointment.id)
  return { code, picture: codeAttachment(await codePng(code)) }
}
