import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotes } from '../../testing/hostileTables.ts'
import { csvRows } from './csvRows.ts'
import { maxCells } from './limits.ts'
import type { TableRow } from './table.ts'

/** The rows of a text that comes in pieces of that many characters. */
async function read(text: string, piece = 1_000, delimiter = ','): Promise<TableRow[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece)
  }
  const rows: TableRow[] = []
  for await (const row of csvRows(pieces(), delimiter)) rows.push(row)
  return rows
}

test('reads quotes, doubled quotes, separators and line breaks in quotes, every end of line', async () => {
  const rows = await read('a,"b ""c"", d"\r\n"one\ntwo",\n\rlast,"x"')
  expect(rows.map((row) => row.cells)).toEqual([['a', 'b "c", d'], ['one\ntwo', ''], [''], ['last', 'x']])
})

test('a quote in the middle of a cell stands for itself', async () => {
  expect((await read('12" x 8",b\n"a "quoted" word",c')).map((row) => row.cells)).toEqual([
    ['12" x 8"', 'b'],
    ['a "quoted" word', 'c'],
  ])
})

test('a quote that is never closed costs its own line', async () => {
  const rows = await read('a,b\nc,"cut\nd,e\nf,"g"')
  expect(rows).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['c', 'cut'], problem: 'unclosed' },
    { row: 3, cells: ['d', 'e'] },
    { row: 4, cells: ['f', 'g'] },
  ])
})

test.each([',', ',"x"'])(
  'of a row of far too many cells (%s) the first are read, and the next row is whole',
  async (cell) => {
    const rows = await read(`a${cell.repeat(maxCells + 100)}\nb,c`)
    expect(rows.map((row) => row.cells.length)).toEqual([maxCells, 2])
  }
)

test('of a row that is too long for a row, too', async () => {
  const [row] = await read(`a${','.repeat(1_100_000)}\nb,c`)
  expect(row).toMatchObject({ problem: 'unclosed' })
  expect(row?.cells).toHaveLength(maxCells)
})

test('whatever is written comes back, in pieces of any size', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (cells, piece) => {
      const text = stringify(cells, { quoted: true })
      expect((await read(text, piece)).map((row) => row.cells)).toEqual(cells)
    })
  )
})

// So long that a reading whose time grows with the square of the text would take minutes.
test.each(Object.entries(quotes(3_000_000)))('reads three megabytes of %s in time', async (_what, text) => {
  let rows = 0
  for (const { row } of await read(text, 64 * 1024)) rows = row
  expect(rows).toBeGreaterThan(0)
})
