import { type SQL, sql } from 'drizzle-orm'

/**
 * The first or the last day of a record, as a number: of its `date` where it has such a column, else by its EDTF, else of
 * its year. Years before our era are counted without a year zero, days with one.
 */
export function dayOf(end: 'first' | 'last', hasDate = false): SQL {
  const date = `(extract(year from "date") * 10000 + extract(month from "date") * 100 + extract(day from "date"))::integer`
  const year = `(year + case when year < 0 then 1 else 0 end) * 10000 + ${end === 'first' ? 101 : 1231}`
  return sql.raw(`coalesce(${hasDate ? `${date}, ` : ''}edtf_${end}(date_edtf), ${year})`)
}
