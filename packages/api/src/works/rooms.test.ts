import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { binWork, createWork } from './changes.queries.ts'
import { addMovement } from './movements.queries.ts'

describe('/api/works/{work}/{collection}', () => {
  let gallery: TestApp
  let visitor: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    visitor = gallery.client()
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (changes = {}) => createWork(gallery.db, sampleWork(changes), writing())

  async function collect(
    link: string,
    workIds: readonly number[],
    fields: Partial<typeof collections.$inferInsert> = {}
  ) {
    const [row] = await gallery.db
      .insert(collections)
      .values({ link, title_es: 'Sala', ...fields })
      .returning({ id: collections.id })
    if (!row) throw new Error('no collection')
    await gallery.db
      .insert(collectionWorks)
      .values(workIds.map((work_id, position) => ({ collection_id: row.id, work_id, position })))
  }

  const statusOf = async (path: string) => (await visitor.get(path)).statusCode

  it('goes through the public works of a public collection, in its order', async () => {
    const [one, two, hidden, three] = [await add(), await add(), await add({ public: false }), await add()]
    const outside = await add()
    await collect('lectura', [three, hidden, one, two], { public: true })
    const { neighbours } = (await visitor.get(`/api/works/${one}/lectura`)).json()
    expect(neighbours).toMatchObject({ previous: { id: three }, next: { id: two } })
    const last = (await visitor.get(`/api/works/${two}/lectura`)).json()
    expect(last).toMatchObject({ data: { id: two }, neighbours: { previous: { id: one }, next: null } })
    for (const id of [hidden, outside, 999]) expect(await statusOf(`/api/works/${id}/lectura`)).toBe(404)
    expect(await statusOf(`/api/works/${one}/otra-sala`)).toBe(404)
  })

  it('shows hidden works in a room, in the public shape, and keeps the room secret', async () => {
    const hidden = await add({ public: false, notes: 'SECRETO' })
    await addMovement(
      gallery.db,
      hidden,
      {
        status: 'Vendida',
        owner: 'SECRETO',
        price: 9,
        currency: 'USD',
        address: 'SECRETO',
        date: '2025-01-01',
      },
      writing()
    )
    const [shown, binned] = [await add(), await add()]
    await collect('sala-de-la-clienta', [hidden, binned, shown])
    await binWork(gallery.db, binned, writing())
    const response = await visitor.get(`/api/works/${hidden}/sala-de-la-clienta`)
    expect(response.json()).toMatchObject({
      data: { id: hidden },
      neighbours: { previous: null, next: { id: shown } },
    })
    expect(Object.keys(response.json().data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/secretLink|notes|last_movement|public$/)])
    )
    expect(response.body).not.toContain('SECRETO')
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(await statusOf(`/api/works/${binned}/sala-de-la-clienta`)).toBe(404)
  })

  it('is asked for as a page for everybody by the link of a public collection alone', async () => {
    const id = await add()
    await collect('lectura', [id], { public: true })
    await collect('sala-de-la-clienta', [id])
    const shown = await visitor.get(`/api/works/${id}/collections/lectura`)
    expect(shown.json()).toMatchObject({ data: { id }, neighbours: { previous: null, next: null } })
    expect(await statusOf(`/api/works/${id}/collections/sala-de-la-clienta`)).toBe(404)
    expect(await statusOf(`/api/works/${id}/sala-de-la-clienta`)).toBe(200)
  })

  it('knows no room that is closed or in the bin', async () => {
    const id = await add()
    const hour = 3_600_000
    await collect('sala-abierta', [id], { open_until: new Date(gallery.clock.now.getTime() + hour) })
    await collect('sala-en-la-papelera', [id], { deleted_at: gallery.clock.now })
    expect(await statusOf(`/api/works/${id}/sala-abierta`)).toBe(200)
    expect(await statusOf(`/api/works/${id}/sala-en-la-papelera`)).toBe(404)
    gallery.clock.advance(hour)
    expect(await statusOf(`/api/works/${id}/sala-abierta`)).toBe(404)
  })
})
