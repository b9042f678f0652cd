import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { row, text, workbookFile } from '../../../testing/workbook.ts'
import { inspect } from '../inspect.ts'
import { openTable } from '../openTable.ts'

const number = (value: number) => `<c><v>${value}</v></c>`
const at = (place: string, written: string) => `<c r="${place}" t="inlineStr"><is><t>${written}</t></is></c>`

/** What is read of the rows of a sheet from its first data row, with the places of its numbers. */
async function read(rows: readonly string[], tail: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-merged-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'obras.xlsx')
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData>${tail}</worksheet>`
  await writeFile(path, workbookFile({ sheet }))
  const { facts, columns } = await inspect(path)
  const data: { row: number; cells: string[]; numbers: number[] }[] = []
  for await (const { row: number, cells, numbers } of openTable(path, facts)) {
    if (number >= facts.first_row) data.push({ row: number, cells, numbers: [...(numbers ?? [])] })
  }
  return { facts, columns, data, cells: data.map((each) => each.cells) }
}

const merged = (ranges: readonly string[]) =>
  `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`

const names = row(1, text('Artista'), text('Título'), text('Año'))
const works = [
  names,
  row(2, at('A2', 'Ana Paz'), at('B2', 'Casa'), '<c r="C2"><v>1974</v></c>'),
  row(3, '<c r="A3"/>', at('B3', 'Patio')),
  row(4, at('B4', 'Muelle')),
  row(5, at('A5', 'Luis Sosa'), at('B5', 'Río')),
]

test('a cell that is merged downwards says the same in each of its rows', async () => {
  const { cells, data, columns } = await read(works, merged(['A2:A4', 'C2:C3']))
  expect(cells).toEqual([
    ['Ana Paz', 'Casa', '1974'],
    ['Ana Paz', 'Patio', '1974'],
    ['Ana Paz', 'Muelle'],
    ['Luis Sosa', 'Río'],
  ])
  expect(data[1]?.numbers, 'a number stays one').toEqual([2])
  expect(columns[0]).toMatchObject({ name: 'Artista', filled: 4 })
})

test.each([
  ['with a prefix', '<x:mergeCells><x:mergeCell ref="A2:A4" /></x:mergeCells>'],
  ['over several lines', '<mergeCells>\n<mergeCell\n\tref="A2:A4"/>\n</mergeCells>'],
  ['with other attributes', `<mergeCells count="1"><mergeCell uid='a' ref='A2:A4'></mergeCell></mergeCells>`],
  ['far behind the rows', `<!--${' '.repeat(300_000)}-->${merged(['A2:A4'])}`],
])('ranges are found however they are written: %s', async (_case, tail) => {
  const { cells } = await read(works, tail)
  expect(cells.map(([artist]) => artist)).toEqual(['Ana Paz', 'Ana Paz', 'Ana Paz', 'Luis Sosa'])
})

test('every one of many ranges is found, wherever the file is cut while it is read', async () => {
  const pairs = Array.from({ length: 5_000 }, (_, pair) => 2 + 2 * pair)
  const rows = pairs.flatMap((first) => [
    row(first, text(`Artista ${first}`), text('Casa')),
    row(first + 1, '<c/>', text('Patio')),
  ])
  const { cells } = await read([names, ...rows], merged(pairs.map((first) => `A${first}:A${first + 1}`)))
  expect(cells).toHaveLength(10_000)
  expect(cells.filter(([artist]) => artist === '')).toEqual([])
})

test('rows without anything of their own stay empty, and what stands in a cell stays', async () => {
  const rows = [
    names,
    row(2, text('Ana Paz'), text('Casa')),
    row(3, '<c/>', '<c/>'),
    row(4, text('Luis Sosa'), text('Patio')),
    row(9, '<c/>', text('Muelle')),
  ]
  expect((await read(rows, merged(['A2:A9']))).cells).toEqual([
    ['Ana Paz', 'Casa'],
    ['', ''],
    ['Luis Sosa', 'Patio'],
    ['Ana Paz', 'Muelle'],
  ])
})

test('names of columns that are merged downwards are no data', async () => {
  const rows = [
    row(1, text('Código'), text('Medidas'), '<c/>'),
    row(2, '<c/>', text('Alto'), text('Ancho')),
    row(3, text('M-1'), number(50), number(40)),
    row(4, text('M-2'), number(60), number(30)),
  ]
  const { facts, columns, cells } = await read(rows, merged(['A1:A2', 'B1:C1']))
  expect(facts).toMatchObject({ header_row: 2, first_row: 3 })
  expect(columns.map(({ name }) => name)).toEqual(['Código', 'Alto', 'Ancho'])
  expect(cells).toEqual([
    ['M-1', '50', '40'],
    ['M-2', '60', '30'],
  ])
})

test('a block is written out in its first column', async () => {
  const rows = [names, row(2, text('Ana Paz'), '<c/>', number(1974)), row(3, '<c/>', '<c/>', number(1975))]
  expect((await read(rows, merged(['A2:B3']))).cells).toEqual([
    ['Ana Paz', '', '1974'],
    ['Ana Paz', '', '1975'],
  ])
})

test.each([
  ['from the names of the columns to the end', ['A1:A1048576']],
  ['a column without end', ['C2:C99999999999999999999', 'ZZZZ2:ZZZZ9']],
  ['nothing', ['', ':', 'A2', 'A2:', ':A4', 'A4:A2', '!2:!4', 'A:A', '2:4']],
])('ranges that nobody makes fill nothing: %s', async (_case, ranges) => {
  const { cells } = await read(works, merged(ranges))
  expect(cells.map(([artist]) => artist ?? '')).toEqual(['Ana Paz', '', '', 'Luis Sosa'])
})

test('ranges over one another give each row one text', async () => {
  const { cells } = await read(
    works,
    merged([...Array<string>(50_000).fill('A2:A4'), 'A3:A5', 'A2:XFD1048576'])
  )
  expect(cells.map(([artist]) => artist)).toEqual(['Ana Paz', 'Ana Paz', 'Ana Paz', 'Luis Sosa'])
})

test('more ranges than anybody makes are refused', async () => {
  await expect(read(works, merged(Array<string>(200_001).fill('A2:A4')))).rejects.toMatchObject({
    status: 413,
    id: 'import.tooMuch',
  })
})

test('texts that would fill a row beyond what it may hold are refused', async () => {
  const long = 'x'.repeat(300_000)
  const rows = [2, 3, 4, 5].map((each) => row(each, at(`${'ABCD'[each - 2]}${each}`, long)))
  const ranges = ['A2:A9', 'B3:B9', 'C4:C9', 'D5:D9']
  await expect(read([names, ...rows], merged(ranges))).rejects.toMatchObject({ status: 413 })
})
