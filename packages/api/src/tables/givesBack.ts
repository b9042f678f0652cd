import { type SQL, sql } from 'drizzle-orm'
import { movements } from './works.table.ts'

/**
 * Whether a line of the ledger gives its work back to whose it is: "Devuelta", unless the work was lent by the last line
 * before that says anything else. Then it is home again, however often that is said: a new price repeats it. The one rule
 * for whoever reads where a work is: rooms, what is shown, the ledger.
 *
 * @param line what the row of `movements` is called in the query; lines that are struck through are the caller's to leave out
 */
export function givesBack(line: string): SQL<boolean> {
  const of = (column: string) => sql`${sql.identifier(line)}.${sql.identifier(column)}`
  return sql<boolean>`(${of('status')} = 'Devuelta' and 'Prestada' is distinct from (
    select earlier.status from ${movements} as earlier
    where earlier.work_id = ${of('work_id')} and earlier.struck_at is null
      and earlier.status <> 'Devuelta' and (earlier.date, earlier.id) < (${of('date')}, ${of('id')})
    order by earlier.date desc, earlier.id desc limit 1
  ))`
}
