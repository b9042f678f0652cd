import { type SQL, sql } from 'drizzle-orm'
import { givesBack } from './givesBack.ts'
import { movements } from './works.table.ts'

const of = (line: string) => (column: string) => sql`${sql.identifier(line)}.${sql.identifier(column)}`

/**
 * Whether the work of a line is sold once that line is written. It stays so while it is lent, comes home from a loan or is
 * only written down, until it is consigned again or given back. The one rule for whoever tells a price, which from the sale
 * on is what somebody paid, promises the work to somebody, or asks who consigned it.
 *
 * @param line what the row of `movements` is called in the query; lines that are struck through are the caller's to leave out
 */
export function isSold(line: string): SQL<boolean> {
  const its = of(line)
  return sql<boolean>`coalesce((
    select settling.status = 'Vendida' from ${movements} as settling
    where settling.work_id = ${its('work_id')} and settling.struck_at is null
      and (settling.date, settling.id) <= (${its('date')}, ${its('id')})
      and (settling.status in ('Vendida', 'En consignación') or ${givesBack('settling')})
    order by settling.date desc, settling.id desc limit 1
  ), false)`
}

/**
 * Whether a line of the ledger is a sale: "Vendida" of a work that was not sold by then, or that is sold on, from one buyer
 * who has a name to another. What else happens to a sold work (it goes to be framed, comes back, its buyer gets a name) bears
 * the same status and sells nothing.
 *
 * @param line what the row of `movements` is called in the query
 */
export function isSale(line: string): SQL<boolean> {
  const its = of(line)
  return sql<boolean>`(${its('status')} = 'Vendida' and not coalesce((
    select ${isSold('preceding')}
      and (preceding.owner = '' or ${its('owner')} = '' or fold(preceding.owner) = fold(${its('owner')}))
    from ${movements} as preceding
    where preceding.work_id = ${its('work_id')} and preceding.struck_at is null
      and (preceding.date, preceding.id) < (${its('date')}, ${its('id')})
    order by preceding.date desc, preceding.id desc limit 1
  ), false))`
}
