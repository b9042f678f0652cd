import { addDays, dayRange, instantOf, today } from '@gallery/contract'
import { and, asc, eq, gte, isNotNull, isNull, lt, ne, not } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { findOtherZone } from '../installation/zone.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { type BookingRow, bookings } from './appointments.queries.ts'
import { isReminded, isToldOfMove, mailReminder } from './bookingMails.ts'

/** How many reminders are written at a time: whoever wants one of these bookings meanwhile waits for all of them. */
const atOnce = 25

/**
 * Writes the mails that remind some people of the visits that are theirs tomorrow, once the clock of the gallery shows the
 * hour for it (docs/product.md, The day before). Several processes may do it at once: the rows of the bookings are locked
 * while their mails are written, and whoever comes second finds the mails. All are written or, where the process ends
 * before, none. None is written while the zone is not the one in which the visits were made.
 *
 * @returns of how many bookings it was to remind, after which there may be others
 */
export async function remindNext(office: Office): Promise<number> {
  const { db, now, zone } = office
  const options = office.options ?? (await readOptions(db))
  const day = today(now, zone)
  if (now < instantOf(day, `${String(options.reminderHour).padStart(2, '0')}:00`, zone)) return 0
  // By a zone that nobody has accepted visits have hours at which they are not, and a mail cannot be taken back.
  if ((await findOtherZone(db, zone)) !== null) return 0
  const tomorrow = addDays(day, 1)
  return db.transaction(async (tx) => {
    const rows = await lockNext(tx, { tomorrow, zone })
    for (const row of rows) await mailReminder(tx, { ...office, options }, row, tomorrow)
    return rows.length
  })
}

/**
 * Bookings of tomorrow whose reminders are not written. Whose visit was confirmed or moved today has had a mail that says
 * when it is, or it waits to be taken back.
 */
function lockNext(tx: Db, { tomorrow, zone }: { tomorrow: string; zone: string }): Promise<BookingRow[]> {
  const { start, end } = dayRange(tomorrow, zone)
  const midnight = dayRange(addDays(tomorrow, -1), zone).start
  return bookings(tx)
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
    .limit(atOnce)
    .for('update', { of: appointments, skipLocked: true })
}
