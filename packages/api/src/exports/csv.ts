import { stringify } from 'csv-stringify/sync'
import { guardFormula } from '../tableFiles/formulas.ts'
import { joinMany } from '../tableFiles/manyInCell.ts'
import { type Cell, cellsOf, type Exported, type OpenTable } from './table.ts'

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A table as CSV (RFC 4180): UTF-8, commas, a decimal point, days as `2025-03-06`, instants in UTC. Texts that a
 * spreadsheet would run as a formula are written with an apostrophe in front, see `guardFormula`, which an import takes
 * away again.
 */
export async function* csvOf({ columns, batches }: OpenTable, gallery: Exported): AsyncGenerator<string> {
  yield byteOrderMark + linesOf([columns.map(({ name }) => name)])
  for await (const rows of batches(gallery)) {
    yield linesOf(rows.map((row) => cellsOf(row, columns).map(written)))
  }
}

function linesOf(rows: string[][]): string {
  // A lone line feed ends a line for most readers too.
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return guardFormula(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'object') return guardFormula(joinMany(cell))
  return String(cell)
}
