import { type BinAnswer, type BinRef, binDays } from '@gallery/contract'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import { storageKey, variantName } from '../storage/keys.ts'
import { activity, activityChanges } from '../tables/activity.table.ts'
import { collections } from '../tables/collections.table.ts'
import { messages } from '../tables/messages.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { works } from '../tables/works.table.ts'
import { fillBackRoom } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { emptyBin, emptyOldBin } from './emptying.ts'
import { dropOldFiles } from './leftFiles.queries.ts'

const day = 24 * 3_600_000
let stage: TestApp
let lucia: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', first_name: 'Lucía', super: true })
})
afterAll(() => stage.close())

async function bin(query = ''): Promise<BinAnswer> {
  const response = await lucia.get(`/api/bin${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const restore = (...records: BinRef[]) => lucia.post('/api/bin/restore', { records })

async function binMessages({ db, clock }: TestApp, count: number): Promise<void> {
  const now = sql`${clock.now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into ${messages} (name, email, subject, message, language, last_at, deleted_at)
    select 'Ana', number || '@example.org', 'Hola', 'Chau', 'es', ${now}, ${now}
    from generate_series(1, ${count}::int) as number`)
}

describe('the bin', () => {
  it('lists what was deleted by kind, with who and how long it stays', async () => {
    const room = await fillBackRoom(stage)
    await lucia.delete(`/api/works/${room.works.one}`)
    stage.clock.advance(day)
    await lucia.delete(`/api/collections/${room.paper.id}`)
    const { data, counts, meta } = await bin()
    expect(counts).toEqual({ work: 1, collection: 1 })
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      {
        kind: 'collection',
        id: room.paper.id,
        label_es: 'Papeles',
        label_en: 'Works on Paper',
        days_left: 30,
      },
      { kind: 'work', id: room.works.one, label_es: 'Uno', days_left: 29, deleted_by: { display: 'Lucía' } },
    ])
    expect((await bin('?kind=work')).data.map(({ kind }) => kind)).toEqual(['work'])
    expect((await bin('?page=2')).data).toEqual([])
  })

  it('gives a record back as it was, under its address and in its place', async () => {
    const room = await fillBackRoom(stage)
    const before = (await lucia.get(`/api/works/${room.works.one}`)).json().data
    await lucia.delete(`/api/works/${room.works.one}`)
    const record = { kind: 'work', id: room.works.one } as const
    expect((await restore(record)).json()).toMatchObject({ count: 1 })
    const after = (await lucia.get(`/api/works/${before.hash}`)).json().data
    expect(after).toEqual({ ...before, updated_at: expect.any(String), updated_by: expect.any(Object) })
    const collection = (await lucia.get(`/api/collections/${room.paper.id}`)).json().data
    expect(collection.works.map(({ id }: { id: number }) => id)).toEqual([2, 3, 1])
    expect((await restore(record)).json(), 'twice is once').toMatchObject({ count: 0 })
  })

  it('gives a picture back to its work, and says whose it was', async () => {
    const room = await fillBackRoom(stage)
    const { data } = (await lucia.get(`/api/works/${room.works.one}`)).json()
    const image = data.images[0].id
    await lucia.delete(`/api/works/${room.works.one}/images/${image}`)
    expect((await bin()).data).toMatchObject([
      { kind: 'work_image', id: image, owner: { label_es: 'Uno', path: `works/${room.works.one}` } },
    ])
    await restore({ kind: 'work_image', id: image })
    expect((await lucia.get(`/api/works/${room.works.one}`)).json().data.images).toHaveLength(1)
  })

  it('is emptied by itself after its days, files included', async () => {
    const room = await fillBackRoom(stage)
    const { db } = stage
    await lucia.delete(`/api/works/${room.works.one}`)
    const gallery = { db, storage: stage.app.storage }
    stage.clock.advance(binDays * day)
    expect(await emptyOldBin(gallery, stage.clock.now)).toBe(0)
    stage.clock.advance(1)
    expect(await emptyOldBin(gallery, stage.clock.now)).toBe(1)
    expect(await db.$count(works, eq(works.id, room.works.one))).toBe(0)
    expect(await db.$count(pictures, eq(pictures.file, room.files.one))).toBe(0)
    for (const file of [room.files.one, variantName(room.files.one, 'thumb')]) {
      expect(await gallery.storage.exists(storageKey('images', file)), file).toBe(false)
    }
    expect(await gallery.storage.exists(storageKey('images', room.files.two))).toBe(true)
    const ana = stage.client()
    await ana.signInAs({ email: 'ana@ochava.example', super: true })
    const [entry] = (await ana.get('/api/activity?action=deleted')).json().data
    expect(entry).toMatchObject({ record: { label_es: 'Uno', path: null }, revertible: false, by: null })
  })

  it('keeps a file that a text shows', async () => {
    const room = await fillBackRoom(stage)
    const description_es = `<p><img src="/storage/images/${room.files.one}"></p>`
    await lucia.patch(`/api/works/${room.works.two}`, { description_es })
    await lucia.delete(`/api/works/${room.works.one}`)
    expect((await lucia.delete(`/api/bin?kind=work&id=${room.works.one}`)).json()).toMatchObject({ count: 1 })
    expect(await stage.app.storage.exists(storageKey('images', room.files.one))).toBe(true)
  })

  it('keeps the files that the log of the last days could bring back, each in its folder', async () => {
    const { db, clock } = stage
    const since = new Date(clock.now.getTime() - binDays * day)
    const old = {
      mime: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: new Date(since.getTime() - 1),
    }
    await db.insert(pictures).values([
      { ...old, folder: 'events', file: 'was-its-image.jpg' },
      { ...old, folder: 'images', file: 'was-in-its-text.jpg' },
      { ...old, folder: 'slides', file: 'was-in-its-text.jpg' },
      { ...old, folder: 'slides', file: 'of-nobody.jpg' },
    ])
    const transaction = '00000000-0000-4000-8000-000000000001'
    const of = { transaction, kind: 'event', record_id: '1' }
    await db
      .insert(activity)
      .values({ ...of, at: clock.now, origin: 'panel', action: 'changed', shown: true })
    const change = { ...of, part: false, table: 'events', key: { id: 1 }, after: {} }
    const body_es = '<p><img src="/storage/images/was-in-its-text.jpg"></p>'
    await db.insert(activityChanges).values([
      { ...change, before: { image: 'was-its-image.jpg' } },
      { ...change, before: { body_es } },
    ])
    await db.transaction((tx) => dropOldFiles(tx, since))
    const kept = await db.select({ folder: pictures.folder, file: pictures.file }).from(pictures)
    expect(kept.map(({ folder, file }) => storageKey(folder, file)).sort()).toEqual([
      'events/was-its-image.jpg',
      'images/was-in-its-text.jpg',
    ])
  })

  it('is emptied by reading the log once, however many pictures there are', async () => {
    await stage.db.transaction(async (tx) => {
      const asked = vi.spyOn(tx, 'execute')
      await dropOldFiles(tx, stage.clock.now)
      const queries = asked.mock.calls.map(([query]) => query)
      const plans: string[] = []
      for (const query of queries) {
        const lines = await selectRows(tx, sql`explain ${query}`, z.object({ 'QUERY PLAN': z.string() }))
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      }
      const ofPictures = plans.filter((plan) => plan.startsWith('Delete on pictures'))
      expect(ofPictures).toHaveLength(1)
      expect(ofPictures[0]).toContain('hashed SubPlan')
      expect(ofPictures[0], 'what is asked for each picture').not.toMatch(/Filter:.*(?<!hashed )SubPlan/)
    })
  })

  it('is emptied by hand: one record, a kind, everything', async () => {
    const room = await fillBackRoom(stage)
    await lucia.patch('/api/works/all', { works: [] })
    for (const id of [room.works.one, room.works.two, room.works.hidden])
      await lucia.delete(`/api/works/${id}`)
    await lucia.delete(`/api/collections/${room.empty.id}`)
    const count = async (query: string) => (await lucia.delete(`/api/bin${query}`)).json().count
    expect(await count(`?kind=work&id=${room.works.one}`)).toBe(1)
    expect(await count('?kind=work')).toBe(2)
    expect(await count('')).toBe(1)
    expect((await bin()).data).toEqual([])
    expect((await lucia.delete('/api/bin?id=4')).statusCode).toBe(400)
  })

  it('keeps a work that was sold, whose line the books need, until its sale is struck through', async () => {
    const { works: all } = await fillBackRoom(stage)
    const gallery = { db: stage.db, storage: stage.app.storage }
    const sale = { status: 'Vendida', despite_holds: true }
    for (const id of [all.one, all.two]) await lucia.post(`/api/works/${id}/movements`, sale)
    await lucia.post(`/api/works/${all.one}/movements`, { status: 'En consignación' })
    for (const id of [all.one, all.two, all.hidden]) await lucia.delete(`/api/works/${id}`)
    const left = async () => (await bin('?kind=work')).data.map(({ id, days_left }) => ({ id, days_left }))
    expect(await left()).toContainEqual({ id: all.one, days_left: null })
    expect(await left()).toContainEqual({ id: all.hidden, days_left: 30 })

    expect((await bin()).staying).toBe(2)
    expect((await bin('?kind=artist')).staying).toBe(0)
    const refused = await lucia.delete(`/api/bin?kind=work&id=${all.one}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('su venta está en el libro')
    stage.clock.advance(binDays * day + 1)
    expect(await emptyOldBin(gallery, stage.clock.now)).toBe(1)
    await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
    expect((await lucia.delete('/api/bin')).json()).toMatchObject({ count: 0, left: 0 })
    expect((await left()).map(({ id }) => id).sort()).toEqual([all.one, all.two].sort())

    await restore({ kind: 'work', id: all.one })
    const { movements } = (await lucia.get(`/api/works/${all.one}`)).json().data
    const line = movements.find(({ status }: { status: string }) => status === 'Vendida')
    await lucia.post('/api/works/movements/remove', { ids: [line.id] })
    await lucia.delete(`/api/works/${all.one}`)
    expect((await lucia.delete(`/api/bin?kind=work&id=${all.one}`)).json()).toMatchObject({ count: 1 })
    expect((await lucia.delete(`/api/bin?kind=work&id=${all.two}`)).statusCode).toBe(409)
  })

  it('says how much is left when the time is up, and goes on from there', async () => {
    await binMessages(stage, 20)
    const gallery = { db: stage.db, storage: stage.app.storage }
    const once = () => emptyBin(gallery, {}, stage.clock.now, 0)
    expect([await once(), await once()]).toEqual([
      { count: 5, left: 15 },
      { count: 5, left: 10 },
    ])
  })

  it('leaves what somebody else holds, and says so without waiting', async () => {
    const gallery = { db: stage.db, storage: stage.app.storage }
    await binMessages(stage, 15)
    await stage.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${messages} order by id limit 10 for update`)
      expect(await emptyBin(gallery, { kind: 'message' }, stage.clock.now)).toEqual({ count: 5, left: 10 })
      expect(await emptyBin(gallery, { kind: 'message' }, stage.clock.now)).toEqual({ count: 0, left: 10 })
      const { message } = (await lucia.delete('/api/bin?kind=message')).json()
      expect(message).toBe('Lo que queda está en uso en este momento. Todavía quedan 10.')
    })
    expect(await emptyBin(gallery, {}, stage.clock.now)).toEqual({ count: 10, left: 0 })
  })

  it('lets a picture go that only a text showed which went after it', async () => {
    const room = await fillBackRoom(stage)
    const description_es = `<p><img src="/storage/images/${room.files.one}"></p>`
    await lucia.patch(`/api/collections/${room.empty.id}`, { description_es })
    await lucia.delete(`/api/works/${room.works.one}`)
    await lucia.delete(`/api/collections/${room.empty.id}`)
    expect((await lucia.delete('/api/bin')).json()).toMatchObject({ count: 2, left: 0 })
    expect(await stage.db.$count(pictures, eq(pictures.file, room.files.one))).toBe(0)
    expect(await stage.app.storage.exists(storageKey('images', room.files.one))).toBe(false)
    expect(await stage.app.storage.exists(storageKey('images', room.files.two))).toBe(true)
  })

  it('is for super users only', async () => {
    const visitor = stage.client()
    expect((await visitor.get('/api/bin')).statusCode).toBe(401)
    expect((await visitor.delete('/api/bin')).statusCode).toBe(401)
  })
})

it('is emptied however much there is, in statements of some records each', async () => {
  const own = await testApp()
  const ana = own.client()
  await ana.signInAs({ email: 'ana@ochava.example', super: true })
  await binMessages(own, 1_500)
  await own.db.execute(sql`
    create function take_few() returns trigger language plpgsql as $$ begin
      if (select count(*) from taken) > 1000 then raise exception 'too many at once'; end if;
      return null;
    end $$`)
  await own.db.execute(sql`
    create trigger take_few after delete on ${messages} referencing old table as taken
    for each statement execute function take_few()`)
  expect((await ana.delete('/api/bin?kind=message')).json()).toMatchObject({ count: 1_500, left: 0 })
  expect(await own.db.$count(messages)).toBe(0)
  await own.close()
})

it('what takes too long is tried again with half as many', async () => {
  const own = await testApp()
  const gallery = { db: own.db, storage: own.app.storage }
  await binMessages(own, 12)
  await own.db.execute(sql`
    create function take_long() returns trigger language plpgsql as $$ begin
      if (select count(*) from taken) > tg_argv[0]::int then
        raise exception 'took too long' using errcode = 'query_canceled';
      end if;
      return null;
    end $$`)
  const allow = (most: number) =>
    own.db.execute(sql`
      create or replace trigger take_long after delete on ${messages} referencing old table as taken
      for each statement execute function take_long(${sql.raw(String(most))})`)
  await allow(2)
  expect(await emptyBin(gallery, {}, own.clock.now, 0)).toEqual({ count: 2, left: 10 })
  await allow(0)
  await expect(emptyBin(gallery, {}, own.clock.now), 'not even one').rejects.toMatchObject({
    count: 0,
    failures: [{ kind: 'message' }],
  })
  await own.close()
})

it('what cannot be deleted of one kind keeps no other from going, by hand either', async () => {
  const own = await testApp()
  const { db, clock } = own
  const ana = own.client()
  await ana.signInAs({ email: 'ana@ochava.example', super: true })
  const room = await fillBackRoom(own)
  await ana.delete(`/api/works/${room.works.one}`)
  await ana.delete(`/api/collections/${room.empty.id}`)
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await db.execute(
    sql`create trigger refused before delete on ${works} for each row execute function refuse()`
  )
  expect((await ana.delete('/api/bin')).statusCode).toBe(500)
  expect(await db.$count(collections, isNotNull(collections.deleted_at))).toBe(0)
  expect(await db.$count(works, isNotNull(works.deleted_at))).toBe(1)
  clock.advance((binDays + 1) * day)
  await expect(emptyOldBin({ db, storage: own.app.storage }, clock.now)).rejects.toMatchObject({
    count: 0,
    failures: [{ kind: 'work' }],
  })
  await own.close()
})
