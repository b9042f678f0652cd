import { open } from 'node:fs/promises'
import type { ImportFacts } from '@gallery/contract'
import { Refused } from '../../errors.ts'
import { csvRows } from './csvRows.ts'
import { decoded } from './encoding.ts'
import { workbookLimits } from './limits.ts'
import type { TableRows } from './table.ts'
import { tooMuch } from './tooMuch.ts'
import { readMergedDown, writtenDown } from './xlsx/mergedDown.ts'
import { openParts } from './xlsx/openParts.ts'
import { readSharedStrings } from './xlsx/sharedStrings.ts'
import { sheetRows } from './xlsx/sheetRows.ts'
import { readStyles } from './xlsx/styles.ts'
import { readWorkbook } from './xlsx/workbook.ts'

/** What the rows of a file are read by. Cells that are merged downwards are written out from `first_row` on, if it is given. */
type Reading = Pick<ImportFacts, 'format' | 'encoding' | 'delimiter' | 'decimal' | 'sheet'> &
  Partial<Pick<ImportFacts, 'first_row'>>

/** The first bytes of what is dropped by mistake: pictures, films, PDF, archives that are no workbook. */
const noTables = [
  '\xff\xd8\xff',
  '\x89PNG',
  'GIF8',
  'II*\0',
  'MM\0*',
  'RIFF',
  '%PDF',
  '\x1f\x8b',
  'Rar!',
  '7z\xbc\xaf',
].map((bytes) => Buffer.from(bytes, 'latin1'))

/** What a file is, by its first bytes, whatever its name says. @throws Refused 422 for a table of another kind, or none */
export async function formatOf(path: string): Promise<ImportFacts['format']> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead === 0) throw new Refused(422, 'import.empty')
    if (buffer.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'xlsx'
    if (buffer.readUInt32BE() === 0xd0cf11e0) throw new Refused(422, 'import.oldExcel')
    if (noTables.some((bytes) => buffer.subarray(0, bytes.length).equals(bytes))) {
      throw new Refused(422, 'import.noTable')
    }
    return 'csv'
  } finally {
    await file.close()
  }
}

/** Every row of a file from its first one, as a stream. `onMerge` hears of merged cells, after the rows. */
export function openTable(path: string, reading: Reading, onMerge?: (range: string) => void): TableRows {
  if (reading.format === 'csv') return storable(csvRows(decoded(path, reading.encoding), reading.delimiter))
  return storable(workbookRows(path, reading, onMerge))
}

/** NUL and halves of letters, which no database keeps, become the sign of what cannot be read. */
async function* storable(rows: TableRows): TableRows {
  for await (const row of rows) {
    yield { ...row, cells: row.cells.map((cell) => cell.replaceAll(/[\0\p{Cs}]/gu, '\ufffd')) }
  }
}

/** The rows of each of the first sheets of an XLSX file, by the sheet's name: the workbook is opened once for all. */
export async function* sheetsOf(
  path: string,
  count: number
): AsyncGenerator<{ name: string; rows: TableRows }, void, undefined> {
  const parts = await openParts(path, workbookLimits, tooMuch)
  try {
    const { sheets, is1904 } = await readWorkbook(parts)
    const context = {
      strings: await readSharedStrings(parts),
      styles: await readStyles(parts),
      is1904,
      decimal: '.',
    } as const
    for (const { name, part } of sheets.slice(0, count)) yield { name, rows: sheetRows(parts, part, context) }
  } finally {
    parts.close()
  }
}

/** The names of the sheets of an XLSX file. */
export async function sheetNames(path: string): Promise<string[]> {
  const parts = await openParts(path, workbookLimits, tooMuch)
  try {
    return (await readWorkbook(parts)).sheets.map((sheet) => sheet.name)
  } finally {
    parts.close()
  }
}

async function* workbookRows(path: string, reading: Reading, onMerge?: (range: string) => void): TableRows {
  const parts = await openParts(path, workbookLimits, tooMuch)
  try {
    const { sheets, is1904 } = await readWorkbook(parts)
    const sheet = sheets.find(({ name }) => name === reading.sheet)
    if (!sheet) throw new Refused(422, 'import.noSheet')
    const { first_row } = reading
    const downs = first_row === undefined ? [] : await readMergedDown(parts, sheet.part, first_row)
    const rows = sheetRows(parts, sheet.part, {
      strings: await readSharedStrings(parts),
      styles: await readStyles(parts),
      is1904,
      decimal: reading.decimal,
      onMerge,
    })
    yield* writtenDown(rows, downs)
  } finally {
    parts.close()
  }
}
