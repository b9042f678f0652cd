import { type ImportChoice, ImportReasonsAnswer, ImportRowsAnswer } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const { bring, move, detail, rowsOf } = importing(() => lucia)

async function reasonsOf(id: number) {
  return ImportReasonsAnswer.parse((await lucia.get(`/api/imports/${id}/reasons`)).json()).data
}

/** Takes the rows that a choice is for, and has every row judged again. */
async function choose(id: number, choice: ImportChoice | null | undefined) {
  const { map } = await detail(id)
  if (!choice) throw new Error('There is nothing to choose')
  const chosen = choice.rule === 'leave' ? { leave: [choice.value] } : { [choice.rule]: choice.value }
  await lucia.patch(`/api/imports/${id}`, { map: { ...map, rules: { ...map.rules, ...chosen } } })
  return move(id, 'check')
}

test('many rows that are refused for one reason are one line with one choice', async () => {
  const bad = Array.from({ length: 300 }, (_none, at) => `B-${at},Obra ${at},diez mil,Vendida`)
  const { id } = await bring(
    ['code,title_es,price,status', 'A-1,Primera,1200,Vendida', ...bad, 'C-1,Otra,10,Perdida'].join('\n')
  )
  const { counts } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 1, error: 301 })
  const [price, status, ...others] = await reasonsOf(id)
  expect(others).toEqual([])
  expect(price).toMatchObject({
    column: 'price',
    rows: 300,
    reason: 'No es un precio: escribilo con cifras, como 12500.',
    samples: ['diez mil'],
    choice: { rule: 'leave', value: 'price' },
  })
  expect(status).toMatchObject({ column: 'status', rows: 1, choice: { rule: 'leave', value: 'status' } })

  const first = ImportRowsAnswer.parse((await lucia.get(`/api/imports/${id}/rows`)).json())
  expect(first.data[0], 'refused rows come first').toMatchObject({ row: 3, state: 'error' })
  const only = await lucia.get(`/api/imports/${id}/rows?reason=import.reason.status`)
  expect(ImportRowsAnswer.parse(only.json()).data.map((row) => row.row)).toEqual([303])

  expect((await choose(id, price?.choice)).counts).toMatchObject({ new: 301, error: 1 })
  const [left] = await rowsOf(id, 'new').then((rows) => rows.filter((row) => row.row === 3))
  expect(left?.standing).toEqual([
    { field: 'code', value: 'B-0', made: false },
    { field: 'title_es', value: 'Obra 0', made: false },
    { field: 'status', value: 'Vendida', made: false },
  ])
})

test('cells that were left out of one file are told of again in the next of the same columns', async () => {
  const january = await bring('Código;Título;Precio;Año\nA;Una;diez mil;1950\n')
  const { map } = january
  const rules = { ...map.rules, leave: ['price', 'year'], years: 'words', currency: 'ARS' }
  await lucia.patch(`/api/imports/${january.id}`, { map: { ...map, rules } })
  expect((await move(january.id, 'check')).counts).toMatchObject({ new: 1, error: 0 })
  expect((await move(january.id, 'check')).map.rules.leave).toEqual(['price', 'year'])

  const february = await bring('Código;Título;Precio;Año\nB;Dos;USD 15k;1951\nC;Tres;USD 1.500-2.000;1952\n')
  expect(february.map.rules).toMatchObject({ leave: [], years: 'words', currency: 'ARS' })
  expect((await move(february.id, 'check')).counts).toMatchObject({ new: 0, error: 2 })
})

test('a reason that a rule of the map settles offers that rule', async () => {
  const { id } = await bring(
    'code,title_es,artist,year\nA,Una,Ana Paz; Eva Sol,1950\nB,Dos,Ana Paz,ca. 1950\n'
  )
  await move(id, 'check')
  const choices = Object.fromEntries((await reasonsOf(id)).map(({ column, choice }) => [column, choice]))
  expect(choices).toEqual({
    artist: { rule: 'several_artists', value: 'first' },
    year: { rule: 'years', value: 'words' },
  })
  await choose(id, choices.artist)
  expect((await choose(id, choices.year)).counts).toMatchObject({ new: 2, error: 0 })
  const [first] = await rowsOf(id, 'new')
  expect(first?.standing, 'who would be made is marked').toContainEqual({
    field: 'artist',
    value: 'Ana Paz',
    made: true,
  })
})

test('a refused cell is written anew in the review, and stays so until the file is read otherwise', async () => {
  const { id } = await bring('code,title_es,height\nA,Una,cincuenta\nB,Dos,20\n')
  await move(id, 'check')
  const mends = [{ row: 2, column: 'height', to: '50' }]
  await lucia.patch(`/api/imports/${id}`, { mends })
  const judged = await move(id, 'check')
  expect(judged).toMatchObject({ counts: { new: 2, error: 0 }, mends })
  const [first] = await rowsOf(id, 'new')
  expect(first?.standing).toContainEqual({ field: 'height', value: '50', made: false })
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  const found = await lucia.get('/api/works?showAll=1&query=Una')
  expect(found.statusCode, found.body).toBe(200)
  const { data } = found.json()
  expect(data).toMatchObject([{ code: 'A', height: 50 }])

  const { id: other } = await bring('code,title_es,height\nA,Una,cincuenta\n')
  await lucia.patch(`/api/imports/${other}`, { mends })
  await lucia.patch(`/api/imports/${other}`, { facts: { decimal: ',' } })
  expect((await detail(other)).mends).toEqual([])
})

test('a cell that a row of a workbook ends before is written in the review too', async () => {
  const sheet = sheetOf([
    row(1, ...['Código', 'Artista', 'Título'].map(text)),
    row(2, text('A'), text('Ana Paz')),
    row(3, text('B'), text('Ana Paz'), text('Dos')),
  ])
  const { id } = await bring(workbookFile({ sheet }))
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1, error: 1 })
  await lucia.patch(`/api/imports/${id}`, { mends: [{ row: 2, column: 'Título', to: 'Una' }] })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 2, error: 0 })
  expect((await rowsOf(id, 'new'))[0]).toMatchObject({ title: 'Una' })
})
