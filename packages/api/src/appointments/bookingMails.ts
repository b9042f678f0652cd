import type { Db } from '../db/db.ts'
import { bookingCancelledMail, type Cancellation } from '../mail/bookingCancelled.ts'
import { bookingConfirmMail } from '../mail/bookingConfirm.ts'
import { bookingConfirmedMail } from '../mail/bookingConfirmed.ts'
import type { BookingMailInput } from '../mail/bookingMail.ts'
import { enqueueMail, type Mail } from '../mail/enqueueMail.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import { readOptions } from '../options/options.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { bookingCalendar } from './calendar.ts'
import { undoTime } from './limits.ts'
import type { Office } from './office.ts'

/** Writes the mail that asks to confirm, in the language of the booking, into the outbox of this transaction. */
export async function mailToConfirm(tx: Db, office: Office, row: BookingRow, token: string): Promise<void> {
  const input = await inputOf(tx, office, row, token)
  const { hold_until } = row.appointment
  const content = bookingConfirmMail(hold_until ? { ...input, holdUntil: hold_until } : input)
  await mailTo(tx, office, row, { kind: 'bookingConfirm', content })
}

/** Writes the mail that says that the place is theirs, with the calendar file and the way to cancel. */
export async function mailConfirmed(tx: Db, office: Office, row: BookingRow, token: string): Promise<void> {
  const input = await inputOf(tx, office, row, token)
  const { language, options: gallery, publicUrl, now } = input
  const ics = bookingCalendar(row, { language, gallery, publicUrl, now })
  const content = bookingConfirmedMail({ ...input, ics })
  await mailTo(tx, office, row, { kind: 'bookingConfirmed', content })
}

/**
 * Writes the mail that says that the booking is no more. What the gallery cancelled waits for a while, so that
 * {@link withdrawCancelled} can take it back.
 */
export async function mailCancelled(
  tx: Db,
  office: Office,
  row: BookingRow,
  cancellation: Cancellation
): Promise<void> {
  // It has no link to the booking: nothing is left to be done with it.
  const input = await inputOf(tx, office, row, '')
  const content = bookingCancelledMail({ ...input, ...cancellation })
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

const aboutBooking = (id: number) => `booking/${id}`

/** Who booked by telephone may have no address: then there is nothing to send. */
async function mailTo(
  tx: Db,
  { now }: Office,
  { appointment: { email, language } }: BookingRow,
  mail: Omit<Mail, 'to' | 'language' | 'now'>
): Promise<void> {
  if (email !== '') await enqueueMail(tx, { ...mail, to: email, language, now })
}

async function inputOf(
  tx: Db,
  { zone, publicUrl, now }: Office,
  { appointment, event, slot }: BookingRow,
  token: string
): Promise<BookingMailInput> {
  const { language, first_name, last_name } = appointment
  return {
    language,
    options: await readOptions(tx),
    timeZone: zone,
    publicUrl,
    appointment: { first_name, last_name },
    event,
    slot,
    token,
    now,
  }
}
