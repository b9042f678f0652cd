import { ActivityAnswer, type ActivityEntry, RevertRefusal } from '@gallery/contract'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../say.ts'
import { type StorageFolder, storageKey } from '../storage/keys.ts'
import { eventImages, events } from '../tables/events.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { workImages } from '../tables/works.table.ts'
import { withoutOwnTransaction } from '../testing/activityLog.ts'
import { aBooking, anEvent, aSlot, outbox } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let lucia: TestClient
let luciaId: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  luciaId = await lucia.signInAs({ email: 'lucia@ochava.example', first_name: 'Lucía', super: true })
})
afterAll(() => stage.close())

async function addWork(changes: Parameters<typeof sampleWork>[0] = {}): Promise<number> {
  const response = await lucia.post('/api/works', sampleWork(changes))
  expect(response.statusCode).toBe(201)
  return response.json().data.id
}

const picture = (folder: StorageFolder) =>
  storeSample(stage.db, stage.app.storage, { folder, now: stage.clock.now })

async function history(query = ''): Promise<ActivityEntry[]> {
  const response = await lucia.get(`/api/activity${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return ActivityAnswer.parse(response.json()).data
}

describe('the log', () => {
  it('tells who changed what, before and after, and when', async () => {
    const id = await addWork({ title_es: 'Umbral', depth: 3 })
    stage.clock.advance(60_000)
    await lucia.patch(`/api/works/${id}`, { depth: 4, technique: 'Esmalte' })
    const [changed, created] = await history('?kind=work')
    expect(created).toMatchObject({ action: 'created', changes: [], by: { id: luciaId, display: 'Lucía' } })
    expect(changed).toMatchObject({
      at: stage.clock.now.toISOString(),
      by: { id: luciaId, display: 'Lucía' },
      origin: 'panel',
      action: 'changed',
      record: { kind: 'work', id: String(id), label_es: 'Umbral', path: `works/${id}`, binned: false },
      revertible: true,
    })
    expect(changed?.changes.map(({ field, before, after }) => [field, before, after]).toSorted()).toEqual([
      ['depth', 3, 4],
      ['technique', 'Óleo sobre tela', 'Esmalte'],
    ])
  })

  it('tells of deleting and restoring, and of a write without a transaction of its own', async () => {
    const id = await addWork()
    await lucia.delete(`/api/works/${id}`)
    stage.clock.advance(1_000)
    await lucia.post(`/api/works/${id}/restore`)
    stage.clock.advance(1_000)
    expect((await history('?kind=work')).map(({ action, by }) => [action, by?.id])).toEqual([
      ['restored', luciaId],
      ['binned', luciaId],
      ['created', luciaId],
    ])
    await withoutOwnTransaction(stage.db, id, { now: stage.clock.now, by: luciaId })
    expect((await history('?kind=work'))[0]).toMatchObject({ action: 'changed', by: { id: luciaId } })
  })

  it('says nothing of a save that changed nothing', async () => {
    const id = await addWork({ title_es: 'Igual' })
    await lucia.patch(`/api/works/${id}`, { title_es: 'Igual' })
    expect(await history('?kind=work')).toHaveLength(1)
  })

  it('tells what came to hang on a record, by name', async () => {
    const artist = (await lucia.post('/api/artists', { display: 'Delia Roca', last_name: 'Roca' })).json()
      .data
    const id = await addWork()
    await lucia.patch(`/api/works/${id}`, { artist_id: artist.id })
    await lucia.post(`/api/works/${id}/movements`, { status: 'Vendida', owner: 'Iribarne', price: 1200 })
    const [sold, signed] = await history('?kind=work')
    expect(signed?.changes).toMatchObject([{ field: 'artist_id', before: null, after: { es: 'Delia Roca' } }])
    expect(sold?.changes.map(({ part, name, after }) => [part, name, after])).toEqual([
      ['movements', 'status', 'Vendida'],
      ['movements', 'owner', 'Iribarne'],
      ['movements', 'price', 1200],
      ['movements', 'date', '2025-03-05'],
    ])
  })

  it('does not keep what people told about themselves', async () => {
    const visitor = stage.client()
    await visitor.signInAs({ email: 'secreta@example.org', first_name: 'Reservada', phone: '4832-1107' })
    const rows = await stage.db.execute('select before, after from activity_changes')
    expect(JSON.stringify(rows)).not.toMatch(/secreta|Reservada|4832/)
    expect((await history('?kind=user'))[0]).toMatchObject({ by: null, origin: 'site', action: 'created' })
  })

  it('can be filtered by kind, record, person, action and day, and read page by page', async () => {
    const first = await addWork({ title_es: 'Una' })
    const second = await addWork({ title_es: 'Dos' })
    stage.clock.advance(24 * 3_600_000)
    await lucia.patch(`/api/works/${first}`, { title_es: 'Una sola' })
    const ids = async (query: string) =>
      (await history(query)).map(({ record, action }) => `${record.id} ${action}`)
    expect(await ids(`?kind=work&record=${first}`)).toEqual([`${first} changed`, `${first} created`])
    expect(await ids('?action=changed')).toEqual([`${first} changed`])
    expect(await ids('?kind=work&to=2025-03-05')).toEqual([`${second} created`, `${first} created`])
    expect(await ids('?from=2025-03-06')).toEqual([`${first} changed`])
    expect(await ids(`?person=${luciaId}&kind=work,artist`)).toHaveLength(3)
    expect(await ids('?person=4711')).toEqual([])
    const page = (await lucia.get('/api/activity?kind=work&per_page=2')).json()
    expect(page.data).toHaveLength(2)
    expect(await ids(`?kind=work&before=${page.older}`)).toEqual([`${first} created`])
  })
})

describe('one write to several records', () => {
  const publish = (ids: readonly number[], isPublic: boolean) =>
    lucia.post('/api/works/publish', { ids, public: isPublic })
  const hidden = () => addWork({ public: false })

  it('is one entry that opens, with a number', async () => {
    const ids = [await hidden(), await hidden(), await hidden()]
    await publish(ids, true)
    const [shown, ...before] = await history('?kind=work')
    expect(shown).toMatchObject({
      action: 'changed',
      count: 3,
      record: { kind: 'work', id: null },
      changes: [],
      revertible: true,
    })
    expect(before.map(({ action, count }) => [action, count])).toEqual([
      ['created', 0],
      ['created', 0],
      ['created', 0],
    ])
    const opened = await history(`?together=${shown?.id}`)
    expect(opened.map(({ record }) => record.id).toSorted()).toEqual(ids.map(String).toSorted())
    expect(opened[0]?.changes).toMatchObject([{ field: 'public', before: false, after: true }])
    expect(opened.every(({ count }) => count === 0)).toBe(true)
    const own = await history(`?kind=work&record=${ids[0]}`)
    expect(own.map(({ action, record }) => [action, record.id])).toEqual([
      ['changed', String(ids[0])],
      ['created', String(ids[0])],
    ])
    const page = (await lucia.get(`/api/activity?kind=work&per_page=1`)).json()
    expect((await history(`?kind=work&before=${page.older}`)).map(({ action }) => action)).toEqual([
      'created',
      'created',
      'created',
    ])
  })

  it('is taken back at once, which is one entry again, or one by one', async () => {
    const ids = [await hidden(), await hidden(), await hidden()]
    const publics = async () =>
      (await lucia.get('/api/works?showAll=1&public=1')).json().data.map(({ id }: { id: number }) => id)
    await publish(ids, true)
    const [shown] = await history('?kind=work')
    const back = await lucia.post(`/api/activity/${shown?.id}/revert`, { together: true })
    expect([back.statusCode, await publics()]).toEqual([200, []])
    const [undone] = await history('?kind=work')
    expect(undone).toMatchObject({ action: 'undone', count: 3 })
    await lucia.post(`/api/activity/${undone?.id}/revert`, { together: true })
    expect(await publics()).toHaveLength(3)
    const [again] = await history('?kind=work')
    const [one] = await history(`?together=${again?.id}`)
    await lucia.post(`/api/activity/${one?.id}/revert`, {})
    expect(await publics()).toHaveLength(2)
  })

  it('is taken back whole or not at all where one was changed since', async () => {
    const ids = [await addWork({ title_es: 'Una' }), await addWork({ title_es: 'Dos' })]
    const works = ids.map((id, at) => ({ id, title_es: `Otra ${at}` }))
    expect((await lucia.patch('/api/works/all', { works })).statusCode).toBe(200)
    const [changed] = await history('?kind=work')
    expect(changed).toMatchObject({ count: 2 })
    await lucia.patch(`/api/works/${ids[0]}`, { title_es: 'Después' })
    const refused = await lucia.post(`/api/activity/${changed?.id}/revert`, { together: true })
    expect(refused.statusCode).toBe(409)
    expect(RevertRefusal.parse(refused.json()).differs).toHaveLength(1)
    expect((await lucia.get(`/api/works/${ids[1]}`)).json().data.title_es).toBe('Otra 1')
    await lucia.post(`/api/activity/${changed?.id}/revert`, { together: true, force: true })
    expect((await lucia.get(`/api/works/${ids[0]}`)).json().data.title_es).toBe('Una')
  })
})

describe('taking back', () => {
  const revert = (id: number | undefined, body: object = {}) => lucia.post(`/api/activity/${id}/revert`, body)

  it('brings fields back, all or one, and is an entry that can be taken back too', async () => {
    const id = await addWork({ title_es: 'Antes', depth: 3 })
    await lucia.patch(`/api/works/${id}`, { title_es: 'Después', depth: 4 })
    const [changed] = await history('?kind=work')
    expect((await revert(changed?.id, { fields: ['depth'] })).statusCode).toBe(200)
    const read = async () => (await lucia.get(`/api/works/${id}`)).json().data
    expect(await read()).toMatchObject({ title_es: 'Después', depth: 3 })
    expect((await revert(changed?.id)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ title_es: 'Antes', depth: 3 })
    const [undone] = await history('?kind=work')
    expect(undone).toMatchObject({ action: 'undone', by: { id: luciaId } })
    await revert(undone?.id)
    expect(await read()).toMatchObject({ title_es: 'Después', depth: 3 })
  })

  it('refuses to lose a later change, shows it, and obeys who insists', async () => {
    const id = await addWork({ title_es: 'Uno' })
    await lucia.patch(`/api/works/${id}`, { title_es: 'Dos' })
    const [changed] = await history('?kind=work')
    await lucia.patch(`/api/works/${id}`, { title_es: 'Tres' })
    const refused = await revert(changed?.id)
    expect(refused.statusCode).toBe(409)
    expect(RevertRefusal.parse(refused.json()).differs).toMatchObject([
      { field: 'title_es', before: 'Uno', after: 'Dos', now: 'Tres' },
    ])
    expect((await lucia.get(`/api/works/${id}`)).json().data.title_es).toBe('Tres')
    expect((await revert(changed?.id, { force: true })).statusCode).toBe(200)
    expect((await lucia.get(`/api/works/${id}`)).json().data.title_es).toBe('Uno')
  })

  it('puts a new record into the bin, and a deleted one back', async () => {
    const id = await addWork()
    const [created] = await history('?kind=work')
    expect((await revert(created?.id)).statusCode).toBe(200)
    expect((await lucia.get(`/api/works/${id}`)).statusCode).toBe(404)
    const [undone] = await history('?kind=work')
    expect((await revert(undone?.id)).statusCode).toBe(200)
    expect((await lucia.get(`/api/works/${id}`)).statusCode).toBe(200)
  })

  it('strikes a line of the ledger through, stands it up again, and puts works back into a collection', async () => {
    const work = await addWork()
    const form = { title_es: 'Papeles', public: true, works: [work] }
    const { id } = (await lucia.post('/api/collections', form)).json().data
    await lucia.patch(`/api/collections/${id}`, { works: [] })
    const [emptied] = await history('?kind=collection')
    expect(emptied?.changes).toMatchObject([{ part: 'works', what: 'removed', field: `works.${work}` }])
    expect((await revert(emptied?.id)).statusCode).toBe(200)
    expect((await lucia.get(`/api/collections/${id}`)).json().data.works).toHaveLength(1)

    await lucia.post(`/api/works/${work}/movements`, { status: 'Vendida' })
    const [sold] = await history('?kind=work')
    expect((await revert(sold?.id)).statusCode).toBe(200)
    const ledger = async () => (await lucia.get(`/api/works/${work}`)).json().data
    expect(await ledger()).toMatchObject({
      movements: [{ status: 'Vendida', struck_at: expect.any(String), struck_by: { full_name: 'Lucía' } }],
      last_movement: null,
    })
    const [struck] = await history('?kind=work')
    expect(struck?.changes).toMatchObject([{ part: 'movements', subject: 'Vendida', what: 'removed' }])
    expect((await revert(struck?.id)).statusCode).toBe(200)
    expect(await ledger()).toMatchObject({
      movements: [{ struck_at: null, struck_by: null }],
      last_movement: { status: 'Vendida' },
    })
  })

  it('gives a room that is private again a link that nobody knows', async () => {
    const { data: room } = (await lucia.post('/api/collections', { title_es: 'Sala', works: [] })).json()
    const url = `/api/collections/${room.id}`
    const opens = async (link: string) =>
      (await stage.client().get(`/api/share/collection/${link}`)).statusCode
    const linkNow = async () => (await lucia.get(url)).json().data.link
    stage.clock.advance(1_000)
    await lucia.patch(url, { public: true })
    const [shown] = await history('?kind=collection')
    stage.clock.advance(1_000)
    expect((await lucia.post(`/api/activity/${shown?.id}/revert`, {})).statusCode).toBe(200)
    const secret = await linkNow()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect([await opens(room.link), await opens(secret)]).toEqual([404, 200])

    await lucia.patch(url, { public: true })
    stage.clock.advance(1_000)
    await lucia.patch(url, { public: false })
    const [closed] = await history('?kind=collection')
    stage.clock.advance(1_000)
    await lucia.post(`/api/activity/${closed?.id}/revert`, { fields: ['link'] })
    expect(await opens(secret)).toBe(404)
  })

  it.each([
    {
      kind: 'event_image',
      of: 'event',
      add: async () => {
        const event = await anEvent(stage.db)
        const [cover, file] = [await picture('events'), await picture('events')]
        await stage.db.update(events).set({ image: cover })
        const [row] = await stage.db
          .insert(eventImages)
          .values([file, cover].map((file, at) => ({ event_id: event, file, position: 1 - at })))
          .returning()
        return { file, id: row?.id, path: `events/${event}/images/${row?.id}` }
      },
    },
    {
      kind: 'work_image',
      of: 'work',
      add: async () => {
        const [work, file] = [await addWork(), await picture('images')]
        const [row] = await stage.db.insert(workImages).values({ work_id: work, file }).returning()
        return { file, id: row?.id, path: `works/${work}/images/${row?.id}` }
      },
    },
    {
      kind: 'item_file',
      of: 'item',
      add: async () => {
        const item = await addItem(stage)
        const file = await addSampleFile(stage, item, { name: 'carta.pdf', bytes: Buffer.from('%PDF-1.7\n') })
        const [row] = await stage.db.select().from(itemFiles)
        return { file, id: row?.id, path: `items/${item}/images/${row?.id}` }
      },
    },
  ])('does not bring back a file that went for good: $kind', async ({ kind, of, add }) => {
    const { file, id, path } = await add()
    const folder = of === 'event' ? 'events' : 'images'
    const isThere = () => stage.app.storage.exists(storageKey(folder, file))
    expect(await isThere()).toBe(true)
    expect((await lucia.delete(`/api/${path}`)).statusCode).toBe(200)
    stage.clock.advance(1_000)
    expect((await lucia.delete(`/api/bin?kind=${kind}&id=${id}`)).json()).toMatchObject({ count: 1 })
    expect(await isThere()).toBe(false)

    const [emptied] = (await history(`?kind=${of}`)).filter(({ changes }) => changes[0]?.what === 'removed')
    expect(emptied).toMatchObject({ at: stage.clock.now.toISOString(), revertible: true })
    const refused = await revert(emptied?.id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, say('es', 'activity.gone')])
    const named = [eventImages, workImages, itemFiles].map((table) =>
      stage.db.$count(table, eq(table.file, file))
    )
    expect(await Promise.all(named)).toEqual([0, 0, 0])
    const covers = await stage.db
      .select({ image: events.image, file: eventImages.file })
      .from(eventImages)
      .innerJoin(events, isNotNull(events.image))
    const stay = covers.map(({ image, file }) => image === file)
    expect(stay, 'the cover stays').toEqual(of === 'event' ? [true] : [])
  })

  it('refuses what the rules no longer allow, what is unknown, and visitors', async () => {
    const event = { kind: 'other', title_es: 'Charla', from: '2025-03-10', to: '2025-03-12', color: 'green' }
    const { id } = (await lucia.post('/api/events', event)).json().data
    await lucia.patch(`/api/events/${id}`, { to: '2025-03-20' })
    const [longer] = await history('?kind=event')
    await lucia.patch(`/api/events/${id}`, { from: '2025-03-15' })
    expect((await revert(longer?.id)).statusCode).toBe(409)
    expect((await revert(999_999)).statusCode).toBe(404)
    const visitor = stage.client()
    expect((await visitor.post(`/api/activity/${longer?.id}/revert`, {})).statusCode).toBe(401)
  })
})

describe('bookings and accounts', () => {
  const revert = (id: number | undefined, body: object = {}) => lucia.post(`/api/activity/${id}/revert`, body)

  it('an event in which somebody has a place is not binned by taking it back, and hidden only when that is meant', async () => {
    const form = { kind: 'other', title_es: 'Charla', from: '2025-03-06', to: '2025-03-12', color: 'green' }
    const { id } = (
      await lucia.post('/api/events', { ...form, active: false, requires_registration: true })
    ).json().data
    await lucia.patch(`/api/events/${id}`, { active: true })
    const [shown, made] = await history('?kind=event')
    const slot = await aSlot(stage.db, id)
    const booked = await stage.client().post('/api/appointments', aBooking(slot))
    expect(booked.statusCode).toBe(201)
    const read = async () => (await lucia.get(`/api/events/${id}`)).json().data
    for (const entry of [made, shown]) expect((await revert(entry?.id)).statusCode).toBe(409)
    expect((await revert(made?.id, { force: true })).statusCode).toBe(409)
    expect(await read()).toMatchObject({ active: true })
    expect((await revert(shown?.id, { force: true })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ active: false })
  })

  it('tell of slots by their time, and are taken back by the rules of booking', async () => {
    const event = await anEvent(stage.db)
    const first = await aSlot(stage.db, event, { limit: 1 })
    const second = await aSlot(stage.db, event, { start: new Date('2025-03-07T13:30:00Z') })
    const answer = await stage.client().post('/api/appointments', aBooking(first))
    const { id } = answer.json().data
    const read = async () => (await lucia.get(`/api/appointments/${id}`)).json().data
    stage.clock.advance(1_000)
    await lucia.patch(`/api/appointments/${id}`, { place: second })
    const [moved] = await history('?kind=appointment')
    expect(moved).toMatchObject({ action: 'changed', revertible: true })
    expect(moved?.changes).toContainEqual(
      expect.objectContaining({
        name: 'slot_id',
        before: '2025-03-06T18:00:00.000Z',
        after: '2025-03-07T13:30:00.000Z',
      })
    )
    expect((await revert(moved?.id)).statusCode).toBe(200)
    expect((await read()).place.id).toBe(first)
    expect(await outbox(stage.db), 'nobody was told yet').toHaveLength(1)

    stage.clock.advance(1_000)
    await lucia.delete(`/api/appointments/${id}`)
    const [cancelled] = await history('?kind=appointment')
    await stage.client().post('/api/appointments', aBooking(first, { email: 'otra@example.org' }))
    const full = await revert(cancelled?.id)
    expect([full.statusCode, full.json().message]).toEqual([409, expect.stringMatching(/\w/)])
    expect((await read()).cancelled_at).not.toBeNull()
  })

  it('give the panel back by the rules of the panel, and are never unmade', async () => {
    const ana = await stage.client().signInAs({ email: 'ana@example.org' })
    await lucia.patch(`/api/users/${ana}`, { super: true })
    const [granted] = await history(`?kind=user&record=${ana}`)
    expect(granted).toMatchObject({ action: 'changed', revertible: true })
    expect((await revert(granted?.id)).statusCode).toBe(200)
    const { data } = (await lucia.get('/api/users?query=ana')).json()
    expect(data).toMatchObject([{ id: ana, super: false }])
    const [made] = await history(`?kind=user&record=${ana}&action=created`)
    expect(made?.revertible).toBe(false)
    expect((await revert(made?.id)).statusCode).toBe(409)
  })
})
