import type { Db } from '../db/db.ts'
import { bookingCancelledMail } from '../mail/bookingCancelled.ts'
import { bookingConfirmMail } from '../mail/bookingConfirm.ts'
import { bookingConfirmedMail } from '../mail/bookingConfirmed.ts'
import type { BookingMailInput } from '../mail/bookingMail.ts'
import { enqueueMail, type Mail } from '../mail/enqueueMail.ts'
import { readOptions } from '../options/options.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { bookingCalendar } from './calendar.ts'
import type { Office } from './office.ts'

/** Writes the mail that asks to confirm, in the language of the booking, into the outbox of this transaction. */
export async function mailToConfirm(tx: Db, office: Office, row: BookingRow, token: string): Promise<void> {
  const input = await inputOf(tx, office, row, token)
  const { hold_until } = row.appointment
  const content = bookingConfirmMail(hold_until ? { ...input, holdUntil: hold_until } : input)
  await enqueueMail(tx, { ...addressed(row, office.now), kind: 'bookingConfirm', content })
}

/** Writes the mail that says that the place is theirs, with the calendar file and the way to cancel. */
export async function mailConfirmed(tx: Db, office: Office, row: BookingRow, token: string): Promise<void> {
  const input = await inputOf(tx, office, row, token)
  const { language, options: gallery, publicUrl, now } = input
  const ics = bookingCalendar(row, { language, gallery, publicUrl, now })
  const content = bookingConfirmedMail({ ...input, ics })
  await enqueueMail(tx, { ...addressed(row, now), kind: 'bookingConfirmed', content })
}

/** Writes the mail that says that the booking is no more; `by` is whose doing it was. */
export async function mailCancelled(
  tx: Db,
  office: Office,
  row: BookingRow,
  by: 'visitor' | 'gallery'
): Promise<void> {
  // It has no link to the booking: nothing is left to be done with it.
  const input = await inputOf(tx, office, row, '')
  const content = bookingCancelledMail({ ...input, by })
  await enqueueMail(tx, { ...addressed(row, office.now), kind: 'bookingCancelled', content })
}

function addressed({ appointment }: BookingRow, now: Date): Pick<Mail, 'to' | 'language' | 'now'> {
  return { to: appointment.email, language: appointment.language, now }
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
