import {
  chosenMap,
  type ImportDetail,
  type ImportKind,
  type ImportReason,
  ImportReasonsAnswer,
} from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(openGallery)
afterAll(() => stage.close())

const { bring, move } = importing(() => lucia)

/** A gallery where nothing is yet. */
async function openGallery(): Promise<void> {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
}

/** What a gallery that has taken in these tables exports. */
async function exported(kind: ImportKind, tables: readonly (readonly [ImportKind, string])[]) {
  for (const [kind, table] of tables) {
    const { id } = await bring(table, kind)
    await move(id, 'check')
    await move(id, 'apply')
  }
  return (await lucia.get(`/api/exports/${kind}.csv?secret=1`)).rawPayload
}

async function reasonsOf(id: number, language = 'es'): Promise<ImportReason[]> {
  const headers = { 'accept-language': language }
  return ImportReasonsAnswer.parse((await lucia.get(`/api/imports/${id}/reasons`, { headers })).json()).data
}

async function ignore({ id, map }: ImportDetail, choice: ImportReason['choice'] | undefined) {
  if (choice?.rule !== 'ignore') throw new Error('There is nothing to ignore')
  await lucia.patch(`/api/imports/${id}`, { map: chosenMap(map, choice) })
  return move(id, 'check')
}

const artists = 'display,last_name\nAna Roca,Roca\nSol Paz,Paz\n'
const works =
  'code,title_es,artist,price,currency,status\nA,Una,Ana Roca,100,USD,Vendida\nB,Dos,Sol Paz,,,\nC,Tres,,,,\n'
const items = 'code,subtitle_es,kind,artists\nA,Una,book,Ana Roca\nB,Dos,book,Sol Paz\n'

test.each([
  { kind: 'works', rows: 3, key: 'se unen por el código', ids: ['id', 'hash', 'artist_id'] },
  { kind: 'items', rows: 2, key: 'se unen por el código', ids: ['id', 'hash', 'archive_id'] },
  { kind: 'artists', rows: 2, key: 'se unen por el nombre', ids: ['id'] },
] as const)('an export of $kind of another gallery comes in without its ids', async (each) => {
  const { kind, rows, key, ids } = each
  const file = await exported(kind, [
    ['artists', artists],
    ...(kind === 'artists' ? [] : [[kind, kind === 'works' ? works : items] as const]),
  ])
  await openGallery()

  const brought = await bring(file, kind)
  expect((await move(brought.id, 'check')).counts).toMatchObject({ error: rows })
  const [reason, ...others] = await reasonsOf(brought.id)
  expect(others).toEqual([])
  expect(reason).toMatchObject({
    id: 'import.reason.keyUnknown',
    column: '',
    rows,
    reason: `El archivo nombra registros por su id y ninguno es de acá: parece la exportación de otra galería. Sin esas columnas, las filas ${key}.`,
    choice: { rule: 'ignore', value: ids },
  })
  expect((await reasonsOf(brought.id, 'en'))[0]?.reason).toMatch(/looks like an export of another gallery/)

  expect((await ignore(brought, reason?.choice)).counts).toMatchObject({ new: rows, error: 0 })
  await move(brought.id, 'apply')
  expect((await lucia.get(`/api/exports/${kind}.csv?secret=1`)).body.trim().split('\r\n')).toHaveLength(
    rows + 1
  )
})

test('an id among others that are there is a wrong cell, as one of few rows is', async () => {
  const { id: first } = await bring('code,title_es\nA,Una\n')
  await move(first, 'check')
  await move(first, 'apply')
  const [{ id: work }] = (await lucia.get('/api/works?showAll=1')).json().data
  for (const table of [
    `id,hash,code,title_es\n${work},,A,Una\n99991,,B,Dos\n99992,,C,Tres\n`,
    'id,hash,code,title_es\n99991,,B,Dos\n,,C,Tres\n,,D,Cuatro\n',
  ]) {
    const { id } = await bring(table)
    await move(id, 'check')
    expect(await reasonsOf(id)).toMatchObject([
      { column: 'id', reason: 'No hay un registro «99991».', choice: null },
    ])
  }
})
