import { type Decade, undated } from '@gallery/contract'
import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** True for what is of a decade, by its year; undefined where none is asked for. */
export function isOfDecade(year: AnyPgColumn, decade: Decade | undefined): SQL | undefined {
  if (decade === undefined) return undefined
  return decade === undated ? isNull(year) : and(gte(year, decade), lt(year, decade + 10))
}

/** The first year of a year's decade, or null. */
export function decadeOf(year: AnyPgColumn): SQL<number | null> {
  return sql<number | null>`(floor(${year} / 10.0) * 10)::int`
}
