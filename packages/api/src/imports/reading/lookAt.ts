import { type ImportFacts, type ImportUnsure, importUnsure } from '@gallery/contract'
import { dayCounter } from './dayOrder.ts'
import { decimalCounter } from './decimalSign.ts'
import { openTable } from './openTable.ts'
import { spanOf, spread } from './xlsx/merges.ts'

/** Rows at the beginning in which the names of the columns may stand. */
const headRows = 40
/** Rows that are looked at for the sign of decimals and the order of days. */
const lookedRows = 2_000
/** Merged cells that are looked at. */
const mostSpans = 1_000

/** The beginning of a file: its first rows by their numbers, as they stand and with merged cells written out. */
export type Look = Pick<ImportFacts, 'decimal' | 'days' | 'unsure'> & {
  head: string[][]
  spreadHead: string[][]
}

/** Looks at the beginning of a file. */
export async function lookAt(
  path: string,
  reading: Pick<ImportFacts, 'format' | 'encoding' | 'delimiter' | 'sheet'>
): Promise<Look> {
  const head: string[][] = []
  const spans: NonNullable<ReturnType<typeof spanOf>>[] = []
  const decimals = decimalCounter()
  const days = dayCounter()
  const rows = openTable(path, { ...reading, decimal: '.' }, (range) => {
    const span = spanOf(range)
    if (span && span.row <= headRows && spans.length < mostSpans) spans.push(span)
  })
  for await (const { row, cells, numbers } of rows) {
    // A spreadsheet leaves rows out that are empty.
    while (head.length < Math.min(row - 1, headRows)) head.push([])
    if (row <= headRows) head.push(cells)
    if (row <= lookedRows) {
      decimals.add({ cells, numbers })
      days.add(cells)
    } else if (reading.format === 'csv') break
  }
  const spreadHead = head.map((cells) => [...cells])
  spread(spreadHead, spans)
  const isUnsure: Readonly<Record<ImportUnsure, boolean>> = {
    decimal: decimals.isUnsure(),
    days: days.isUnsure(),
  }
  return {
    head,
    spreadHead,
    decimal: decimals.sign(reading.delimiter),
    days: days.first(),
    unsure: importUnsure.filter((what) => isUnsure[what]),
  }
}
