import { and, asc, count, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { appointments } from '../tables/appointments.table.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { slots } from '../tables/slots.table.ts'
import { type BookingRow, bookings } from './appointments.queries.ts'

/**
 * Bookings by the name, the mail or the telephone of whoever booked, whatever became of them: those to come first, the
 * next one at the top, then the past ones, the last one first. Every word must be found.
 *
 * @param limit how many are given; `total` says how many there are
 */
export async function findBookings(
  db: Db,
  query: string,
  { now, limit }: { now: Date; limit: number }
): Promise<{ total: number; data: BookingRow[] }> {
  const words = searchedWords(query)
  if (words.length === 0) return { total: 0, data: [] }
  const found = and(isNull(appointments.deleted_at), ...words.map(isAbout))
  const instant = sql`${now.toISOString()}::timestamptz`
  const away = sql`abs(extract(epoch from ${slots.start} - ${instant}))`
  const [counted] = await db.select({ total: count() }).from(appointments).where(found)
  const data = await bookings(db)
    .where(found)
    .orderBy(sql`${slots.end} <= ${instant}`, away, asc(appointments.id))
    .limit(limit)
  return { total: counted?.total ?? 0, data }
}

/** A telephone is found however its digits are set apart, as it is written down and as it is asked for. */
function isAbout(word: string): SQL | undefined {
  const digits = word.replace(/\D/g, '')
  const isNumber = digits.length >= 3 && /^[-+().\d/]+$/.test(word)
  const asWritten = contains(appointments.search, word)
  return isNumber && digits !== word ? or(asWritten, contains(appointments.search, digits)) : asWritten
}
