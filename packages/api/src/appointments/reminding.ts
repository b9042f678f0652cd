import { addDays, dayRange, instantOf, today } from '@gallery/contract'
import { and, asc, eq, gte, isNotNull, isNull, lt, ne, not } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { type BookingRow, bookings } from './appointments.queries.ts'
import { isReminded, isToldOfMove, mailReminder } from './bookingMails.ts'

/**
 * Writes the mail that reminds one person of the visit that is theirs tomorrow, once the clock of the gallery shows the
 * hour for it (docs/product.md, The day before). Several processes may do it at once: the row of a booking is locked
 * while its mail is written, and whoever comes second finds the mail.
 *
 * @returns whether there was a booking to remind of, after which there may be another one
 */
export async function remindNext(office: Office): Promise<boolean> {
  const { db, now, zone } = office
  const { reminderHour } = await readOptions(db)
  const day = today(now, zone)
  if (now < instantOf(day, `${String(reminderHour).padStart(2, '0')}:00`, zone)) return false
  const tomorrow = addDays(day, 1)
  return db.transaction(async (tx) => {
    const row = await lockNext(tx, { tomorrow, zone })
    if (row) await mailReminder(tx, office, row, tomorrow)
    return row !== undefined
  })
}

/**
 * A booking of tomorrow whose reminder is not written. Whose visit was confirmed or moved today has had a mail that says
 * when it is, or it waits to be taken back.
 */
async function lockNext(
  tx: Db,
  { tomorrow, zone }: { tomorrow: string; zone: string }
): Promise<BookingRow | undefined> {
  const { start, end } = dayRange(tomorrow, zone)
  const midnight = dayRange(addDays(tomorrow, -1), zone).start
  const [row] = await bookings(tx)
    .where(
      and(
        gte(slots.start, start),
        lt(slots.start, end),
        isNull(slots.deleted_at),
        isNull(events.deleted_at),
        eq(events.requires_registration, true),
        eq(events.reminder, true),
        isNotNull(appointments.confirmed_at),
        lt(appointments.confirmed_at, midnight),
        isNull(appointments.cancelled_at),
        isNull(appointments.deleted_at),
        ne(appointments.email, ''),
        not(isReminded(tomorrow)),
        not(isToldOfMove(midnight))
      )
    )
    .orderBy(asc(slots.start), asc(appointments.id))
    .limit(1)
    .for('update', { of: appointments, skipLocked: true })
  return row
}
