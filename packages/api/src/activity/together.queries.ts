import { and, asc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { activity } from '../tables/activity.table.ts'
import type { Entry } from './entry.queries.ts'

// What one write did to several records of a kind is one line of the log, told by the newest of its entries: they share
// their transaction. The entries of an import have a line of their own already.

/**
 * Only the entry that tells of all that stand together with it: there is none newer. Sought for each entry by itself, in
 * an index: joined, a hundred thousand that stand together would be compared with one another.
 */
export const isHead: SQL = sql`${activity.id} >= coalesce((
  select newer.id from ${activity} as newer
  where newer.transaction = ${activity.transaction} and newer.kind = ${activity.kind}
    and newer.action = ${activity.action}
    and newer.shown and newer.batch is null and newer.record_id is not null
  order by newer.id desc limit 1
), 0)`

/** The entries that stand together with one, itself among them. */
export function standsWith(id: number): SQL | undefined {
  return and(
    sql`(${activity.transaction}, ${activity.kind}, ${activity.action}) = (
      select one.transaction, one.kind, one.action from ${activity} as one where one.id = ${id})`,
    isNull(activity.batch),
    isNotNull(activity.record_id)
  )
}

/** The entries that stand together with one, itself among them, oldest first. */
export function findTogether(db: Db, { id }: Entry): Promise<Entry[]> {
  return db
    .select()
    .from(activity)
    .where(and(activity.shown, standsWith(id)))
    .orderBy(asc(activity.id))
}

const Count = z.object({ id: z.coerce.number(), count: z.number() })

/** How many entries stand together with each of these, by its id. */
export async function countTogether(db: Db, entries: readonly Entry[]): Promise<Map<number, number>> {
  const single = entries.filter(({ batch, record_id }) => batch === null && record_id !== null)
  if (single.length === 0) return new Map()
  const ids = sql.join(
    single.map(({ id }) => sql`${id}`),
    sql`, `
  )
  const rows = await selectRows(
    db,
    sql`
      select head.id, count(*)::int as count
      from ${activity} as head
      join ${activity} as one using (transaction, kind, action)
      where head.id in (${ids}) and one.shown and one.batch is null and one.record_id is not null
      group by head.id`,
    Count
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
