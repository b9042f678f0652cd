import { type ImportKind, ImportNamesAnswer, type ImportRules } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
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

async function review(table: string, kind: ImportKind = 'works', rules: Partial<ImportRules> = {}) {
  const { id, map } = await bring(table, kind)
  await lucia.patch(`/api/imports/${id}`, { map: { ...map, rules: { ...map.rules, ...rules } } })
  return move(id, 'check')
}

/** Brings a table in and applies it, making the collections and archives that it names. */
async function takeIn(table: string, kind: ImportKind = 'works') {
  const { id } = await review(table, kind, { places: 'create' })
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
}

/** The id of the artist or the archive of that name. */
async function idOf(name: string): Promise<number> {
  const people = await stage.db.select({ id: artists.id, name: artists.display }).from(artists)
  const places = await stage.db.select({ id: archives.id, name: archives.title_es }).from(archives)
  return [...people, ...places].find((each) => each.name === name)?.id ?? 0
}

test('an artist whose name was written anew beside the id that stayed is another one, or is to be chosen', async () => {
  await takeIn('display,last_name\nAna Paz,Paz\nEva Sol,Sol\n', 'artists')
  await takeIn('code,title_es,artist\nA,Una,Ana Paz\nB,Dos,Ana Paz\nC,Tres,Eva Sol\nD,Cuatro,Eva Sol\n')
  const [ana, eva] = [await idOf('Ana Paz'), await idOf('Eva Sol')]
  const head = 'code,title_es,artist,artist_id'
  const table = `${head}\nA,Una,Otra Persona,${ana}\nB,Dos,Eva Sol,${ana}\nC,Tres,Eva Sol,${ana}\nD,Cuatro,Sol,${eva}\n`
  const asked = await review(table)
  expect(asked.counts).toMatchObject({ changed: 2, unchanged: 1, error: 1, new_artists: 0 })
  expect((await rowsOf(asked.id, 'error'))[0]?.errors).toMatchObject([
    { column: 'artist', reason: `«Otra Persona» puede ser Ana Paz (${ana}). Elegí quién es.` },
  ])
  const names = await lucia.get(`/api/imports/${asked.id}/names`)
  expect(ImportNamesAnswer.parse(names.json()).data).toEqual([
    { name: 'Otra Persona', rows: 1, candidates: [{ id: ana, display: 'Ana Paz', works: 2 }], chosen: null },
  ])
  expect((await review(table, 'works', { fill_only: true })).counts).toMatchObject({ unchanged: 4, error: 0 })
  const kept = await review(table, 'works', { fill_only: false, choices: { 'Otra Persona': ana } })
  expect(kept.counts).toMatchObject({ changed: 2, unchanged: 2, error: 0 })

  const { id, counts } = await review(table, 'works', { choices: { 'Otra Persona': 0 } })
  expect(counts).toMatchObject({ changed: 3, unchanged: 1, error: 0, new_artists: 1 })
  expect((await rowsOf(id, 'changed')).map(({ changes }) => changes)).toEqual([
    [{ field: 'artist', old: 'Ana Paz', new: 'Otra Persona' }],
    [{ field: 'artist', old: 'Ana Paz', new: 'Eva Sol' }],
    [{ field: 'artist_id', old: String(eva), new: String(ana) }],
  ])
  await move(id, 'apply')
  expect(await stage.db.select({ artist: works.artist_id }).from(works).orderBy(works.code)).toEqual([
    { artist: await idOf('Otra Persona') },
    { artist: eva },
    { artist: ana },
    { artist: eva },
  ])
  const strict = await review(`${head}\nB,Dos,Nadie Todavía,${eva}\n`, 'works', { artists: 'match' })
  expect((await rowsOf(strict.id, 'error'))[0]?.errors).toMatchObject([
    { column: 'artist', reason: `«Nadie Todavía» puede ser Eva Sol (${eva}). Elegí quién es.` },
  ])
})

test('a last name beside an id may mean who bears it, and who has the id', async () => {
  await takeIn('display,last_name\nAna Paz,Paz\nEva Sol,Sol\n', 'artists')
  await takeIn('code,title_es,artist\nA,Una,Ana Paz\n')
  const [ana, eva] = [await idOf('Ana Paz'), await idOf('Eva Sol')]
  const { id } = await review(`code,title_es,artist,artist_id\nA,Una,Sol,${ana}\n`)
  const names = ImportNamesAnswer.parse((await lucia.get(`/api/imports/${id}/names`)).json()).data
  expect(names.map(({ candidates }) => candidates.map((artist) => artist.id))).toEqual([[ana, eva]])
})

test('an artist and an archive that were renamed since the table was exported are still who they are', async () => {
  await takeIn('display,last_name\nAna Paz,Paz\n', 'artists')
  await takeIn('code,title_es,artist\nA,Una,Ana Paz\n')
  await takeIn('code,subtitle_es,kind,archive\nA,Una,book,Fondo Paz\n', 'items')
  const [ana, paz] = [await idOf('Ana Paz'), await idOf('Fondo Paz')]
  const exported = `code,title_es,artist,artist_id\nA,Una,Ana Paz,${ana}\n`
  const exportedItems = `code,subtitle_es,kind,archive,archive_id\nA,Una,book,Fondo Paz,${paz}\n`
  await stage.db.update(artists).set({ display: 'Ana Paz de Roca', last_name: 'Paz de Roca' })
  await stage.db.update(archives).set({ title_es: 'Fondo Paz de Roca' })
  for (const rule of ['create', 'match'] as const) {
    expect((await review(exported, 'works', { artists: rule })).counts).toMatchObject({
      unchanged: 1,
      error: 0,
    })
    expect((await review(exportedItems, 'items', { places: rule })).counts).toMatchObject({
      unchanged: 1,
      error: 0,
      new_archives: 0,
    })
  }

  await takeIn('display,last_name\nAna Paz,Paz\n', 'artists')
  const { id } = await review(exported)
  expect((await rowsOf(id, 'changed'))[0]?.changes, 'whoever bears the name now is meant').toEqual([
    { field: 'artist', old: 'Ana Paz de Roca', new: 'Ana Paz' },
  ])
})

test('an archive whose title was written anew beside the id that stayed is another one', async () => {
  await takeIn(
    'code,subtitle_es,kind,archive\nA,Una,book,Fondo Paz\nB,Dos,book,Fondo Sol\nC,Tres,book,Fondo Paz\n',
    'items'
  )
  const [paz, sol] = [await idOf('Fondo Paz'), await idOf('Fondo Sol')]
  const head = 'code,subtitle_es,kind,archive,archive_id'
  const table = `${head}\nA,Una,book,Fondo Sol,${paz}\nB,Dos,book,fondo sol,${sol}\nC,Tres,book,Fondo Roca,${paz}\n`
  expect((await review(table, 'items')).counts).toMatchObject({ changed: 1, unchanged: 1, error: 1 })
  const { id, counts } = await review(table, 'items', { places: 'create' })
  expect(counts).toMatchObject({ changed: 2, unchanged: 1, error: 0, new_archives: 1 })
  await move(id, 'apply')
  expect(await stage.db.select({ archive: items.archive_id }).from(items).orderBy(items.code)).toEqual([
    { archive: sol },
    { archive: sol },
    { archive: await idOf('Fondo Roca') },
  ])
})

test('an item of an archive that is in the bin stays as it is', async () => {
  await takeIn('code,subtitle_es,kind,archive\nA,Una,book,Fondo Paz\n', 'items')
  await stage.db.update(archives).set({ deleted_at: stage.clock.now })
  const table = `code,subtitle_es,kind,archive,archive_id\nA,Una,book,Fondo Paz,${await idOf('Fondo Paz')}\n`
  expect((await review(table, 'items')).counts).toMatchObject({ unchanged: 1, error: 0 })
})

test('cells that were emptied and take nothing away are told of', async () => {
  await takeIn(
    'code,title_es,artist,price,status,owner,collections\nA,Una,Ana Paz,USD 10,Vendida,Eva Sol,Río; Puerto\nB,Dos,Ana Paz,USD 20,Vendida,Eva Sol,Río\nC,Tres,,,,,\n'
  )
  const ana = await idOf('Ana Paz')
  const { counts, warnings } = await review(
    `code,title_es,artist,artist_id,price,owner,collections\nA,Una,,${ana},,,Rio\nB,Dos,Ana Paz,${ana},,Eva Sol,Río\nC,Tres,,,,,\n`
  )
  expect(counts).toMatchObject({ unchanged: 3 })
  expect(warnings).toEqual([
    '1 fila deja vacío el artista, pero no su id: el que está queda. Para sacarlo, vaciá los dos.',
    '2 celdas vacías de precio no cambian nada: las obras siguen con el suyo.',
    '1 celda vacía de propietario no cambia nada: la obra sigue con el suyo.',
    '1 fila no nombra todas las colecciones de su obra: la obra sigue en ellas.',
  ])

  await takeIn('code,subtitle_es,kind,archive\nA,Una,book,Fondo Paz\n', 'items')
  const table = `code,subtitle_es,kind,archive,archive_id\nA,Una,book,,${await idOf('Fondo Paz')}\n`
  expect(await review(table, 'items')).toMatchObject({
    counts: { unchanged: 1 },
    warnings: [
      '1 fila deja vacío el archivo, pero no su id: el que está queda. Para sacarlo, vaciá los dos.',
    ],
  })
})
