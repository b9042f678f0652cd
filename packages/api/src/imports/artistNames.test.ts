import type { ImportRules } from '@gallery/contract'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

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

function addArtist(display: string, last_name = '', dates_es = ''): Promise<number> {
  const writing = { now: stage.clock.now, by: null }
  return createArtist(stage.db, { display, last_name, dates_es, bio_es: '', bio_en: '' }, writing)
}

const everybody = () =>
  stage.db
    .select({
      id: artists.id,
      display: artists.display,
      last_name: artists.last_name,
      dates_es: artists.dates_es,
      dates_en: artists.dates_en,
    })
    .from(artists)
    .orderBy(asc(artists.id))
const artistOf = async (code: string) =>
  (await stage.db.select({ code: works.code, artist: works.artist_id }).from(works)).find(
    (work) => work.code === code
  )?.artist

/** Brings a table in and reviews it, by the rules that were suggested and some others. */
async function reviewed(
  table: string,
  rules: Partial<ImportRules> = {},
  kind: 'works' | 'artists' | 'items' = 'works'
) {
  const { id, map } = await bring(table, kind)
  await lucia.patch(`/api/imports/${id}`, { map: { ...map, rules: { ...map.rules, ...rules } } })
  return { ...(await move(id, 'check')), suggested: map.rules.names }
}

test('names with the surname first are turned, and both orders are one artist', async () => {
  const table = [
    'code,title_es,artist',
    'A,Una,Pablo Picasso',
    'B,Dos,"Picasso, Pablo (1881-1973)"',
    'C,Tres,"Turner, Joseph Mallord William"',
    'D,Cuatro,Anónimo',
    'E,Cinco,"García Lorca, Federico"',
  ].join('\n')
  const { id, suggested, counts } = await reviewed(table)
  expect(suggested, 'most cells have a comma').toBe('surname_first')
  expect(counts).toMatchObject({ new: 5, error: 0, new_artists: 4 })
  await move(id, 'apply')
  expect(await everybody()).toMatchObject([
    { display: 'Pablo Picasso', last_name: 'Picasso', dates_es: '1881-1973', dates_en: '1881-1973' },
    { display: 'Joseph Mallord William Turner', last_name: 'Turner', dates_es: '' },
    { display: 'Anónimo', last_name: '' },
    { display: 'Federico García Lorca', last_name: 'García Lorca' },
  ])
  expect(await artistOf('B')).toBe(await artistOf('A'))
  expect((await reviewed(table)).counts).toMatchObject({ unchanged: 5, new_artists: 0 })
  expect((await reviewed(table, { names: 'as_written' })).counts).toMatchObject({ unchanged: 5 })

  await move(id, 'undo')
  expect(await everybody()).toEqual([])
})

test('names with the surname last keep their order and give the last name', async () => {
  const table = 'code,subtitle_es,kind,artists\nI,Carta,book,Vincent van Gogh; Leonardo da Vinci\n'
  const { id, suggested } = await reviewed(table, { names: 'surname_last' }, 'items')
  expect(suggested).toBe('as_written')
  await move(id, 'apply')
  expect(await everybody()).toMatchObject([
    { display: 'Vincent van Gogh', last_name: 'van Gogh' },
    { display: 'Leonardo da Vinci', last_name: 'da Vinci' },
  ])
})

test('finds who is there whatever the order, accents and small words; of two the one who lived then', async () => {
  const gogh = await addArtist('Vincent Van Gogh', 'Van Gogh')
  const lorca = await addArtist('Federico García Lorca')
  const elder = await addArtist('Ana Paz', 'Paz', 'Rosario, 1850 - 1901')
  const younger = await addArtist('Ana Paz', 'Paz', '1921-2004')
  const rossetti = await addArtist('Dante Gabriel Rossetti', 'Rossetti', '1828-1882')
  const table = [
    'code,title_es,artist',
    'A,Uno,"Gogh, Vincent"',
    'B,Dos,"GARCIA LORCA, FEDERICO"',
    'C,Tres,"Paz, Ana (1921-2004)"',
    'D,Cuatro,"Ana Paz (1850-1901)"',
    'E,Cinco,"Rossetti, Dante Gabriel (1828-1882)"',
    'F,Seis,"Rossetti, Dante Gabriel (1960-)"',
    'G,Siete,"Dante Gabriel Rossetti (1960-)"',
    'H,Ocho,"Rossetti (1830-1894)"',
    'I,Nueve,"Paz, Ana"',
    'J,Diez,Rossetti',
  ].join('\n')
  const { id, counts } = await reviewed(table, { names: 'surname_first' })
  expect(counts).toMatchObject({ new: 8, error: 2, new_artists: 2 })
  expect((await rowsOf(id, 'error')).map(({ errors }) => errors[0]?.reason)).toEqual([
    `«Paz, Ana» puede ser Ana Paz (${elder}), Ana Paz (${younger}). Elegí quién es.`,
    `«Rossetti» puede ser Dante Gabriel Rossetti (${rossetti}). Elegí quién es.`,
  ])
  const names = (await lucia.get(`/api/imports/${id}/names`)).json().data
  expect(names.map(({ name }: { name: string }) => name)).toEqual(['Paz, Ana', 'Rossetti'])
  await move(id, 'apply')
  const [other, alone] = (await everybody()).slice(5)
  expect(other).toMatchObject({ display: 'Dante Gabriel Rossetti', last_name: 'Rossetti', dates_es: '1960-' })
  expect(alone).toMatchObject({ display: 'Rossetti', dates_es: '1830-1894' })
  const found = await Promise.all([...'ABCDEFGH'].map(artistOf))
  expect(found).toEqual([gogh, lorca, younger, elder, rossetti, other?.id, other?.id, alone?.id])
})

test('a table of artists finds them by the name in any order, and fills in what it tells of them', async () => {
  await addArtist('Pablo Picasso')
  await addArtist('Ana Paz', 'Paz', '1850-1901')
  const table = [
    'display,dates_es',
    '"Picasso, Pablo",1881-1973',
    '"Paz, Ana",1921-2004',
    '"Roca, Luis (n. 1950)",',
    '"Paz, Ana",1850-1901',
  ].join('\n')
  const { id, suggested, counts } = await reviewed(table, {}, 'artists')
  expect(suggested).toBe('surname_first')
  expect(counts).toMatchObject({ new: 2, changed: 1, unchanged: 1, error: 0 })
  expect((await rowsOf(id, 'changed'))[0]?.changes).toEqual([
    { field: 'dates_es', old: '', new: '1881-1973' },
    { field: 'last_name', old: '', new: 'Picasso' },
  ])
  await move(id, 'apply')
  expect(await everybody()).toMatchObject([
    { display: 'Pablo Picasso', last_name: 'Picasso', dates_es: '1881-1973' },
    { display: 'Ana Paz', last_name: 'Paz', dates_es: '1850-1901' },
    { display: 'Ana Paz', last_name: 'Paz', dates_es: '1921-2004' },
    { display: 'Luis Roca', last_name: 'Roca', dates_es: 'n. 1950', dates_en: 'n. 1950' },
  ])
})

test('names that came in turned around are put right by the table that they came from', async () => {
  const before = await addArtist('Turner, Joseph')
  const table = `id,display,last_name,dates_es,bio_es\n${before},"Turner, Joseph",,,\n`
  expect((await reviewed(table, {}, 'artists')).counts, 'an export of ours').toMatchObject({ unchanged: 1 })
  const { id, counts } = await reviewed(`display\n"Turner, Joseph"\n`, {}, 'artists')
  expect(counts).toMatchObject({ changed: 1 })
  await move(id, 'apply')
  expect(await everybody()).toMatchObject([{ id: before, display: 'Joseph Turner', last_name: 'Turner' }])
})

test('a name that two artists have, or none, is chosen by somebody', async () => {
  const writing = { now: stage.clock.now, by: null }
  for (const bio_es of ['uno', 'dos'])
    await createArtist(stage.db, { display: 'Ana Paz', bio_es, bio_en: '' }, writing)
  await createArtist(stage.db, { display: 'Lajos Szalay', bio_es: '', bio_en: '' }, writing)
  await createWork(stage.db, sampleWork({ title_es: 'Suya', artist_id: 2 }), writing)
  const { id, map: suggested } = await bring(
    'code,title_es,artist\nA,Una,ana paz\nB,Dos,ana paz\nC,Tres,L. Szalay\n'
  )
  const choose = async (choices: Record<string, number>) => {
    const rules = { ...suggested.rules, artists: 'match', choices }
    await lucia.patch(`/api/imports/${id}`, { map: { ...suggested, rules } })
    return (await move(id, 'check')).counts
  }
  const names = async () => (await lucia.get(`/api/imports/${id}/names`)).json().data
  expect(await choose({})).toMatchObject({ new: 0, error: 3 })
  const candidates = [
    { id: 1, display: 'Ana Paz', works: 0 },
    { id: 2, display: 'Ana Paz', works: 1 },
  ]
  expect(await names()).toEqual([
    { name: 'ana paz', rows: 2, candidates, chosen: null },
    { name: 'L. Szalay', rows: 1, candidates: [], chosen: null },
  ])
  expect(await choose({ 'ana paz': 2, 'L. Szalay': 3 })).toMatchObject({ new: 3, error: 0, new_artists: 0 })
  expect(await names()).toEqual([
    { name: 'ana paz', rows: 0, candidates, chosen: 2 },
    { name: 'L. Szalay', rows: 0, candidates: [{ id: 3, display: 'Lajos Szalay', works: 0 }], chosen: 3 },
  ])
  expect(await choose({ 'ana paz': 0, 'L. Szalay': 3 })).toMatchObject({ new: 3, new_artists: 1 })
})
