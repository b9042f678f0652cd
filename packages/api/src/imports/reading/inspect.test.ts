import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportFacts } from '@gallery/contract'
import { expect, onTestFinished, test } from 'vitest'
import { inspect } from './inspect.ts'
import { openTable } from './openTable.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

async function rowsOf(path: string, facts: ImportFacts) {
  const rows: string[][] = []
  for await (const { row, cells } of openTable(path, facts)) if (row >= facts.first_row) rows.push(cells)
  return rows
}

/** The same sheet as LibreOffice saves it: two rows of names, one of them merged over two columns. */
const sheet = [
  ['SZ-1', 'Ñandú; «pampa»', '50,75', '40,5', '1200', '03/12/2019'],
  ['SZ-2', 'Estructura "abierta"', '120', '90,25', '15000', '31/03/2021'],
]

test.each([
  ['obras-latin1.csv', 'windows-1252'],
  ['obras-bom.csv', 'utf-8'],
  ['obras-utf16.csv', 'utf-16le'],
])('reads %s as %s, with semicolons and decimal commas', async (name, encoding) => {
  const { facts, columns, rows } = await inspect(pathOf(name))
  expect(facts).toMatchObject({ encoding, delimiter: ';', decimal: ',', header_row: 2, first_row: 3 })
  expect(columns.map((column) => column.name)).toEqual(['Código', 'Título', 'Alto', 'Ancho', 'Precio', 'Día'])
  expect(rows).toBe(2)
  const read = await rowsOf(pathOf(name), facts)
  const numbers = read.map((cells) =>
    cells.map((cell) => cell.replace(/,00$|,(\d)0$/, (_all, digit) => (digit ? `,${digit}` : '')))
  )
  expect(numbers).toEqual(sheet)
})

test('reads a spreadsheet: merged names, numbers, days, several sheets', async () => {
  const path = pathOf('obras.xlsx')
  const { facts, sheets, columns } = await inspect(path)
  expect(sheets).toEqual(['Obras', 'Otra'])
  expect(facts).toMatchObject({ format: 'xlsx', sheet: 'Obras', header_row: 2, first_row: 3 })
  expect(columns.map((column) => column.name)).toEqual(['Código', 'Título', 'Alto', 'Ancho', 'Precio', 'Día'])
  expect(await rowsOf(path, facts)).toEqual([
    ['SZ-1', 'Ñandú; «pampa»', '50.75', '40.5', '1200', '2019-12-03'],
    ['SZ-2', 'Estructura "abierta"', '120', '90.25', '15000', '2021-03-31'],
  ])
  expect((await inspect(path, { sheet: 'Otra' })).facts.sheet).toBe('Otra')
})

test('passes over what stands above the names, and counts what is in the columns', async () => {
  const { facts, columns, rows } = await inspect(pathOf('museum.csv'))
  expect(facts).toMatchObject({ delimiter: ',', decimal: '.', header_row: 4, first_row: 5 })
  expect(columns[1]).toMatchObject({ name: 'title', filled: 9 })
  expect(columns[0]?.samples).toEqual(['1.1', '1.2', '1.3'])
  expect(rows).toBe(10)
})

test('takes what somebody corrected', async () => {
  const { facts, columns } = await inspect(pathOf('museum.csv'), { header_row: 0, first_row: 5 })
  expect(facts).toMatchObject({ header_row: 0, first_row: 5 })
  expect(columns[0]?.name).toBe('Columna 1')
})

test.each([
  ['all days can be read either way', '3/12/2019;1\n4/5/2020;2', { days: 'day', unsure: ['days'] }],
  ['one day tells', '3/12/2019;1\n31/5/2020;2', { days: 'day', unsure: [] }],
  ['one day tells the other way', '12/3/2019;1\n5/31/2020;2', { days: 'month', unsure: [] }],
  ['days contradict each other', '31/3/2019;1\n5/31/2020;2', { unsure: ['days'] }],
  ['numbers can be read either way', 'a;1.234\nb;12.500', { decimal: ',', unsure: ['decimal'] }],
  ['one number tells', 'a;1.234\nb;12,5', { decimal: ',', unsure: [] }],
  ['a price tells', 'a;USD 1.234\nb;1,234', { decimal: ',', unsure: ['decimal'] }],
  ['a price tells by its thousands', 'a;USD 1.234\nb;50', { decimal: ',', unsure: [] }],
  ['a price behind its amount tells', 'a;1,234 USD\nb;50', { decimal: '.', unsure: [] }],
  ['a number contradicts the others', 'a;50.75\nb;1.200', { decimal: '.', unsure: ['decimal'] }],
  ['nothing less than one is a thousand', 'a;50.75\nb;0.125\nc;001.002', { decimal: '.', unsure: [] }],
])('says what a file leaves open: %s', async (_case, rows, found) => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-inspect-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'tabla.csv')
  await writeFile(path, `nombre;valor\n${rows}\n`)
  expect((await inspect(path)).facts).toMatchObject(found)
  expect((await inspect(path, { days: 'month', decimal: '.' })).facts).toMatchObject({
    days: 'month',
    decimal: '.',
  })
})

test.each([
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46])],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['an archive', Buffer.from([0x1f, 0x8b, 8, 0])],
])('%s that is called a table is refused', async (_what, bytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-table-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'obras.csv')
  await writeFile(path, bytes)
  await expect(inspect(path)).rejects.toMatchObject({ status: 422, id: 'import.noTable' })
})
