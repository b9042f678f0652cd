import { type ImportDetail, type ImportMap, ImportRules } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { multipartForm } from '../testing/multipart.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

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

const { bring, move, rowsOf } = importing(() => lucia)

async function checked(
  table: string,
  rules: Partial<ImportRules>,
  kind: 'works' | 'items' = 'works'
): Promise<ImportDetail> {
  const { id, map: suggested } = await bring(table, kind)
  const map: ImportMap = { ...suggested, rules: ImportRules.parse(rules) }
  const changed = await lucia.patch(`/api/imports/${id}`, { map })
  expect(changed.statusCode, changed.body).toBe(200)
  return move(id, 'check')
}

const told = () =>
  stage.db
    .select({
      code: works.code,
      year: works.year,
      year_text: works.year_text,
      height: works.height,
      width: works.width,
      depth: works.depth,
      size_text: works.size_text,
      notes: works.notes,
    })
    .from(works)
    .orderBy(works.code)

const museum = `code,title_es,year,dimensions
A,Una,ca. 1950,30 cm (diameter)
B,Dos,s/f,Varias
C,Tres,1974,12 3/4 x 8 in. (32.4 x 20.3 cm)
D,Cuatro,siglo XIX,support 50 x 40 cm; frame 70 x 60 cm
E,Cinco,about then,3.5 cm (height) x 1.5 cm (diameter)
`

test('a year and sizes that no numbers say are read as far as they can be, and their words kept', async () => {
  const strict = await checked(museum, {})
  expect(strict.counts).toMatchObject({ new: 1, error: 4 })

  const rules = { years: 'words', sizes: 'read' } as const
  const { id, counts } = await checked(museum, rules)
  expect(counts).toMatchObject({ new: 5, error: 0 })
  await move(id, 'apply')
  const plain = { depth: null, notes: '' }
  expect(await told()).toEqual([
    {
      code: 'A',
      year: 1950,
      year_text: 'ca. 1950',
      height: 30,
      width: 30,
      size_text: '30 cm (diameter)',
      ...plain,
    },
    { code: 'B', year: null, year_text: '', height: null, width: null, size_text: 'Varias', ...plain },
    { code: 'C', year: 1974, year_text: '', height: 32.4, width: 20.3, size_text: '', ...plain },
    {
      ...{ code: 'D', year: 1801, year_text: 'siglo XIX', height: 50, width: 40 },
      ...{ size_text: 'support 50 x 40 cm; frame 70 x 60 cm', ...plain },
    },
    {
      ...{ code: 'E', year: null, year_text: 'about then', height: 3.5, width: 1.5 },
      ...{ size_text: '3.5 cm (height) x 1.5 cm (diameter)', ...plain },
    },
  ])
  expect((await checked(museum, rules)).counts, 'brought in again').toMatchObject({ unchanged: 5 })

  const file = await lucia.get('/api/exports/works.csv?secret=1')
  expect(file.body).toContain('ca. 1950')
  const { body, headers } = await multipartForm(
    { kind: 'works' },
    { name: 'obras.csv', bytes: file.rawPayload }
  )
  const own = (await lucia.post('/api/imports', body, { headers })).json().data
  expect(own.map.fields).toMatchObject({ year_text: 'year_text', size_text: 'size_text' })
  expect((await move(own.id, 'check')).counts, 'our own export').toMatchObject({ unchanged: 5, error: 0 })
})

test('words that stood for other numbers go with them, and are left out where the numbers are', async () => {
  const first = await checked(museum, { years: 'empty', sizes: 'empty' })
  await move(first.id, 'apply')
  expect((await told())[0]).toMatchObject({
    ...{ year: null, year_text: 'ca. 1950', height: null, size_text: '30 cm (diameter)' },
  })
  const second = await checked('code,title_es,year,height,width\nA,Una,1951,30,30\n', {})
  const [{ changes } = { changes: [] }] = await rowsOf(second.id, 'changed')
  expect(changes).toEqual([
    { field: 'year', old: '', new: '1951' },
    { field: 'height', old: '', new: '30' },
    { field: 'width', old: '', new: '30' },
    { field: 'year_text', old: 'ca. 1950', new: '' },
    { field: 'size_text', old: '30 cm (diameter)', new: '' },
  ])
  const kept = await checked('code,title_es,year\nA,Una,1951\n', { fill_only: true })
  expect((await rowsOf(kept.id, 'changed'))[0]?.changes).toEqual([{ field: 'year', old: '', new: '1951' }])
})

test('sides with columns of their own keep what they say, in the unit of the row', async () => {
  const { id, counts } = await checked(
    'code,title_es,height,width,unit\nA,Una,300,200,mm\nB,Dos,20 in,10,"pulgadas"\nC,Tres,c. 2,1.5 aprox,m\nD,Cuatro,1,1,leguas\n',
    { sizes: 'read' }
  )
  expect(counts).toMatchObject({ new: 3, error: 1 })
  expect((await rowsOf(id, 'error'))[0]?.errors).toMatchObject([{ column: 'unit', value: 'leguas' }])
  await move(id, 'apply')
  expect(await told()).toMatchObject([
    { height: 30, width: 20, size_text: '' },
    { height: 50.8, width: 25.4, size_text: '' },
    { height: 200, width: 150, size_text: 'c. 2 × 1.5 aprox' },
  ])
})

test('sizes that look like another unit are told of before anything is brought in', async () => {
  const table = 'code,title_es,height,width\nA,Una,1200,900\nB,Dos,800,600\nC,Tres,500,400\n'
  const { warnings, counts } = await checked(table, {})
  expect(counts).toMatchObject({ new: 3 })
  expect(warnings).toEqual([
    'La mitad de los registros mide más de 800 cm de alto. Las medidas se leen en cm: ¿están en mm?',
  ])
  const { id, warnings: none } = await checked(table, { unit: 'mm' })
  expect(none).toEqual([])
  await move(id, 'apply')
  expect(await told()).toMatchObject([{ height: 120, width: 90 }, { height: 80 }, { height: 50 }])
})

test("an item's year in words is its date in words, and its sizes keep theirs", async () => {
  const { id, counts } = await checked(
    'code,subtitle_es,kind,year,dimensions\nI,Carta,correspondence,década de 1930,10 x 20 x 3 cm\nJ,Otra,book,1951,"Ø 12 cm"\n',
    { years: 'words', sizes: 'read' },
    'items'
  )
  expect(counts).toMatchObject({ new: 2, error: 0 })
  await move(id, 'apply')
  const columns = { year: items.year, date: items.date_fallback, height: items.height, size: items.size_text }
  expect(await stage.db.select(columns).from(items).orderBy(items.code)).toEqual([
    { year: 1930, date: 'década de 1930', height: 10, size: '10 x 20 x 3 cm' },
    { year: 1951, date: '', height: 12, size: 'Ø 12 cm' },
  ])
  const answer = await lucia.get('/api/items?showAll=1')
  const detail = await lucia.get(`/api/items/${answer.json().data[0].id}`)
  expect(detail.json().data).toMatchObject({ size_text: 'Ø 12 cm' })
})

test('dates are proposed of the words only where that is asked for, and the review shows them', async () => {
  const table = 'code,title_es,year_text\nA,Una,circa 1949\nB,Dos,s/f\nC,Tres,años 40\nD,Cuatro,muy antigua\n'
  const plain = await checked(table, {})
  expect(
    (await rowsOf(plain.id, 'new'))
      .flatMap(({ standing }) => standing)
      .some(({ field }) => field === 'date_edtf')
  ).toBe(false)
  const { id } = await checked(table, { propose_dates: true })
  const proposed = (await rowsOf(id, 'new')).map(
    ({ standing }) => standing.find(({ field }) => field === 'date_edtf')?.value
  )
  expect(proposed).toEqual(['1949~', undefined, '194X', undefined])
  await move(id, 'apply')
  const dates = await stage.db
    .select({ edtf: works.date_edtf, words: works.date_words })
    .from(works)
    .orderBy(works.code)
  expect(dates.map(({ edtf }) => edtf)).toEqual(['1949~', '', '194X', ''])
  expect(dates[2]?.words).toEqual({ es: 'década de 1940', en: '1940s' })
})
