import { type DateBound, type Decade, endless, readEdtf, spanOf, undated } from '@gallery/contract'
import { and, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns that say from and to which day a record may be. */
export type Days = { first_day: AnyPgColumn; last_day: AnyPgColumn }

/** The same, wherever they stand in a query. */
type DaysIn = { first_day: AnyPgColumn | SQL; last_day: AnyPgColumn | SQL }

const never = sql.raw(String(endless.first))
const forever = sql.raw(String(endless.last))
/** The most decades that a record is of: one that says less of when it was made is of those of its first century. */
const longest = sql.raw('90')

/** The day that a record is put in order by: its first, of what has no beginning its last. */
export function dayInOrder({ first_day, last_day }: DaysIn): SQL {
  return sql`case when ${first_day} = ${never} then ${last_day} else ${first_day} end`
}

/** The first and the last year that a record may be of; of what has no end the first alone. */
export function yearsOf(days: Days): { first: SQL; last: SQL } {
  const first = yearIn(dayInOrder(days))
  const { last_day } = days
  return { first, last: sql`case when ${last_day} = ${forever} then ${first} else ${yearIn(last_day)} end` }
}

/** The year of a day: days are counted with a year zero, years without one. */
function yearIn(day: AnyPgColumn | SQL): SQL {
  return sql`(floor(${day} / 10000::float8) - case when ${day} < 10000 then 1 else 0 end)::int`
}

/** The day before the first of a year, which is counted without a year zero, as days are not. */
function before(year: number): number {
  return (year < 0 ? year + 1 : year) * 10_000
}

/** The first year of the first and of the last decade that a record may be of; null for what nobody knows the time of. */
export function decadesOf(days: DaysIn): { first: SQL<number | null>; last: SQL<number | null> } {
  const first = decadeIn(dayInOrder(days))
  const { last_day } = days
  return {
    first,
    last: sql`case when ${last_day} = ${forever} then ${first} else least(${decadeIn(last_day)}, ${first} + ${longest}) end`,
  }
}

/** True for what is known to have been made within ten years: what a chronology can draw. */
export function isNear({ first_day, last_day }: Days): SQL {
  return sql`${last_day} - ${first_day} < 100000`
}

function decadeIn(day: AnyPgColumn | SQL): SQL<number | null> {
  return sql<number | null>`(floor(${yearIn(day)} / 10::float8) * 10)::int`
}

/** True for what may be of a decade; undefined where none is asked for. */
export function isOfDecade(days: Days, decade: Decade | undefined): SQL | undefined {
  if (decade === undefined) return undefined
  if (decade === undated) return isNull(days.first_day)
  const { first, last } = decadesOf(days)
  return and(isWithin(days, decade, decade + 9), sql`${first} <= ${decade}`, sql`${last} >= ${decade}`)
}

/** True for what may be of a time between these, all of both among it. */
export function isWithin(
  days: Days,
  from: DateBound | undefined,
  to: DateBound | undefined
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(days.last_day, firstDay(from)),
    to === undefined ? undefined : lte(days.first_day, lastDay(to))
  )
}

function firstDay(bound: DateBound): number {
  return typeof bound === 'number' ? before(bound) : (spanIn(bound)?.first ?? endless.first)
}

function lastDay(bound: DateBound): number {
  return typeof bound === 'number' ? before(bound) + 9_999 : (spanIn(bound)?.last ?? endless.last)
}

function spanIn(text: string) {
  const edtf = readEdtf(text)
  return typeof edtf === 'string' ? null : spanOf(edtf)
}

/** Each decade of a record in a row of its own, beside it: to be counted. One without a time has a row without one. */
export function beside({ first, last }: { first: SQL; last: SQL }): SQL {
  return sql`left join lateral generate_series(${first}, ${last}, 10) as decades (decade) on true`
}
