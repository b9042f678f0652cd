import { addDays } from '@gallery/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { slots } from '../tables/slots.table.ts'
import { readOpening } from './opening.queries.ts'

/** How many days ahead holidays are asked for: whoever looks for a free day finds it sooner, or none. */
const ahead = 731

/**
 * Whether a slot of a query, not before the day `from`, begins on an open day or was opened on purpose: `isOffered` of the
 * contract in the database's words.
 */
export async function onOpenDay(db: Db, zone: string, from: string): Promise<SQL | undefined> {
  const { openDays, closures, holidays } = await readOpening(db, from, addDays(from, ahead))
  const day = sql`(${slots.start} at time zone ${zone}::text)::date`
  const closed = [
    ...closures.filter(({ to }) => to >= from),
    ...holidays.map((holiday) => ({ from: holiday.day, to: holiday.day })),
  ]
  const weekdays = sql.join(
    openDays.map(({ weekday }) => sql`${weekday}::int`),
    sql`, `
  )
  return or(
    eq(slots.open_anyway, true),
    and(
      sql`extract(isodow from ${day})::int = any(array[${weekdays}]::int[])`,
      ...closed.map((range) => sql`${day} not between ${range.from}::date and ${range.to}::date`)
    )
  )
}
