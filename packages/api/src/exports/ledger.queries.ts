import { exportQueries, today } from '@gallery/contract'
import { findWhereabouts } from '../ledger/whereabouts.queries.ts'
import { atOnce } from './batches.ts'
import { day, number, secret, text } from './columns.ts'
import { exportTable } from './table.ts'

/** Where works were at the end of a day, whose and at what value: of today, unless a day is named. */
export const ledgerExport = exportTable({
  kind: 'ledger',
  columns: [
    ...number('work_id'),
    ...text('work_code', 'artist', 'title_es', 'title_en'),
    ...day('day', 'since'),
    ...text('at', 'status', 'purpose'),
    ...secret([
      ...text('owner'),
      ...number('price'),
      ...text('currency', 'address', 'contact'),
      ...day('due', 'consigned_until'),
    ]),
  ],
  filter: exportQueries.ledger,
  batches: ({ db, now, zone }, choice) =>
    atOnce(readRows(db, { ...choice, day: choice.day ?? today(now, zone) })),
})

async function readRows(...[db, asked]: Parameters<typeof findWhereabouts>) {
  const rows = await findWhereabouts(db, asked)
  return rows.map(({ work, ...row }) => ({
    ...row,
    day: asked.day,
    work_id: work.id,
    work_code: work.code,
    artist: work.artist?.display,
    title_es: work.title_es,
    title_en: work.title_en,
  }))
}
