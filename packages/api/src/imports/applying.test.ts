import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createArtist } from '../artists/artists.queries.ts'
import { selectRows } from '../db/rows.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { endsAfter, importWork, worksTable } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { applyImport } from './applying.ts'
import { findImport } from './imports.queries.ts'

let stage: TestApp
let lucia: TestClient
let luciaId: number
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  luciaId = await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move, detail, rowsOf } = importing(() => lucia)
const { running, leave, takeOver } = importWork(() => stage)

/** Everything that an import can touch, as it is. */
async function everything() {
  const tables = [
    'works',
    'artists',
    'movements',
    'items',
    'item_artists',
    'item_tags',
    'tags',
    'collection_works',
    'work_images',
  ]
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const query = sql`select to_jsonb(each) as row from ${sql.identifier(table)} as each order by 1`
    found[table] = await selectRows(stage.db, query, z.unknown())
  }
  return found
}

test('adds, changes, leaves and takes all of it back', async () => {
  const writing = { now: stage.clock.now, by: null }
  const artist_id = await createArtist(
    stage.db,
    { display: 'Lajos Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' },
    writing
  )
  await createWork(stage.db, sampleWork({ code: 'A', title_es: 'Vieja', year: 1970, artist_id }), writing)
  await createWork(
    stage.db,
    sampleWork({ code: 'B', title_es: 'Igual', title_en: 'Same', year: 1971, artist_id }),
    writing
  )
  const before = await everything()
  const table =
    'code,title_es,artist,year,status,price,currency\nA,Nueva,Ana Paz,1970,vendida,"1,200",USD\nB,Igual,"SZALAY, Lajos",1971,,,\nC,Otra,ana paz,1980,,,\n'
  const { id, map: suggested } = await bring(table)
  expect(suggested.fields).toEqual({
    code: 'code',
    title_es: 'title_es',
    artist: 'artist',
    year: 'year',
    status: 'status',
    price: 'price',
    currency: 'currency',
  })
  const { counts } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, error: 0, new_artists: 1 })
  expect((await rowsOf(id, 'changed'))[0]?.changes).toEqual([
    { field: 'title_es', old: 'Vieja', new: 'Nueva' },
    { field: 'artist', old: 'Lajos Szalay', new: 'Ana Paz' },
    { field: 'status', old: '', new: 'Vendida' },
    { field: 'price', old: '', new: '1200' },
    { field: 'currency', old: '', new: 'USD' },
  ])
  expect(await everything(), 'a dry run writes nothing').toEqual(before)

  expect(await move(id, 'apply')).toMatchObject({ state: 'applied', failure: '', undoable: true })
  expect(await stage.db.select({ display: artists.display }).from(artists).orderBy(artists.id)).toEqual([
    { display: 'Lajos Szalay' },
    { display: 'Ana Paz' },
  ])
  const known = sql`select reltuples::int as rows from pg_class where relname = 'works'`
  expect(
    await selectRows(stage.db, known, z.object({ rows: z.number() })),
    'the database knows how many'
  ).toEqual([{ rows: 3 }])
  const again = await bring(table)
  expect((await move(again.id, 'check')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
  const nothing = await lucia.post(`/api/imports/${again.id}/apply`, {})
  expect(nothing.statusCode).toBe(409)

  expect(await move(id, 'undo')).toMatchObject({ state: 'undone' })
  const { movements: ledger, ...rest } = await everything()
  expect({ ...rest, movements: [] }).toEqual(before)
  expect(ledger, 'a line that was written stays, struck through').toMatchObject([
    { row: { status: 'Vendida', price: 1200, struck_at: expect.any(String), struck_by: luciaId } },
  ])
})

test('brings items in with artists and tags, and takes them back', async () => {
  const before = await everything()
  const { id, map: suggested } = await bring(
    'code,subtitle_es,kind,artists,tags,date_fallback,date\nI-1,Carta,correspondence,"Ana Paz; Luis Roca","muelle; puerto",hacia 1950,\n',
    'items'
  )
  expect(suggested.fields).toMatchObject({ artists: 'artists', tags: 'tags' })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1, error: 0, new_artists: 2 })
  await move(id, 'apply')
  const answer = await lucia.get('/api/items?showAll=1')
  expect(answer.json().data[0]).toMatchObject({
    subtitle_es: 'Carta',
    artists: [{ display: 'Ana Paz' }, { display: 'Luis Roca' }],
  })
  await move(id, 'undo')
  expect(await everything()).toEqual(before)
})

test('a record that changed after the review stops the import, and nothing of it stays', async () => {
  await createWork(stage.db, sampleWork({ code: 'Z', title_es: 'Vieja' }), { now: stage.clock.now, by: null })
  const { id } = await bring('code,title_es\nA,Una\nZ,Nueva\n')
  await move(id, 'check')
  const [old] = await stage.db.select({ id: works.id }).from(works)
  await lucia.patch(`/api/works/${old?.id}`, { notes: 'Otra cosa' })
  const before = await everything()
  const stopped = await move(id, 'apply')
  expect(stopped).toMatchObject({
    state: 'checked',
    failure: 'Alguien cambió registros después de la revisión. Volvé a revisar antes de importar.',
  })
  expect(await everything()).toEqual(before)
})

test('a process that ends while it applies leaves nothing half done', async () => {
  await createWork(stage.db, sampleWork({ code: 'W-7', title_es: 'Vieja' }), {
    now: stage.clock.now,
    by: null,
  })
  const before = await everything()
  const table = Array.from({ length: 180 }, (_, at) => `W-${at},Obra ${at},Artista ${at % 9}\n`).join('')
  const { id } = await bring(`code,title_es,artist\n${table}`)
  expect((await move(id, 'check')).counts).toMatchObject({ new: 179, changed: 1, new_artists: 9 })
  const dies = applyImport(stage.db, await findImport(stage.db, id), running({ between: endsAfter(100) }))
  await expect(dies).rejects.toThrow('The process ended')
  expect(await stage.db.$count(works)).toBeGreaterThan(90)
  await leave(id, 'applying')

  expect(await takeOver()).toBe('done')
  expect(await detail(id)).toMatchObject({ state: 'checked', failure: expect.stringMatching(/\w/) })
  expect(await everything()).toEqual(before)
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  expect(await stage.db.$count(works)).toBe(180)
})

test('what cannot be taken back is no import that waits for its review: it is tried again', async () => {
  const { id } = await bring(worksTable(120))
  await move(id, 'check')
  const dies = applyImport(stage.db, await findImport(stage.db, id), running({ between: endsAfter(100) }))
  await expect(dies).rejects.toThrow('The process ended')
  await leave(id, 'applying')
  const asked = () => {
    throw new Error('The database is away')
  }
  expect(await takeOver({ asked })).toBe('failed')
  expect(await detail(id)).toMatchObject({ state: 'applying' })
  expect(await stage.db.$count(works)).toBe(50)

  expect(await takeOver()).toBe('done')
  expect(await detail(id)).toMatchObject({ state: 'checked', failure: expect.stringMatching(/\w/) })
  expect(await stage.db.$count(works)).toBe(0)
})
