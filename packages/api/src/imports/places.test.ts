import { CollectionForm, type ImportRules } from '@gallery/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCollection } from '../collections/changes.queries.ts'
import { archives } from '../tables/archives.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { items } from '../tables/items.table.ts'
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
const writing = () => ({ now: stage.clock.now, by: null })

async function reviewed(table: string, kind: 'works' | 'items', rules: Partial<ImportRules> = {}) {
  const { id, map } = await bring(table, kind)
  await lucia.patch(`/api/imports/${id}`, { map: { ...map, rules: { ...map.rules, ...rules } } })
  return move(id, 'check')
}

const titles = (table: typeof collections | typeof archives) =>
  stage.db.select({ title: table.title_es, public: table.public }).from(table).orderBy(asc(table.id))

test('collections that are not there are made when asked to, hidden, and go with the undo', async () => {
  const form = { title_en: '', description_es: '', description_en: '', public: true, works: [] }
  await createCollection(stage.db, { ...form, title_es: 'Río' }, writing())
  const table = 'code,title_es,collections\nA,Una,Rio; Puerto\nB,Dos,puerto\nC,Tres,Muelle\n'
  const refused = await reviewed(table, 'works')
  expect(refused.counts).toMatchObject({ error: 3, new_collections: 0 })
  expect((await rowsOf(refused.id, 'error'))[0]?.errors).toMatchObject([
    { reason: 'No hay una colección «Puerto».' },
  ])

  const { id, counts } = await reviewed(table, 'works', { places: 'create' })
  expect(counts).toMatchObject({ new: 3, error: 0, new_collections: 2, new_archives: 0 })
  await move(id, 'apply')
  expect(await titles(collections)).toEqual([
    { title: 'Río', public: true },
    { title: 'Puerto', public: false },
    { title: 'Muelle', public: false },
  ])
  expect(await stage.db.$count(collectionWorks)).toBe(4)
  expect((await reviewed(table, 'works', { places: 'create' })).counts).toMatchObject({ unchanged: 3 })

  const [muelle] = await stage.db.select().from(collections).where(eq(collections.title_es, 'Muelle'))
  const other = await createWork(stage.db, sampleWork({ title_es: 'Otra' }), writing())
  await stage.db
    .insert(collectionWorks)
    .values({ collection_id: muelle?.id ?? 0, work_id: other, position: 9 })
  await move(id, 'undo')
  expect(await titles(collections), 'another work hangs in one of them').toEqual([
    { title: 'Río', public: true },
    { title: 'Muelle', public: false },
  ])
})

test('a work that an import puts into a room has its price of then', async () => {
  await createCollection(stage.db, CollectionForm.parse({ title_es: 'Sala', works: [] }), writing())
  const table = 'code,title_es,collections,status,price,currency\nA,Una,Sala,En consignación,1500,USD\n'
  const { id } = await reviewed(table, 'works')
  await move(id, 'apply')
  expect(await stage.db.select().from(collectionWorks)).toMatchObject([
    { price: 1500, currency: 'USD', priced_at: stage.clock.now },
  ])
})

test('archives that are not there are made when asked to, hidden, and go with the undo', async () => {
  const table = 'code,subtitle_es,kind,archive\nI-1,Carta,book,Fondo Paz\nI-2,Foto,book,fondo paz\n'
  expect((await reviewed(table, 'items')).counts).toMatchObject({ error: 2 })
  const { id, counts } = await reviewed(table, 'items', { places: 'create' })
  expect(counts).toMatchObject({ new: 2, error: 0, new_archives: 1 })
  await move(id, 'apply')
  expect(await titles(archives)).toEqual([{ title: 'Fondo Paz', public: false }])
  const [archive] = await stage.db.select({ id: archives.id }).from(archives)
  expect(await stage.db.select({ archive_id: items.archive_id }).from(items)).toEqual([
    { archive_id: archive?.id },
    { archive_id: archive?.id },
  ])
  await move(id, 'undo')
  expect(await titles(archives)).toEqual([])
})

test('a collection that somebody has filled in since stays when the import is undone', async () => {
  const { id } = await reviewed('code,title_es,collections\nA,Una,Puerto\n', 'works', { places: 'create' })
  await move(id, 'apply')
  const [made] = await stage.db.select({ id: collections.id }).from(collections)
  await lucia.patch(`/api/collections/${made?.id}`, { description_es: '<p>Barcos</p>' })
  expect(await move(id, 'undo')).toMatchObject({ state: 'undone' })
  expect(await titles(collections)).toEqual([{ title: 'Puerto', public: false }])
})

test('a work that somebody put into a collection after the review stays there when the import is undone', async () => {
  const work = await createWork(stage.db, sampleWork({ code: 'A', title_es: 'Una' }), writing())
  const form = CollectionForm.parse({ title_es: 'Río', works: [] })
  const collection_id = await createCollection(stage.db, form, writing())
  await createCollection(stage.db, { ...form, title_es: 'Puerto' }, writing())
  const { id, counts } = await reviewed('code,title_es,collections\nA,Una,Río; Puerto\n', 'works')
  expect(counts).toMatchObject({ changed: 1, error: 0 })
  await stage.db.insert(collectionWorks).values({ collection_id, work_id: work, position: 0 })
  await move(id, 'apply')
  expect(await stage.db.$count(collectionWorks)).toBe(2)
  expect(await move(id, 'undo')).toMatchObject({ state: 'undone' })
  expect(await stage.db.select().from(collectionWorks)).toMatchObject([{ collection_id, work_id: work }])
})
