import type { ImportFacts } from '@gallery/contract'
import { unescapeXmlText } from '../../../tableFiles/xmlText.ts'
import { longestSheetRow, maxColumns } from '../limits.ts'
import type { TableRow, TableRows } from '../table.ts'
import { tooMuch } from '../tooMuch.ts'
import { dayOf } from './days.ts'
import type { Parts } from './openParts.ts'
import { parseXml, type XmlEvent } from './parseXml.ts'
import type { Styles } from './styles.ts'
import { withZeros } from './zeros.ts'

/** What the cells of a sheet are read with. */
export type SheetContext = {
  strings: readonly string[]
  styles: Styles
  is1904: boolean
  /** How numbers are written out, so that they read like the texts of the same file. */
  decimal: ImportFacts['decimal']
  /** Called with each range of merged cells, such as `B1:D1`; they stand after the rows. */
  onMerge?: ((range: string) => void) | undefined
}

/** The rows of a sheet with their own numbers; those without cells are not there. */
export async function* sheetRows(parts: Parts, part: string, context: SheetContext): TableRows {
  const reader = rowReader(context)
  for await (const events of parseXml(parts, part)) {
    for (const event of events) {
      const row = reader(event)
      if (row) yield row
    }
  }
}

/** Takes events one by one and gives a row at the end of each. */
function rowReader({ strings, styles, is1904, decimal, onMerge }: SheetContext) {
  let numbers = new Set<number>()
  let row: TableRow = { row: 0, cells: [], numbers }
  let cell = { at: 0, type: '', style: 0 }
  let text = ''
  let characters = 0
  let isValue = false

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      numbers = new Set()
      row = { row: nextRow(attributes.r, row.row), cells: [], numbers }
      characters = 0
    } else if (name === 'c') {
      const at = /^[A-Z]{1,3}\d/i.test(attributes.r ?? '') ? columnOf(attributes.r ?? '') : row.cells.length
      cell = { at, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) }
      text = ''
    } else if (name === 'v' || name === 't') isValue = true
    else if (name === 'mergeCell') onMerge?.(attributes.ref ?? '')
  }

  function close(name: string): TableRow | null {
    if (name === 'v' || name === 't') isValue = false
    if (name === 'c' && cell.at < maxColumns) {
      while (row.cells.length < cell.at) row.cells.push('')
      numbers.delete(cell.at)
      const value = written()
      characters += value.length - (row.cells[cell.at]?.length ?? 0)
      if (characters > longestSheetRow) throw tooMuch()
      row.cells[cell.at] = value
    }
    return name === 'row' ? row : null
  }

  function written(): string {
    if (text === '') return ''
    if (cell.type === 's') return unescapeXmlText(strings[Number(text)] ?? '')
    if (cell.type === 'b') return text === '1' ? 'true' : 'false'
    if (cell.type !== 'n') return unescapeXmlText(text)
    const number = Number(text)
    // A number that is none, or no day, stays as it stands: whoever reads the cell refuses it with its reason.
    if (!Number.isFinite(number)) return unescapeXmlText(text)
    const day = styles.days.has(cell.style) ? dayOf(number, is1904) : null
    if (day !== null) return day
    numbers.add(cell.at)
    const zeros = styles.zeros.get(cell.style)
    if (zeros !== undefined) return withZeros(number, zeros) ?? plain(number)
    return plain(number)
  }

  function plain(number: number): string {
    // A spreadsheet keeps 15 digits; what lies beyond them is noise of the binary number.
    return String(Number(number.toPrecision(15))).replace('.', decimal)
  }

  return (event: XmlEvent): TableRow | null => {
    if (event.type === 'open') open(event.name, event.attributes)
    else if (event.type === 'close') return close(event.name)
    else if (isValue) text += event.text
    return null
  }
}

/** The number of a row: the one that it says, if it comes after the last one's, else the next. */
function nextRow(said: string | undefined, last: number): number {
  const number = Number(said ?? Number.NaN)
  return Number.isSafeInteger(number) && number > last ? number : last + 1
}

/** The place of a cell in its row, counted from 0: `C7` is 2. */
export function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.replace(/\d.*$/, '').toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
