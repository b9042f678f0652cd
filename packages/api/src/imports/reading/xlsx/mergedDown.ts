import { longestSheetRow, maxColumns, mostMergedDown } from '../limits.ts'
import type { TableRow, TableRows } from '../table.ts'
import { tooMuch } from '../tooMuch.ts'
import { mergedRanges } from './mergedRanges.ts'
import type { Parts } from './openParts.ts'
import { columnOf } from './sheetRows.ts'

/** A cell that is merged with those under it, by its row, that of the last one, and its column counted from 0. */
type Down = { first: number; last: number; at: number }

/** What a merged cell says in the rows under it. */
type Said = { last: number; text: string; isNumber: boolean }

/**
 * The cells of a sheet that are merged downwards in the row `from` or under it, from the topmost on. Those above it are
 * names of columns.
 *
 * @throws Refused 413 for more than anybody makes
 */
export async function readMergedDown(parts: Parts, part: string, from: number): Promise<Down[]> {
  const found: Down[] = []
  for await (const range of mergedRanges(parts, part)) {
    const down = downOf(range)
    if (down && down.first >= from) found.push(down)
    if (found.length > mostMergedDown) throw tooMuch()
  }
  return found.sort((one, other) => one.first - other.first)
}

/** The first column of a merged range; null for one in a single row, and for what is no range. */
function downOf(range: string): Down | null {
  const [, left = '', top, bottom] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/i.exec(range) ?? []
  const down = { first: Number(top), last: Number(bottom), at: columnOf(left) }
  return down.last > down.first && down.at < maxColumns ? down : null
}

/**
 * Rows in which a cell that is merged with those above it says what they say. A row that has nothing of its own stays as
 * it is, and so does what stands in a cell itself.
 *
 * @throws Refused 413 for texts that no row may hold together
 */
export async function* writtenDown(rows: TableRows, downs: readonly Down[]): TableRows {
  const said = new Map<number, Said>()
  let next = 0
  for await (const row of rows) {
    for (const [at, { last }] of said) if (last < row.row) said.delete(at)
    for (let down = downs[next]; down && down.first <= row.row; down = downs[next]) {
      next += 1
      const text = row.cells[down.at] ?? ''
      if (down.first < row.row || text === '') continue
      said.set(down.at, { last: down.last, text, isNumber: row.numbers?.has(down.at) ?? false })
      checkLength(said.values())
    }
    yield said.size > 0 && row.cells.some((cell) => cell.trim() !== '') ? filled(row, said) : row
  }
}

function filled(row: TableRow, said: ReadonlyMap<number, Said>): TableRow {
  const cells = [...row.cells]
  const numbers = new Set(row.numbers)
  for (const [at, { text, isNumber }] of said) {
    while (cells.length <= at) cells.push('')
    if (cells[at] !== '') continue
    cells[at] = text
    if (isNumber) numbers.add(at)
  }
  return { ...row, cells, numbers }
}

function checkLength(said: Iterable<Said>): void {
  let characters = 0
  for (const { text } of said) characters += text.length
  if (characters > longestSheetRow) throw tooMuch()
}
