import type { WorkSummary } from '@gallery/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { hasWork } from '../tables/openHolds.ts'
import { options } from '../tables/options.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'

/**
 * Says of the works that visitors see which are held for somebody, where the gallery wants visitors to know: never who
 * has them, nor until when. One query, whatever the gallery wants.
 */
export async function withReserved<Row extends Pick<WorkSummary, 'id'>>(
  db: Db,
  rows: readonly Row[],
  now: Date
): Promise<(Row & Pick<WorkSummary, 'reserved'>)[]> {
  if (rows.length === 0) return []
  const isTold = sql`exists (
    select from ${options} where ${eq(options.id, 'showReserved')} and ${options.value} = 'true'::jsonb
  )`
  const held = await db
    .select({ id: workHolds.work_id })
    .from(workHolds)
    .where(
      and(
        inArray(
          workHolds.work_id,
          rows.map(({ id }) => id)
        ),
        hasWork(now),
        isTold
      )
    )
  const reserved = new Set(held.map(({ id }) => id))
  return rows.map((row) => (reserved.has(row.id) ? { ...row, reserved: true } : row))
}

/** The same of one work. */
export async function asReserved<Row extends Pick<WorkSummary, 'id'>>(
  db: Db,
  row: Row,
  now: Date
): Promise<Row & Pick<WorkSummary, 'reserved'>> {
  const [marked = row] = await withReserved(db, [row], now)
  return marked
}
