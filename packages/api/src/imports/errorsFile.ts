import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Language } from '@gallery/contract'
import { stringify } from 'csv-stringify/sync'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { say } from '../say.ts'
import { guardFormula, unguardFormula } from '../tableFiles/formulas.ts'
import { importRows } from '../tables/imports.table.ts'
import type { ImportRecord } from './imports.queries.ts'
import { rowsApart } from './reading/apart/readApart.ts'
import { sayFault } from './sayFault.ts'

/** Refused rows that are asked for at a time. */
const batch = 500

/**
 * The refused rows of a file as CSV: its columns as they are, and one more that says why, to be mended and brought in
 * again. They are written beside the file first, as they may be as many as it has: whoever downloads slowly keeps neither
 * memory nor the reader of tables, and the stream goes on when the folder is gone.
 */
export async function errorsFile(
  db: Db,
  { id, columns, facts }: Pick<ImportRecord, 'id' | 'columns' | 'facts'>,
  path: string,
  language: Language
): Promise<Readable> {
  const names = columns.map((column) => column.name)
  const heading = [...names, say(language, 'import.errorColumn')]
  // What an export, or somebody at a spreadsheet, guarded already is not guarded twice: it would come back changed.
  const asMeant = facts.format === 'csv' ? unguardFormula : (cell: string) => cell
  const file = await open(`${path}-errors`, 'w+')
  try {
    await file.write(`\ufeff${lineOf(heading)}`)
    const refused = refusedRows(db, id, language)
    let next = await refused.next()
    await rowsApart(path, facts, async ({ row, cells }) => {
      if (next.done) return 'enough'
      if (row !== next.value.row) return undefined
      const whole = [...names.map((_name, at) => cells[at] ?? ''), ...cells.slice(names.length)]
      await file.write(lineOf([...whole.map(asMeant), next.value.reasons]))
      next = await refused.next()
      return undefined
    })
  } catch (error) {
    await file.close()
    throw error
  }
  return file.createReadStream({ start: 0 })
}

async function* refusedRows(db: Db, id: number, language: Language) {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ row: importRows.row, faults: importRows.faults })
      .from(importRows)
      .where(and(eq(importRows.import_id, id), eq(importRows.state, 'error'), gt(importRows.row, last)))
      .orderBy(asc(importRows.row))
      .limit(batch)
    if (rows.length === 0) return
    for (const { row, faults } of rows) {
      const reasons = faults.map((each) => sayFault(each, language))
      yield {
        row,
        reasons: reasons.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join(' '),
      }
    }
    last = rows.at(-1)?.row ?? last
  }
}

function lineOf(cells: readonly string[]): string {
  return stringify([cells.map(guardFormula)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
