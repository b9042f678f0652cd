import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { binArtist, createArtist } from './artists/artists.queries.ts'
import { activity } from './tables/activity.table.ts'
import { eventImages } from './tables/events.table.ts'
import { anEvent } from './testing/bookings.ts'
import type { TestClient } from './testing/client.ts'
import { addArchive, addItem } from './testing/sampleItem.ts'
import { type TestApp, testApp } from './testing/testApp.ts'
import { fillGallery } from './testing/wholeGallery.ts'

const Record = z.looseObject({ id: z.union([z.number(), z.string()]) })
const Records = z.object({ data: z.array(Record).min(1) })
const One = z.object({ data: z.looseObject({}) })

describe('a record as the API gave it can be sent back, which changes nothing', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
    lucia = await fillGallery(gallery)
    const { db, clock } = gallery
    const writing = { now: clock.now, by: null }
    const [kept = 0, binned = 0] = [
      await createArtist(db, { display: 'Delia Verardi', bio_es: '', bio_en: '' }, writing),
      await createArtist(db, { display: 'Ana Roca', bio_es: '', bio_en: '' }, writing),
    ]
    await addArchive(gallery, { artists: [binned, kept] })
    await addItem(gallery, { artists: [binned, kept], tags: ['Médano', 'Aljibe'] })
    await anEvent(db, { artists: [binned, kept], related: [await anEvent(db)] })
    await binArtist(db, binned, writing)
    const [slot] = await all('/api/places')
    const rosa = { place: slot?.id, first_name: 'Rosa', last_name: 'Sosa' }
    expect((await lucia.post('/api/appointments/byHand', rosa)).statusCode).toBe(201)
    // Of several lines, as no form takes it.
    await db.update(eventImages).set({ description_es: 'De frente' })
  })
  afterAll(() => gallery.close())

  async function all(url: string) {
    return Records.parse((await lucia.get(url)).json()).data
  }

  async function read(url: string) {
    return One.parse((await lucia.get(url)).json()).data
  }

  /** What people would see in the history. */
  const told = () =>
    gallery.db.select({ id: activity.id }).from(activity).where(eq(activity.shown, true)).orderBy(activity.id)

  /** Sends `body` to an address and expects what is read at another to stay as it was, and nobody to be told. */
  async function sendBack(url: string, body: object, readAt = url) {
    const before = await lucia.get(readAt)
    const entries = await told()
    gallery.clock.advance(1_000)
    const answer = await lucia.patch(url, body)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, expect.anything()])
    expect(lasting((await lucia.get(readAt)).body)).toEqual(lasting(before.body))
    expect(await told()).toEqual(entries)
  }

  it.each([
    ['/api/events', '/api/events?showAll=1', ''],
    ['/api/artists', '/api/artists?showAll=1', '?showAll=1'],
    ['/api/works', '/api/works?showAll=1', ''],
    ['/api/collections', '/api/collections?showAll=1', ''],
    ['/api/archives', '/api/archives?showAll=1', ''],
    ['/api/items', '/api/items?showAll=1', ''],
    ['/api/places', '/api/places', ''],
    ['/api/appointments', '/api/appointments?all=1&from=2025-03-01', ''],
    ['/api/messages', '/api/messages', ''],
  ])('%s', async (path, list, query) => {
    for (const { id } of await all(list)) {
      const url = `${path}/${id}`
      await sendBack(url, await read(`${url}${query}`), `${url}${query}`)
    }
  })

  it('/api/users', async () => {
    for (const user of await all('/api/users')) await sendBack(`/api/users/${user.id}`, user, '/api/users')
  })

  it('/api/options', async () => {
    const { data, updated_at } = (await lucia.get('/api/options')).json()
    await sendBack('/api/options', { ...data, updated_at })
  })

  it.each(['events', 'works', 'items'])('a list of %s', async (kind) => {
    const list = `/api/${kind}?showAll=1`
    await sendBack(`/api/${kind}/all`, { [kind]: await all(list) }, list)
  })

  it('/api/slides', async () => {
    const list = '/api/slides?showAll=1'
    await sendBack('/api/slides/all', { slides: await all(list) }, list)
  })

  it.each(['events', 'works', 'items'])('the pictures of %s', async (kind) => {
    for (const { id } of await all(`/api/${kind}?showAll=1`)) {
      const url = `/api/${kind}/${id}`
      const { images } = await read(url)
      await sendBack(`${url}/images`, { images }, url)
    }
  })
})

/** What an answer says but for when somebody last saved, and who. */
function lasting(body: string): unknown {
  return JSON.parse(body, (name, value: unknown) =>
    name === 'updated_at' || name === 'updated_by' ? undefined : value
  )
}
