import type { ImportColumn, ImportFacts, ImportKind } from '@gallery/contract'
import { Refused } from '../../errors.ts'
import { cleanCell } from '../cells/clean.ts'
import { cut } from '../cells/cut.ts'
import { isBareAmount } from '../cells/prices.ts'
import { readList } from '../cells/words.ts'
import { currencyIn, headingOf, unitIn } from '../headings.ts'
import { isSurnameFirst } from '../names/personName.ts'
import { findDelimiter } from './delimiter.ts'
import { decoded, findEncoding } from './encoding.ts'
import { columnNames, findHeader } from './header.ts'
import { likeliestSheet } from './likeliestSheet.ts'
import { maxColumns, maxRows } from './limits.ts'
import { lookAt } from './lookAt.ts'
import { formatOf, openTable, sheetNames } from './openTable.ts'

/** A file that was read once from end to end. */
export type Inspected = {
  facts: ImportFacts
  sheets: string[]
  columns: ImportColumn[]
  /** Rows with data. */
  rows: number
}

/** Values of a column that are shown, and characters of each. */
const shownSamples = 3
const shownText = 120
/** Characters of a cell that may be names of artists. */
const longestNames = 1_000
/** Characters of a text that are looked at for its separator. */
const headText = 200_000

/**
 * Finds out about a file what can be found, and takes as `given` what somebody corrected: how it is written, where its
 * data begin, its columns with what is in them. Reads it as a stream.
 *
 * @param kind what is to be brought in: of several sheets the one is read that looks most like a table of it
 * @throws Refused 422 for a file that is no table, 413 for one with too many rows or columns, or that is too much to read
 */
export async function inspect(
  path: string,
  given: Partial<ImportFacts> = {},
  kind: ImportKind = 'works'
): Promise<Inspected> {
  const format = await formatOf(path)
  const isText = format === 'csv'
  const encoding = given.encoding ?? (isText ? await findEncoding(path) : 'utf-8')
  const delimiter = given.delimiter ?? (isText ? await findDelimiter(await headOf(path, encoding)) : ',')
  const sheets = isText ? [] : await sheetNames(path)
  const sheet = sheets.find((name) => name === given.sheet) ?? (await likeliestSheet(path, sheets, kind))
  const look = await lookAt(path, { format, encoding, delimiter, sheet })
  if (look.head.length === 0) throw new Refused(422, 'import.empty')
  const found = findHeader(look.head, kind)
  const header_row = given.header_row ?? found.header_row
  const first_row = Math.max(
    header_row + 1,
    given.first_row ?? (given.header_row === undefined ? found.first_row : 1)
  )
  const decimal = given.decimal ?? look.decimal
  const days = given.days ?? look.days
  const { unsure } = look
  const facts: ImportFacts = {
    format,
    encoding,
    delimiter,
    decimal,
    days,
    unsure,
    sheet,
    header_row,
    first_row,
  }
  return { facts, sheets, ...(await countValues(path, facts, look.spreadHead)) }
}

async function countValues(path: string, facts: ImportFacts, head: string[][]) {
  const columns: Omit<ImportColumn, 'name'>[] = []
  let rows = 0
  for await (const { row, cells } of openTable(path, facts)) {
    if (row > maxRows) throw new Refused(413, 'import.tooManyRows', { max: maxRows })
    if (row < facts.first_row || isBlank(cells)) continue
    rows += 1
    for (const [at, cell] of cells.slice(0, maxColumns).entries()) add(columns, at, cell)
  }
  // Names that span several columns stand in the row above.
  const rowsOfNames = head.slice(Math.max(0, facts.header_row - 2), facts.header_row)
  const named = Math.max(
    0,
    ...rowsOfNames.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  )
  if (named > maxColumns) throw new Refused(413, 'import.tooManyColumns', { max: maxColumns })
  const last = columns.findLastIndex((column) => column.filled > rows / 100) + 1
  const names = columnNames(head, facts.header_row, facts.header_row === 0 ? last : Math.max(named, 1))
  return {
    rows,
    columns: names.map((name, at) => ({
      name,
      ...saidBy(name),
      ...(columns[at] ?? { filled: 0, samples: [] }),
    })),
  }
}

/** What a column's name says of the values under it. */
function saidBy(name: string): Pick<ImportColumn, 'unit' | 'currency'> {
  const heading = headingOf(name)
  const unit = unitIn(heading)
  const currency = currencyIn(heading)
  return { ...(unit ? { unit } : {}), ...(currency ? { currency } : {}) }
}

function add(columns: Omit<ImportColumn, 'name'>[], at: number, cell: string): void {
  while (columns.length <= at) columns.push({ filled: 0, samples: [] })
  const column = columns[at]
  const value = cleanCell(cell)
  if (!column || value === '') return
  column.filled += 1
  if (areSurnamesFirst(cell)) column.surnames_first = (column.surnames_first ?? 0) + 1
  if (isBareAmount(value)) column.bare_amounts = (column.bare_amounts ?? 0) + 1
  const sample = cut(value, shownText)
  if (column.samples.length < shownSamples && !column.samples.includes(sample)) column.samples.push(sample)
}

/** Whether a cell is a name with its surname first, or several of them. */
function areSurnamesFirst(cell: string): boolean {
  if (!cell.includes(',') || cell.length > longestNames) return false
  return readList(cell, cleanCell).every(isSurnameFirst)
}

/** Whether a row has nothing in it; such rows are passed over wherever they stand. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

async function headOf(path: string, encoding: ImportFacts['encoding']): Promise<string> {
  let head = ''
  for await (const piece of decoded(path, encoding)) {
    head += piece
    if (head.length >= headText) break
  }
  return head
}
