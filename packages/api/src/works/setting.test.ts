import type { WorkSettingRow, WorksReview, WorksSetting } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from './changes.queries.ts'
import { addMovement } from './movements.queries.ts'

describe('changing several works at once', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = async (movement?: object, changes = {}) => {
    const id = await createWork(gallery.db, sampleWork(changes), writing())
    const line = { status: 'En consignación', owner: 'Familia Iribarne', address: 'Depósito 2' } as const
    const whole = { ...line, price: 31_000, currency: 'USD', date: '2025-01-01', ...movement }
    if (movement) await addMovement(gallery.db, id, whole, writing())
    return id
  }
  const review = async (ids: readonly number[], set: WorksSetting): Promise<WorksReview> => {
    const response = await lucia.post('/api/works/change/review', { works: ids.map((id) => ({ id })), set })
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const apply = async (works: readonly object[], set: WorksSetting) => {
    const response = await lucia.post('/api/works/change', { works, set })
    return {
      status: response.statusCode,
      lines: response.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    }
  }
  const work = async (id: number) => (await lucia.get(`/api/works/${id}`)).json().data
  const eight = { price: { by: 'percent', percent: 8, round: 100 } } as const

  it('changes the price alone: status, owner and place of each work stay', async () => {
    const lent = await add({ status: 'Prestada', owner: 'Museo', price: 32_700 })
    const kept = await add({})
    const { lines } = await apply([{ id: lent }, { id: kept }], eight)
    expect(lines.at(-1).data).toMatchObject({ count: 2, works: [] })
    expect((await work(lent)).last_movement).toMatchObject({
      status: 'Prestada',
      owner: 'Museo',
      address: 'Depósito 2',
      price: 35_300,
      currency: 'USD',
      date: '2025-03-05',
    })
    expect((await work(kept)).last_movement).toMatchObject({ status: 'En consignación', price: 33_500 })
  })

  it('reviews before and after, and says why a work stays as it is', async () => {
    const sold = await add({ status: 'Vendida' })
    const bare = await add()
    const unpriced = await add({ price: null })
    const tiny = await add({ price: 40 })
    const plain = await add({})
    const seen = ({ id, before, after, refusal }: WorkSettingRow) => [id, before.price, after?.price, refusal]
    const { data } = await review([plain, sold, bare, unpriced, tiny, 999], eight)
    expect(data.map(seen)).toEqual([
      [plain, 31_000, 33_500, null],
      [sold, 31_000, undefined, 'sold'],
      [bare, null, undefined, 'no_price'],
      [unpriced, null, undefined, 'no_price'],
      [tiny, 40, undefined, 'zero'],
    ])
    const reasons = async (ids: number[], set: WorksSetting) =>
      (await review(ids, set)).data.map(({ refusal }) => refusal)
    expect(await reasons([bare, plain], { owner: 'Familia Iribarne' })).toEqual(['no_status', 'same'])
    expect(await reasons([bare, sold], { status: 'Prestada' })).toEqual([null, 'sold'])
    expect(await reasons([plain, sold], {})).toEqual([null, 'sold'])
    expect((await work(plain)).movements).toHaveLength(1)
  })

  it('leaves open who bought a work that is sold, unless it is said', async () => {
    const plain = await add({})
    const owners = async (set: WorksSetting) =>
      (await review([plain], set)).data.map(({ after }) => after?.owner)
    expect(await owners({ status: 'Vendida' })).toEqual([''])
    expect(await owners({ status: 'Vendida', owner: 'Martina Sosa' })).toEqual(['Martina Sosa'])
    expect(await owners({ status: 'Prestada' })).toEqual(['Familia Iribarne'])
  })

  it('says how many open rooms hold what would change', async () => {
    const id = await add({})
    const rooms = await gallery.db
      .insert(collections)
      .values([
        { link: 'sala', title_es: 'Sala' },
        { link: 'cerrada', title_es: 'Cerrada', open_until: new Date('2025-01-01') },
        { link: 'publica', title_es: 'Pública', public: true },
      ])
      .returning({ id: collections.id })
    await gallery.db
      .insert(collectionWorks)
      .values(rooms.map((room) => ({ collection_id: room.id, work_id: id, position: 0 })))
    expect((await review([id], eight)).rooms).toBe(1)
    expect((await review([id], {})).rooms).toBe(0)
  })

  it('refuses what somebody changed since it was seen, and then nothing is done', async () => {
    const [one, two] = [await add({}), await add({})]
    const { data } = await review([one, two], eight)
    gallery.clock.advance(1_000)
    await lucia.patch(`/api/works/${two}`, { notes: 'vista' })
    const seen = data.map(({ id, updated_at }) => ({ id, updated_at }))
    expect((await apply(seen, eight)).status).toBe(409)
    expect((await work(one)).movements).toHaveLength(1)
    const again = await lucia.post('/api/works/change/review', { works: seen, set: eight })
    expect(again.json().data.map(({ refusal }: WorkSettingRow) => refusal)).toEqual([null, 'changed'])
  })

  it('tells how far it is, and is taken back whole', async () => {
    const ids: number[] = []
    for (let at = 0; at < 60; at += 1) ids.push(await add({}, { series: 'Ritmos' }))
    const works = ids.map((id) => ({ id }))
    const { lines } = await apply(works, {
      price: { by: 'amount', amount: 900 },
      series: 'Ejes',
      public: false,
    })
    expect(lines.slice(0, -1)).toEqual([
      { done: 0, total: 60 },
      { done: 50, total: 60 },
      { done: 60, total: 60 },
    ])
    const [first = 0] = ids
    expect(await work(first)).toMatchObject({ series: 'Ejes', public: false, last_movement: { price: 900 } })
    const { movements, works: before } = lines.at(-1).data
    const undone = await lucia.post('/api/works/change/undo', { movements, works: before })
    expect(undone.statusCode).toBe(200)
    expect(await work(first)).toMatchObject({
      series: 'Ritmos',
      public: true,
      last_movement: { price: 31_000 },
    })
  })

  it('leaves what somebody gave a work since as it is when it is taken back', async () => {
    const [one, two] = [await add({}, { series: 'Ritmos' }), await add({}, { series: 'Ritmos' })]
    const { lines } = await apply([{ id: one }, { id: two }], { series: 'Ejes', public: false })
    await lucia.patch(`/api/works/${one}`, { series: 'Telas' })
    const { movements, works: before } = lines.at(-1).data
    await lucia.post('/api/works/change/undo', { movements, works: before })
    expect(await work(one)).toMatchObject({ series: 'Telas', public: true })
    expect(await work(two)).toMatchObject({ series: 'Ritmos', public: true })
  })

  it('refuses what no price can be', async () => {
    const id = await add({})
    for (const price of [
      { by: 'percent', percent: -100, round: 100 },
      { by: 'percent', percent: 8, round: 3 },
      { by: 'amount', amount: -1 },
    ]) {
      const response = await lucia.post('/api/works/change', { works: [{ id }], set: { price } })
      expect(response.statusCode).toBe(422)
    }
  })
})
