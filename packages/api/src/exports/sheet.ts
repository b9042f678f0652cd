import { shownIn } from '@gallery/contract'
import { fitIntoCell } from '../tableFiles/fullCell.ts'
import { joinMany } from '../tableFiles/manyInCell.ts'
import { escapeXmlText } from '../tableFiles/xmlText.ts'
import { type Cell, type Column, cellsOf, type Exported, type OpenTable } from './table.ts'

/** Width of a column in digits, by what it holds. */
const widths: Readonly<Record<Column['kind'], number>> = {
  text: 28,
  many: 28,
  number: 10,
  flag: 8,
  day: 12,
  instant: 20,
}

/** The sheet of an XLSX file as XML, some hundred rows at a time. Its styles are those of `xlsx.ts`. */
export async function* sheetOf({ columns, batches }: OpenTable, gallery: Exported): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  yield '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
  yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const cols = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`
  )
  yield `<cols>${cols.join('')}</cols><sheetData>`
  yield `<row r="1">${columns.map(({ name }, at) => textCell(place(at, 1), name, ' s="1"')).join('')}</row>`
  let number = 1
  for await (const rows of batches(gallery)) {
    const lines = rows.map((row) => {
      number += 1
      const cells = cellsOf(row, columns).map((cell, at) =>
        cellOf(place(at, number), cell, columns[at]?.kind, gallery.zone)
      )
      return `<row r="${number}">${cells.join('')}</row>`
    })
    yield lines.join('')
  }
  yield '</sheetData></worksheet>'
}

/** `A1` of the first column's first row, `AB12` of the twenty-eighth column's twelfth. */
function place(column: number, row: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return `${letters}${row}`
}

function cellOf(at: string, cell: Cell, kind: Column['kind'] | undefined, zone: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="3"><v>${serialOfInstant(cell, zone)}</v></c>`
  if (typeof cell === 'object') return cell.length === 0 ? '' : textCell(at, joinMany(cell))
  const serial = kind === 'day' ? serialOfDay(cell) : null
  return serial === null ? textCell(at, cell) : `<c r="${at}" s="2"><v>${serial}</v></c>`
}

function textCell(at: string, text: string, style = ''): string {
  return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXmlText(fitIntoCell(text))}</t></is></c>`
}

const dayLength = 86_400_000
/** The number that spreadsheets give to 1 January 1970. */
const unixEpoch = 25_569

/** The number of a day in a spreadsheet, or null before March 1900, where they do not agree. */
function serialOfDay(day: string): number | null {
  const serial = Date.parse(`${day}T00:00:00Z`) / dayLength + unixEpoch
  return serial >= 61 ? serial : null
}

/** The number of an instant in a spreadsheet, which knows no zones: as clocks in the gallery's zone show it. */
function serialOfInstant(instant: Date, zone: string): number {
  return shownIn(zone, instant).getTime() / dayLength + unixEpoch
}
