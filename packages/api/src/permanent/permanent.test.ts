import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tombstones } from '../tables/tombstones.table.ts'
import { fillBackRoom, secrets } from '../testing/backRoom.ts'
import { anEvent } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { addArchive, addItem } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let lucia: TestClient

beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(async () => {
  await gallery.reset()
  lucia = gallery.client()
  await lucia.signInAs({ super: true })
})
afterAll(() => gallery.close())

const get = (name: string) => gallery.client().get(`/api/id/${name}`)
const status = async (name: string) => (await get(name)).statusCode
/** What the database notes of what went out of sight, in that order. */
const noted = () =>
  gallery.db
    .select()
    .from(tombstones)
    .orderBy(asc(tombstones.at), asc(tombstones.kind), asc(tombstones.record_id))
/** What went out of sight, as names in order. */
const gone = async () => (await noted()).map(({ kind, record_id: id }) => `${kind} ${id}`)

describe('a permanent address', () => {
  it('leads to a record of each kind, in both languages', async () => {
    const room = await fillBackRoom(gallery)
    const archive = await addArchive(gallery)
    const item = await addItem(gallery, { archive_id: archive })
    const event = await anEvent(gallery.db)
    const found = async (name: string) => (await get(name)).json().data
    expect(await found(`w${room.works.one}`)).toEqual({
      kind: 'work',
      id: room.works.one,
      address: `http://localhost:3000/id/w${room.works.one}`,
      pages: {
        es: `/es/artists/${room.artists.roca}/ana-roca/${room.works.one}/uno`,
        en: `/en/artists/${room.artists.roca}/ana-roca/${room.works.one}/uno`,
      },
      data: `/api/works/${room.works.one}`,
      linked: `/api/works/${room.works.one}/linked.json`,
    })
    expect((await found(`i${item}`)).pages.en).toMatch(`/en/archives/${archive}/`)
    expect((await found(`e${event}`)).pages.es).toMatch(`/es/exhibitions/${event}`)
    expect((await found(`p${room.artists.roca}`)).pages.es).toBe(`/es/artists/${room.artists.roca}/ana-roca`)
    expect((await found(`a${archive}`)).pages.es).toBe(`/es/archives/${archive}`)
  })

  it('survives another title, another artist and another archive', async () => {
    const room = await fillBackRoom(gallery)
    const name = `w${room.works.one}`
    await get(name)
    await lucia.patch(`/api/works/${room.works.one}`, {
      title_es: 'Otro nombre',
      artist_id: room.artists.szalay,
    })
    expect((await get(name)).json().data.pages.es).toBe(
      `/es/artists/${room.artists.szalay}/irma-szalay/${room.works.one}/otro-nombre`
    )
  })

  it('says when its record went, while it is in the bin and after, and nothing of what it was', async () => {
    const room = await fillBackRoom(gallery)
    const work = room.works.one
    await lucia.delete(`/api/works/${work}`)
    const { now } = gallery.clock
    const inBin = await get(`w${work}`)
    expect([inBin.statusCode, inBin.json()]).toEqual([
      410,
      { message: 'Esto se quitó de la galería.', kind: 'work', gone_at: now.toISOString() },
    ])
    gallery.clock.advance(1_000)
    await lucia.delete(`/api/bin?kind=work&id=${work}`)
    expect((await get(`w${work}`)).json()).toEqual(inBin.json())
    expect(JSON.stringify(await noted())).not.toMatch(/Uno|canary/)
  })

  it('of a record that was hidden before it was deleted says since when nobody saw it', async () => {
    const { works } = await fillBackRoom(gallery)
    gallery.clock.advance(1_000)
    const hidden = gallery.clock.now
    await lucia.patch(`/api/works/${works.one}`, { public: false })
    gallery.clock.advance(1_000)
    await lucia.delete(`/api/works/${works.one}`)
    expect((await get(`w${works.one}`)).json()).toMatchObject({ gone_at: hidden.toISOString() })
  })

  it('says so of an item by the hash that its page goes by, as long as it is in the bin', async () => {
    const item = await addItem(gallery)
    const hidden = await addItem(gallery, { public: false })
    const hash = async (id: number) => (await lucia.get(`/api/items/${id}`)).json().data.hash
    const [name, dark] = [`i${await hash(item)}`, `i${await hash(hidden)}`]
    expect([(await get(name)).json().data.id, await status(dark)]).toEqual([item, 404])
    await lucia.delete(`/api/items/${item}`)
    await lucia.delete(`/api/items/${hidden}`)
    expect([await status(name), await status(dark)]).toEqual([410, 404])
    await lucia.delete('/api/bin')
    expect(await status(name)).toBe(404)
  })

  it('leads there again when it is taken out of the bin', async () => {
    const room = await fillBackRoom(gallery)
    await lucia.delete(`/api/works/${room.works.one}`)
    await lucia.post('/api/bin/restore', { records: [{ kind: 'work', id: room.works.one }] })
    expect(await status(`w${room.works.one}`)).toBe(200)
    expect(await gone()).toEqual([])
  })

  it('is nothing for what was never seen, and for what is hidden, to anybody', async () => {
    const room = await fillBackRoom(gallery)
    await lucia.patch(`/api/works/${room.works.two}`, { public: false })
    for (const name of [`w${room.works.hidden}`, `w${room.works.two}`, 'w4711', 'x1', 'w0']) {
      expect(await status(name), name).toBe(404)
      expect((await lucia.get(`/api/id/${name}`)).statusCode, name).toBe(404)
    }
    await lucia.delete(`/api/works/${room.works.hidden}`)
    await lucia.delete('/api/bin')
    expect(await status(`w${room.works.hidden}`)).toBe(404)
    expect((await get(`w${room.works.two}`)).body).not.toContain(secrets.notes)
  })

  it('of an artist who became part of another leads to that one', async () => {
    const { artists } = await fillBackRoom(gallery)
    await lucia.post(`/api/artists/${artists.lemos}/merge`, { into: artists.roca })
    await lucia.post(`/api/artists/${artists.roca}/merge`, { into: artists.szalay })
    expect((await get(`p${artists.lemos}`)).json().data).toMatchObject({ id: artists.szalay })
    await lucia.delete(`/api/artists/${artists.szalay}`)
    expect(await status(`p${artists.lemos}`)).toBe(410)
    await lucia.post(`/api/artists/${artists.lemos}/restore`)
    expect((await get(`p${artists.lemos}`)).json().data).toMatchObject({ id: artists.lemos })
  })
})

describe('what went out of sight', () => {
  it('is what visitors saw, until they see it again', async () => {
    const event = await anEvent(gallery.db)
    const inactive = await anEvent(gallery.db, { active: false })
    const item = await addItem(gallery)
    await lucia.patch(`/api/items/${item}`, { active: false })
    gallery.clock.advance(1_000)
    await lucia.delete(`/api/events/${event}`)
    await lucia.delete(`/api/events/${inactive}`)
    expect(await gone()).toEqual([`item ${item}`, `event ${event}`])
    await lucia.patch(`/api/items/${item}`, { active: true })
    expect(await gone()).toEqual([`event ${event}`])
  })

  it('goes and comes with its archive', async () => {
    const archive = await addArchive(gallery)
    const dark = await addArchive(gallery, { public: false })
    const [shown, hidden] = [
      await addItem(gallery, { archive_id: archive }),
      await addItem(gallery, { archive_id: archive, public: false }),
    ]
    await lucia.patch(`/api/archives/${archive}`, { public: false })
    expect(await gone()).toEqual([`archive ${archive}`, `item ${shown}`])
    await lucia.patch(`/api/archives/${archive}`, { public: true })
    expect(await gone()).toEqual([])
    await lucia.patch(`/api/items/${shown}`, { archive_id: dark })
    await lucia.patch(`/api/items/${hidden}`, { archive_id: dark })
    expect(await gone()).toEqual([`item ${shown}`])
    await lucia.patch(`/api/archives/${dark}`, { public: true })
    expect(await gone()).toEqual([])
    expect(await status(`i${shown}`)).toBe(200)
  })
})
