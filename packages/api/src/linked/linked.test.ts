import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvent } from '../events/changes.queries.ts'
import { fillBackRoom, secrets } from '../testing/backRoom.ts'
import { LinkedArt } from '../testing/linkedArtShape.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let room: Awaited<ReturnType<typeof fillBackRoom>>
/** A public record of each kind, and a hidden one where there can be. */
let shown: Record<'work' | 'item' | 'event' | 'artist' | 'archive', string>
let hidden: string[]

const get = (path: string, accept = '*/*') =>
  gallery.client().get(`/api/${path}/linked.json`, { headers: { accept } })

beforeAll(async () => {
  gallery = await testApp()
  const { db, clock } = gallery
  const writing = { now: clock.now, by: null }
  room = await fillBackRoom(gallery)
  const archive = await addArchive(gallery, {
    title_en: 'Brandariz Papers',
    description_es: '<p>Cartas &amp; fotos</p>',
    artists: [room.artists.roca],
  })
  const item = await addItem(gallery, {
    archive_id: archive,
    date: '1951-03-12',
    height: 21,
    width: 0,
    code: 'FB-1',
    author: 'Ana Roca',
    artists: [room.artists.roca],
    private_notes: secrets.notes,
  })
  await addSampleFile(gallery, item)
  const event = await createEvent(db, sampleEvent({ works: [room.works.one, room.works.hidden] }), writing)
  const off = await createEvent(db, sampleEvent({ active: false }), writing)
  const lucia = gallery.client()
  await lucia.signInAs({ super: true })
  await lucia.patch(`/api/artists/${room.artists.roca}`, {
    viaf: 'https://viaf.org/viaf/96994048/',
    ulan: '500009666',
    wikidata: 'Q5593',
    dates_es: 'Rosario, 1921 - Buenos Aires, 2004',
  })
  shown = {
    work: `works/${room.works.one}`,
    item: `items/${item}`,
    event: `events/${event}`,
    artist: `artists/${room.artists.roca}`,
    archive: `archives/${archive}`,
  }
  const dark = await addArchive(gallery, { public: false })
  hidden = [
    `works/${room.works.hidden}`,
    `items/${await addItem(gallery, { public: false })}`,
    `events/${off}`,
    `archives/${dark}`,
    'artists/4711',
  ]
})
afterAll(() => gallery.close())

describe('linked data', () => {
  it('of a work is a thing that somebody made, of its sizes, with its pictures and pages', async () => {
    const work = LinkedArt.parse((await get(shown.work)).json())
    expect(work).toMatchObject({
      id: `http://localhost:3000/id/w${room.works.one}`,
      type: 'HumanMadeObject',
      classified_as: [{ _label: 'Artwork' }, { id: 'http://vocab.getty.edu/aat/300033618' }],
      produced_by: {
        carried_out_by: [{ id: `http://localhost:3000/id/p${room.artists.roca}`, type: 'Person' }],
        timespan: { begin_of_the_begin: '1974-01-01T00:00:00Z', end_of_the_end: '1974-12-31T23:59:59Z' },
      },
      dimension: [{ value: 120 }, { value: 90.5 }],
    })
    const sizes = work.referred_to_by?.filter(({ content }) => content.endsWith(' cm'))
    expect(sizes).toMatchObject([
      { content: '120 × 90,5 cm', language: [{ _label: 'Spanish' }] },
      { content: '120 × 90.5 cm', language: [{ _label: 'English' }] },
    ])
  })

  it('of an item says whose it is, of which day, and of which archive', async () => {
    const item = LinkedArt.parse((await get(shown.item)).json())
    expect(item).toMatchObject({
      classified_as: [{ id: 'http://vocab.getty.edu/aat/300026879' }],
      produced_by: {
        carried_out_by: [{ _label: 'Ana Roca' }],
        timespan: { begin_of_the_begin: '1951-03-12T00:00:00Z' },
      },
      member_of: [{ type: 'Set', _label: 'Fondo Brandariz' }],
      referred_to_by: [{ content: '21 cm' }],
      dimension: [{ value: 21 }],
    })
  })

  it('of an exhibition names its public works only', async () => {
    const event = LinkedArt.parse((await get(shown.event)).json())
    expect(event).toMatchObject({
      type: 'Activity',
      used_specific_object: [{ id: `http://localhost:3000/id/w${room.works.one}` }],
    })
  })

  it('of an artist says what others call the same person', async () => {
    const artist = LinkedArt.parse((await get(shown.artist)).json())
    expect(artist).toMatchObject({
      type: 'Person',
      identified_by: [{ content: 'Ana Roca', part: [{ content: 'Ana' }, { content: 'Roca' }] }],
      equivalent: [
        { id: 'http://viaf.org/viaf/96994048' },
        { id: 'http://vocab.getty.edu/ulan/500009666' },
        { id: 'http://www.wikidata.org/entity/Q5593' },
      ],
    })
  })

  it('of an archive is a set, with its description as plain text', async () => {
    const archive = LinkedArt.parse((await get(shown.archive)).json())
    expect(archive).toMatchObject({ type: 'Set', referred_to_by: [{ content: 'Cartas & fotos' }] })
  })

  it('may be read by pages of others, is sent once, and as plain JSON to a browser', async () => {
    const { headers } = await get(shown.work)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/ld+json;profile="https://linked.art/ns/v1/linked-art.json"',
    })
    expect((await get(shown.work, 'text/html')).headers['content-type']).toMatch(/^application\/json/)
    const known = { 'if-none-match': String(headers.etag) }
    const again = await gallery.client().get(`/api/${shown.work}/linked.json`, { headers: known })
    expect(again.statusCode).toBe(304)
  })

  it('of what is gone says what it was and since when, and leads to what it became part of', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const { works, artists } = room
    await lucia.delete(`/api/works/${works.two}`)
    const gone = await get(`works/${works.two}`)
    expect([gone.statusCode, gone.headers['content-type'], gone.json()]).toEqual([
      410,
      'application/ld+json; charset=utf-8',
      {
        '@context': 'https://www.w3.org/ns/activitystreams',
        id: `http://localhost:3000/id/w${works.two}`,
        type: 'Tombstone',
        formerType: 'HumanMadeObject',
        deleted: gallery.clock.now.toISOString(),
      },
    ])
    await lucia.post(`/api/artists/${artists.lemos}/merge`, { into: artists.szalay })
    const merged = await get(`artists/${artists.lemos}`)
    expect([merged.statusCode, merged.headers.location]).toEqual([
      303,
      `/api/artists/${artists.szalay}/linked.json`,
    ])
  })

  it('says nothing that is hidden, and is not there for what is, whoever asks', async () => {
    const [ana, lucia] = [gallery.client(), gallery.client()]
    await ana.signInAs()
    await lucia.signInAs({ super: true })
    for (const client of [gallery.client(), ana, lucia]) {
      for (const path of hidden) {
        expect((await client.get(`/api/${path}/linked.json`)).statusCode, path).toBe(404)
      }
      for (const path of Object.values(shown)) {
        expect((await client.get(`/api/${path}/linked.json`)).body, path).not.toMatch(/canary|Escondida/)
      }
    }
  })
})
