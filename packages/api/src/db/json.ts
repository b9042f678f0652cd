import { Column, is, SQL, sql } from 'drizzle-orm'

/** Columns by the names that they have in an answer; those of a joined record by themselves. */
export interface Columns {
  readonly [name: string]: Column | SQL | Columns
}

/** One JSON object of these columns, made by the database: for a whole list in one row. */
export function jsonOf(columns: Columns): SQL {
  const members = Object.entries(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${isValue(column) ? column : jsonOf(column)}`
  )
  return sql`json_build_object(${sql.join(members, sql`, `)})`
}

/** The columns of a record that was joined if there is one, by its key; else null. */
export function jsonIfAny(key: Column, columns: Columns): SQL {
  return sql`case when ${key} is not null then ${jsonOf(columns)} end`
}

/** All rows of a select as one JSON list, of columns or of what is JSON already. `rows` begins with `from` and has no order. */
export function jsonListOf(columns: Columns | SQL, rows: SQL, order: readonly (Column | SQL)[]): SQL {
  const one = is(columns, SQL) ? columns : jsonOf(columns)
  return sql`(select coalesce(json_agg(${one} order by ${sql.join([...order], sql`, `)}), '[]') ${rows})`
}

function isValue(column: Column | SQL | Columns): column is Column | SQL {
  return is(column, Column) || is(column, SQL)
}
