import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movements, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { row, sheetOf, text, workbookFile } from '../testing/workbook.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move } = importing(() => lucia)

/** Cells in the styles of {@link styles}. */
const number = (style: number, value: number) => `<c s="${style}"><v>${value}</v></c>`
const styles = `<styleSheet>
  <numFmts>
    <numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="00\\-000"/>
    <numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="167" formatCode="0.00"/>
  </numFmts>
  <cellXfs>
    <xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/>
  </cellXfs>
</styleSheet>`

function workbook(sheets: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(sheets)
  const parts = Object.values(sheets)
  return workbookFile({
    styles,
    workbook: `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    relations: `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    sheet: parts[0],
    more: parts.slice(1).map((content, at) => ({ name: `xl/worksheets/sheet${at + 2}.xml`, content })),
  })
}

const notes = sheetOf([
  row(1, text('Inventario de la galería')),
  row(2, text('Título'), text('Lista de 2019')),
  row(4, text('Nota'), text('Los precios van en dólares')),
])
const list = sheetOf([
  row(1, ...['Código', 'Título', 'Precio', 'movement_date'].map(text)),
  row(2, number(1, 7), text('Patio'), number(4, 1500.5), number(3, 43802)),
  row(3, number(2, 12345), text('Muelle'), number(0, 900), text('2019-03-12T00:00:00-03:00')),
  row(4, number(1, 12345), text('Río'), number(0, 100), text('2019-03-12T00:00:00.000Z')),
])
const people = sheetOf([
  row(1, text('Nombre'), text('Apellido'), text('Fechas'), text('Biografía')),
  row(2, text('Ana Paz'), text('Paz'), text('1921-2004'), text('Pintora')),
])

test('of several sheets the one is read that is a table of what comes in; the others can be chosen', async () => {
  const file = workbook({ Notas: notes, Obras: list, Artistas: people })
  const brought = await bring(file)
  expect(brought).toMatchObject({
    sheets: ['Notas', 'Obras', 'Artistas'],
    facts: { sheet: 'Obras' },
    rows: 3,
  })
  expect(brought.map.fields).toMatchObject({ code: 'Código', title_es: 'Título' })
  expect((await bring(file, 'artists')).facts.sheet).toBe('Artistas')
  const chosen = await lucia.patch(`/api/imports/${brought.id}`, { facts: { sheet: 'Artistas' } })
  expect(chosen.json().data).toMatchObject({
    facts: { sheet: 'Artistas' },
    map: { fields: { title_es: 'Nombre' } },
  })
  expect((await move(brought.id, 'check')).counts, 'the map is that of the sheet').toMatchObject({ new: 1 })
})

test('codes keep their zeros; days with a time and a zone are days', async () => {
  const { id } = await bring(workbook({ Obras: list }))
  expect((await move(id, 'check')).counts).toMatchObject({ new: 3, error: 0 })
  await move(id, 'apply')
  const codes = await stage.db.select({ code: works.code }).from(works).orderBy(works.id)
  expect(codes.map(({ code }) => code)).toEqual(['0007', '12-345', '12345'])
  expect(
    await stage.db
      .select({ date: movements.date, price: movements.price })
      .from(movements)
      .orderBy(movements.id)
  ).toEqual([
    { date: '2019-12-03', price: 1500.5 },
    { date: '2019-03-12', price: 900 },
    { date: '2019-03-12', price: 100 },
  ])
})

test('an artist whose cell is merged over several works is the artist of each of them', async () => {
  const rows = [
    row(1, ...['artist', 'code', 'title_es', 'notes'].map(text)),
    row(2, ...['Ana Paz', 'M-1', 'Casa'].map(text)),
    row(3, '<c/>', ...['M-2', 'Patio'].map(text)),
    row(4, '<c/>', ...['M-3', 'Muelle'].map(text)),
  ]
  const merges = '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>'
  const file = workbookFile({
    sheet: `<worksheet><sheetData>${rows.join('')}</sheetData>${merges}</worksheet>`,
  })
  const { id } = await bring(file)
  await move(id, 'check')
  await move(id, 'apply')
  const artists = await stage.db.select({ artist: works.artist_id }).from(works).orderBy(works.id)
  expect(artists.map(({ artist }) => artist === null)).toEqual([false, false, false])
  expect(new Set(artists.map(({ artist }) => artist)).size).toBe(1)
  const again = await bring(file)
  expect((await move(again.id, 'check')).counts, 'nobody loses theirs').toMatchObject({
    changed: 0,
    error: 0,
  })
})
