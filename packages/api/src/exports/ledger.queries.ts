import { exportQueries, today } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { findLines } from '../ledger/whereabouts.queries.ts'
import { itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import { byIds } from './batches.ts'
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
  async *batches({ db, now, zone }, choice) {
    const day = choice.day ?? today(now, zone)
    const lines = new Map((await findLines(db, { ...choice, day })).map((line) => [line.work_id, line]))
    yield* byIds([...lines.keys()], async (part) =>
      (await readWorks(db, part)).map((work) => ({ ...lines.get(work.id), ...work, day, work_id: work.id }))
    )
  },
})

function readWorks(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: works.id,
      work_code: works.code,
      artist: artists.display,
      title_es: works.title_es,
      title_en: works.title_en,
    })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(inArray(works.id, [...ids]))
}
