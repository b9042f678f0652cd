import { exportQueries } from '@gallery/contract'
import { asc, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { readOptions } from '../readOptions.ts'
import { slides } from '../tables/slides.table.ts'
import { atOnce } from './batches.ts'
import { bilingual, number, text } from './columns.ts'
import { exportTable, type Row } from './table.ts'

/** The carousel of the home page, in its order. */
export const slidesExport = exportTable({
  kind: 'slides',
  columns: [...number('id', 'position'), ...bilingual('title'), ...text('link', 'filename')],
  filter: exportQueries.whole,
  batches: ({ db }) =>
    atOnce(
      db.select().from(slides).where(isNull(slides.deleted_at)).orderBy(asc(slides.position), asc(slides.id))
    ),
})

/** The site options, a row each; what is no text is written as JSON. */
export const optionsExport = exportTable({
  kind: 'options',
  columns: text('id', 'value'),
  filter: exportQueries.whole,
  batches: ({ db }) => atOnce(optionRows(db)),
})

async function optionRows(db: Db): Promise<Row[]> {
  return Object.entries(await readOptions(db)).map(([id, value]) => ({
    id,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
