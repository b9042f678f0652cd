import { exportQueries } from '@gallery/contract'
import { aliasedTable, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { lineKind, linesAsked } from '../ledger/lines.queries.ts'
import { fullName } from '../tables/fullName.ts'
import { users } from '../tables/users.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { byIds } from './batches.ts'
import { day, instant, number, secret, text } from './columns.ts'
import { exportTable } from './table.ts'

const strikers = aliasedTable(users, 'strikers')

/** The ledgers of all works, work by work, the oldest line first, with the lines that are struck through. */
export const movementsExport = exportTable({
  kind: 'movements',
  columns: [
    ...number('id', 'work_id'),
    ...text('work_hash', 'work_code', 'status'),
    ...day('date'),
    ...text('purpose', 'kind'),
    ...secret([
      ...text('owner'),
      ...number('price'),
      ...text('currency', 'address', 'contact', 'contact_email'),
      ...day('due', 'consigned_until'),
    ]),
    ...instant('created_at', 'struck_at'),
    ...secret(text('struck_by', 'struck_why')),
  ],
  filter: exportQueries.movements,
  async *batches({ db }, choice) {
    const found = await db
      .select({ id: movements.id })
      .from(movements)
      .innerJoin(works, eq(works.id, movements.work_id))
      .where(linesAsked(choice))
      .orderBy(asc(movements.work_id), asc(movements.date), asc(movements.id))
    yield* byIds(
      found.map(({ id }) => id),
      (ids) =>
        db
          .select({
            ...getTableColumns(movements),
            kind: lineKind,
            work_hash: works.hash,
            work_code: works.code,
            struck_by: fullName(strikers),
          })
          .from(movements)
          .innerJoin(works, eq(works.id, movements.work_id))
          .leftJoin(strikers, eq(strikers.id, movements.struck_by))
          .where(inArray(movements.id, [...ids]))
    )
  },
})
