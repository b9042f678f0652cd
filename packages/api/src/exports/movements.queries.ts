import { exportQueries } from '@gallery/contract'
import { asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { movements, works } from '../works/works.table.ts'
import { byIds } from './batches.ts'
import { day, instant, number, secret, text } from './columns.ts'
import { exportTable } from './table.ts'

/** The ledgers of all works, oldest line first. */
export const movementsExport = exportTable({
  kind: 'movements',
  columns: [
    ...number('id', 'work_id'),
    ...text('work_hash', 'work_code', 'status'),
    ...day('date'),
    ...secret([...text('owner'), ...number('price'), ...text('currency', 'address')]),
    ...instant('created_at'),
  ],
  filter: exportQueries.whole,
  async *batches({ db }) {
    const found = await db
      .select({ id: movements.id })
      .from(movements)
      .innerJoin(works, eq(works.id, movements.work_id))
      .where(isNull(works.deleted_at))
      .orderBy(asc(movements.work_id), asc(movements.date), asc(movements.id))
    yield* byIds(
      found.map(({ id }) => id),
      (ids) =>
        db
          .select({ ...getTableColumns(movements), work_hash: works.hash, work_code: works.code })
          .from(movements)
          .innerJoin(works, eq(works.id, movements.work_id))
          .where(inArray(movements.id, [...ids]))
    )
  },
})
