import type { ImportKind } from '@gallery/contract'
import { Refused } from '../../errors.ts'
import { suggest } from '../suggest.ts'
import { columnNames, findHeader } from './header.ts'
import { maxColumns } from './limits.ts'
import { sheetsOf } from './openTable.ts'
import type { TableRows } from './table.ts'

/** Sheets, and rows of each, that are looked at. */
const mostSheets = 20
const mostRows = 1_000
/** Rows at the beginning in which the names of the columns may stand. */
const headRows = 40

/**
 * The sheet that looks most like a table of a kind: the one with the most rows and columns that we know by their names.
 * Where none has any, the first one; empty for a file without sheets.
 */
export async function likeliestSheet(
  path: string,
  sheets: readonly string[],
  kind: ImportKind
): Promise<string> {
  const [first = ''] = sheets
  if (sheets.length < 2) return first
  let best = { name: first, score: 0 }
  for await (const { name, rows } of sheetsOf(path, mostSheets)) {
    const score = await scoreOf(rows, kind).catch(nothing)
    if (score > best.score) best = { name, score }
  }
  return best.name
}

/** A sheet that cannot be read is none to begin with; whoever chooses it is told why. */
function nothing(error: unknown): 0 {
  if (error instanceof Refused) return 0
  throw error
}

async function scoreOf(rows: TableRows, kind: ImportKind): Promise<number> {
  const head: string[][] = []
  let filled = 0
  for await (const { row, cells } of rows) {
    if (row > mostRows) break
    while (head.length < Math.min(row - 1, headRows)) head.push([])
    if (row <= headRows) head.push(cells)
    if (cells.filter((cell) => cell.trim() !== '').length > 1) filled += 1
  }
  const { header_row } = findHeader(head, kind)
  if (header_row === 0) return 0
  const width = Math.min(maxColumns, head[header_row - 1]?.length ?? 0)
  return filled * Object.keys(suggest(kind, columnNames(head, header_row, width))).length
}
