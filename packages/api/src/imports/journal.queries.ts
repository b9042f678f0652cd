import { addRows } from '../db/addRows.ts'
import type { Db } from '../db/db.ts'
import { importJournal } from '../tables/imports.table.ts'

/** A line of the journal, without its import. */
export type JournalLine = Omit<typeof importJournal.$inferInsert, 'import_id' | 'id'>

/** Notes what an import did, in the transaction that did it. */
export async function note(db: Db, importId: number, lines: readonly JournalLine[]): Promise<void> {
  if (lines.length === 0) return
  const whole = { was: null, links: null, left_at: null }
  await addRows(
    db,
    importJournal,
    lines.map((line) => ({ ...whole, ...line, import_id: importId }))
  )
}
