import type { ImportKind, ImportRules } from '@gallery/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { importWork, worksTable } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { applyImport } from './applying.ts'
import { findImport } from './imports.queries.ts'

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

const { bring, move, detail } = importing(() => lucia)
const { running } = importWork(() => stage)

const stale = {
  state: 'checked',
  failure: 'Alguien cambió registros después de la revisión. Volvé a revisar antes de importar.',
}

async function reviewed(
  table: string,
  { kind = 'works', ...rules }: Partial<ImportRules> & { kind?: ImportKind } = {}
): Promise<number> {
  const { id, map } = await bring(table, kind)
  await lucia.patch(`/api/imports/${id}`, { map: { ...map, rules: { ...map.rules, ...rules } } })
  expect((await move(id, 'check')).counts).toMatchObject({ error: 0 })
  return id
}

async function add(path: string, body: object): Promise<number> {
  const made = await lucia.post(`/api/${path}`, body)
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}

const addArtist = (display: string, dates_es = '') => add('artists', { display, dates_es })

async function bin(path: string): Promise<void> {
  const binned = await lucia.delete(`/api/${path}`)
  expect(binned.statusCode, binned.body).toBe(200)
}

/** Reviews once more and applies: what stopped it is known now. */
async function again(id: number) {
  const { counts } = await move(id, 'check')
  const { state, failure } = await move(id, 'apply')
  return { counts, state, failure }
}

const artistsOfWorks = async () =>
  (await stage.db.select({ artist: works.artist_id }).from(works).orderBy(asc(works.id))).map(
    ({ artist }) => artist
  )
const titlesOf = async (table: typeof collections | typeof archives) =>
  (await stage.db.select({ title: table.title_es }).from(table)).map(({ title }) => title)

describe('what the review found and is no longer there stops the import', () => {
  test('an artist who was merged into another', async () => {
    const from = await addArtist('Irma Paz')
    const into = await addArtist('Irma Paz de Roca')
    await add('works', sampleWork({ code: 'B' }))
    const id = await reviewed('code,title_es,artist\nA,Una,Irma Paz\nB,Otra,Irma Paz\n')
    const merged = await lucia.post(`/api/artists/${from}/merge`, { into })
    expect(merged.statusCode, merged.body).toBe(200)
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await artistsOfWorks()).toEqual([null])
    expect(await again(id)).toMatchObject({ counts: { new_artists: 1 }, state: 'applied' })
    const [, , third] = await stage.db.select().from(artists).orderBy(asc(artists.id))
    expect(await artistsOfWorks()).toEqual([third?.id, third?.id])
  })

  test.each(['bin', 'no place at all'])('an artist who is in %s by now, named by its id', async (where) => {
    const artist = await addArtist('Irma Paz')
    const id = await reviewed(`code,title_es,artist_id\nA,Una,${artist}\n`)
    if (where === 'bin') await bin(`artists/${artist}`)
    else await stage.db.delete(artists)
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await artistsOfWorks()).toEqual([])
  })

  test('an artist of an item', async () => {
    const artist = await addArtist('Irma Paz')
    const id = await reviewed('code,subtitle_es,artists\nI,Carta,Irma Paz\n', { kind: 'items' })
    await bin(`artists/${artist}`)
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await stage.db.$count(items)).toBe(0)
  })

  test('a collection', async () => {
    const form = { title_es: 'Río', title_en: '', description_es: '', description_en: '', works: [] }
    const collection = await add('collections', form)
    const id = await reviewed('code,title_es,collections\nA,Una,Río\n')
    await bin(`collections/${collection}`)
    expect(await move(id, 'apply')).toMatchObject(stale)
  })

  test('an archive', async () => {
    const form = { title_es: 'Fondo', title_en: '', description_es: '', description_en: '', artists: [] }
    const archive = await add('archives', form)
    const id = await reviewed('code,subtitle_es,archive\nI,Carta,Fondo\n', { kind: 'items' })
    await bin(`archives/${archive}`)
    expect(await move(id, 'apply')).toMatchObject(stale)
  })

  test('an artist, also between two slices', async () => {
    const artist = await addArtist('Irma Paz')
    const rows = Array.from({ length: 60 }, (_, at) => `W-${at},Obra ${at},Irma Paz\n`)
    const id = await reviewed(`code,title_es,artist\n${rows.join('')}`)
    const between = async () => bin(`artists/${artist}`)
    const applying = applyImport(stage.db, await findImport(stage.db, id), running({ between }))
    await expect(applying).rejects.toThrow('import.stale')
    expect(await stage.db.$count(works)).toBe(50)
  })
})

describe('what the review called new and is there by now stops the import', () => {
  test('all of a table that was reviewed twice', async () => {
    const table = 'code,title_es,artist\nA,Una,Ana Paz\nB,Dos,Ana Paz\n'
    const [first, second] = [await reviewed(table), await reviewed(table)]
    expect(await move(first, 'apply')).toMatchObject({ state: 'applied' })
    expect(await move(second, 'apply')).toMatchObject(stale)
    expect(await stage.db.$count(works)).toBe(2)
    expect(await stage.db.$count(artists)).toBe(1)
    expect((await move(second, 'check')).counts).toMatchObject({ new: 0, unchanged: 2 })
  })

  test('a work of that code', async () => {
    const id = await reviewed('code,title_es\nA,Una\nB,Dos\n')
    await add('works', sampleWork({ code: 'B', title_es: 'A mano' }))
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await again(id)).toMatchObject({ counts: { new: 1, changed: 1 }, state: 'applied' })
  })

  test('an item of that code', async () => {
    const table = 'code,subtitle_es,kind\nI,Carta,book\n'
    const [first, second] = [
      await reviewed(table, { kind: 'items' }),
      await reviewed(table, { kind: 'items' }),
    ]
    await move(first, 'apply')
    expect(await move(second, 'apply')).toMatchObject(stale)
    expect(await stage.db.$count(items)).toBe(1)
  })

  test('an artist of that name, however it is written', async () => {
    const id = await reviewed('code,title_es,artist\nA,Una,"Paz, Ana"\n')
    const ana = await addArtist('Ana Paz')
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await again(id)).toMatchObject({ counts: { new_artists: 0 }, state: 'applied' })
    expect(await artistsOfWorks()).toEqual([ana])
  })

  test('an artist of a table of artists', async () => {
    const id = await reviewed('display\nAna Paz\n', { kind: 'artists' })
    await addArtist('Ana Paz')
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await stage.db.$count(artists)).toBe(1)
  })

  test('a collection and an archive of that title', async () => {
    const joining = (row: string) => reviewed(`code,title_es,collections\n${row}\n`, { places: 'create' })
    const [one, other] = [await joining('A,Una,Río'), await joining('B,Dos,rio')]
    await move(one, 'apply')
    expect(await move(other, 'apply')).toMatchObject(stale)
    expect(await again(other)).toMatchObject({ counts: { new_collections: 0 }, state: 'applied' })
    expect(await titlesOf(collections)).toEqual(['Río'])

    const archived = 'code,subtitle_es,kind,archive\nI,Carta,book,Fondo\n'
    const id = await reviewed(archived, { kind: 'items', places: 'create' })
    const form = { title_es: 'Fondo', title_en: '', description_es: '', description_en: '', artists: [] }
    await add('archives', form)
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await titlesOf(archives)).toEqual(['Fondo'])
  })

  test.runIf(inject('testTemplate').kind === 'postgres')(
    'all of a table that another process brings in at this moment',
    async () => {
      const table = worksTable(60)
      const records = [
        await findImport(stage.db, await reviewed(table)),
        await findImport(stage.db, await reviewed(table)),
      ] as const
      let waits = () => {}
      const waiting = new Promise<void>((resolve) => {
        waits = resolve
      })
      let other: Promise<unknown> | undefined
      const between = async () => {
        other ??= applyImport(
          stage.db,
          records[1],
          running({ whole: true, between: async () => waits() })
        ).catch((error: unknown) => error)
        await waiting
      }
      await applyImport(stage.db, records[0], running({ whole: true, between }))
      expect(await other).toMatchObject({ id: 'import.stale' })
      expect(await stage.db.$count(works)).toBe(60)
    }
  )
})

describe('what the review knew does not stop the import', () => {
  test('works of a code that stands in the table or in the gallery, where rows are not joined by it', async () => {
    await add('works', sampleWork({ code: 'A', title_es: 'A mano' }))
    const id = await reviewed('code,title_es\nA,Una\nA,Dos\n', { key: 'none' })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
    expect(await stage.db.$count(works, eq(works.code, 'A'))).toBe(3)
    expect(await move(id, 'undo')).toMatchObject({ state: 'undone' })
  })

  test('works of a code that came up since do, there too', async () => {
    await add('works', sampleWork({ code: 'A', title_es: 'A mano' }))
    const id = await reviewed('code,title_es\nA,Una\n', { key: 'none' })
    await add('works', sampleWork({ code: 'A', title_es: 'A mano también' }))
    expect(await move(id, 'apply')).toMatchObject(stale)
    expect(await again(id)).toMatchObject({ state: 'applied' })
  })

  test('an artist whose namesake was to be another', async () => {
    const ana = await addArtist('Ana Paz')
    const id = await reviewed('code,title_es,artist\nA,Una,Ana Paz\n', { choices: { 'Ana Paz': 0 } })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
    expect(await stage.db.$count(artists)).toBe(2)
    expect(await artistsOfWorks()).not.toEqual([ana])
  })

  test('artists of one name who lived at other times', async () => {
    await addArtist('Ana Paz', '1850-1901')
    const table = 'code,title_es,artist\nA,Una,"Paz, Ana (1921-2004)"\nB,Dos,"Paz, Ana (1960-)"\n'
    const id = await reviewed(table, { names: 'surname_first' })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
    expect(await stage.db.$count(artists)).toBe(3)
  })

  test('a table of artists without a key', async () => {
    await addArtist('Ana Paz')
    const id = await reviewed('display\nAna Paz\n', { kind: 'artists', key: 'none' })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
    expect(await stage.db.$count(artists)).toBe(2)
  })

  test('an import that was cut off, once it is taken back', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `W-${at},Obra ${at},Ana Paz,Río\n`)
    const id = await reviewed(`code,title_es,artist,collections\n${rows.join('')}`, { places: 'create' })
    const dies = applyImport(
      stage.db,
      await findImport(stage.db, id),
      running({
        between: async () => {
          throw new Error('The process ended')
        },
      })
    )
    await expect(dies).rejects.toThrow('The process ended')
    await importWork(() => stage).leave(id, 'applying')
    expect(await importWork(() => stage).takeOver()).toBe('done')
    expect(await detail(id)).toMatchObject({ state: 'checked' })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied', failure: '' })
    expect(await stage.db.$count(works)).toBe(60)
  })
})
