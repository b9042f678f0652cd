import { addDays } from '@gallery/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { slots } from '../tables/slots.table.ts'
import { readOpening } from './opening.queries.ts'

/** How many days ahead holidays are asked for where no last day is said: whoever looks for a free day finds it sooner, or none. */
const ahead = 731

/**
 * Whether a slot of a query, not before the day `from` and not after the day `to`, begins on an open day or was opened on
 * purpose: `isOffered` of the contract in the database's words. Where no last day is said and the gallery keeps holidays, a
 * day that is further ahead than they were asked for counts as closed until it comes nearer: nobody looked whether it is one.
 */
export async function onOpenDay(
  db: Db,
  zone: string,
  from: string,
  to = addDays(from, ahead)
): Promise<SQL | undefined> {
  const { openDays, closures, holidays } = await readOpening(db, from, to)
  const day = sql`(${slots.start} at time zone ${zone}::text)::date`
  const closed = [
    ...closures.filter((closure) => closure.to >= from),
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
      holidays.length > 0 ? sql`${day} <= ${to}::date` : undefined,
      ...closed.map((range) => sql`${day} not between ${range.from}::date and ${range.to}::date`)
    )
  )
}
