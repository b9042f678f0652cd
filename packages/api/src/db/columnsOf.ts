import type { Fields } from '@gallery/contract'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns of a table that hold these fields of its records: each has one of its name. */
export function columnsOf<List extends Fields, Table extends Readonly<Record<keyof List, AnyPgColumn>>>(
  table: Table,
  fields: List
): Pick<Table, keyof List>
export function columnsOf(
  table: Readonly<Record<string, AnyPgColumn>>,
  fields: Fields
): Record<string, AnyPgColumn | undefined> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, table[name]]))
}
