import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEventImage } from '../../events/imageChanges.queries.ts'
import { items } from '../../tables/items.table.ts'
import { fillBackRoom, secrets } from '../../testing/backRoom.ts'
import { anEvent } from '../../testing/bookings.ts'
import { Collection, Manifest } from '../../testing/presentationShape.ts'
import { addArchive, addItem, addSampleFile } from '../../testing/sampleItem.ts'
import { storeSample } from '../../testing/samplePicture.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

let gallery: TestApp
let room: Awaited<ReturnType<typeof fillBackRoom>>
let letter: string
let hiddenLetter: string
let archive: number
let event: number

beforeAll(async () => {
  gallery = await testApp()
  const { app, db, clock } = gallery
  room = await fillBackRoom(gallery)
  archive = await addArchive(gallery, { title_es: 'Cartas', title_en: 'Letters' })
  const item = await addItem(gallery, { archive_id: archive, height: 60, private_notes: secrets.notes })
  await addSampleFile(gallery, item)
  await addSampleFile(gallery, item, { name: 'cara a.mp3', bytes: Buffer.from('ID3 voz') })
  const hidden = await addItem(gallery, { archive_id: archive, public: false, body_es: secrets.notes })
  await addSampleFile(gallery, hidden)
  await addItem(gallery, { archive_id: archive })
  const hashes = new Map(
    (await db.select({ id: items.id, hash: items.hash }).from(items)).map(({ id, hash }) => [id, hash])
  )
  letter = hashes.get(item) ?? ''
  hiddenLetter = hashes.get(hidden) ?? ''
  event = await anEvent(db)
  const file = await storeSample(db, app.storage, { folder: 'events', now: clock.now })
  const image = { file, active: true, description_es: 'La sala', description_en: 'The room' }
  await addEventImage(db, event, image, { now: clock.now, by: null })
})
afterAll(() => gallery.close())

const get = (path: string, headers: Record<string, string> = {}) => gallery.client().get(path, { headers })
/** A path without the part of its address that is the gallery's. */
const pathOf = (address: string) => address.replace('http://localhost:3000', '')

describe('a manifest', () => {
  it('shows a work with its pictures, and says what it is in both languages', async () => {
    const manifest = Manifest.parse((await get(`/iiif/works/${room.works.one}/manifest.json`)).json())
    expect(manifest).toMatchObject({
      id: `http://localhost:3000/iiif/works/${room.works.one}/manifest.json`,
      label: { es: ['Uno'] },
      requiredStatement: { value: { none: ['Ana Roca. Galería'] } },
      seeAlso: [
        { id: `http://localhost:3000/api/works/${room.works.one}` },
        { id: `http://localhost:3000/api/works/${room.works.one}/linked.json` },
      ],
    })
    expect(manifest.metadata).toContainEqual({
      label: { es: ['Técnica'], en: ['Technique'] },
      value: { es: ['Óleo sobre tela'], en: ['Oil on canvas'] },
    })
    expect(manifest.metadata).toContainEqual({
      label: { es: ['Medidas'], en: ['Size'] },
      value: { es: ['120 × 90,5 cm'], en: ['120 × 90.5 cm'] },
    })
  })

  it('shows the pictures of an item, and offers its other files', async () => {
    const manifest = Manifest.parse((await get(`/iiif/items/${letter}/manifest.json`)).json())
    expect(manifest.items).toHaveLength(1)
    expect(manifest.metadata).toContainEqual({
      label: { es: ['Medidas'], en: ['Size'] },
      value: { none: ['60 cm'] },
    })
    expect(manifest.rendering).toEqual([
      expect.objectContaining({ type: 'Sound', format: 'audio/mpeg', label: { none: ['cara a.mp3'] } }),
    ])
  })

  it('shows the pictures of an event', async () => {
    const manifest = Manifest.parse((await get(`/iiif/events/${event}/manifest.json`)).json())
    expect(manifest.items.map(({ label }) => label)).toEqual([{ es: ['La sala'], en: ['The room'] }])
  })

  it('leads to pictures that are there, as large as it says', async () => {
    for (const path of [`works/${room.works.one}`, `items/${letter}`, `events/${event}`]) {
      const manifest = Manifest.parse((await get(`/iiif/${path}/manifest.json`)).json())
      for (const canvas of manifest.items) {
        const [body] = canvas.items.flatMap(({ items }) => items.map((annotation) => annotation.body))
        expect((await get(pathOf(body?.id ?? ''))).statusCode, path).toBe(200)
        for (const service of body && 'service' in body ? body.service : []) {
          const address = 'id' in service ? service.id : service['@id']
          const info = (await get(`${pathOf(address)}/info.json`)).json()
          expect([info.width, info.height], address).toEqual([canvas.width, canvas.height])
        }
        expect((await get(pathOf(canvas.thumbnail?.[0]?.id ?? ''))).statusCode).toBe(200)
      }
    }
  })

  it('is not there for what is hidden, not even for the gallery, nor for what has no picture', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const { data } = (await get('/api/items')).json()
    const bare = data.find(({ img }: { img: unknown }) => img === null)
    for (const path of [
      `works/${room.works.hidden}`,
      `items/${hiddenLetter}`,
      `items/${bare.hash}`,
      'events/4711',
    ]) {
      expect((await get(`/iiif/${path}/manifest.json`)).statusCode, path).toBe(404)
      expect((await lucia.get(`/iiif/${path}/manifest.json`)).statusCode, path).toBe(404)
    }
    expect((await get(`/iiif/collections/${room.wall.link}/collection.json`)).statusCode).toBe(404)
  })

  it('is not gone where the database cannot be asked for it', async () => {
    await gallery.db.execute(sql`alter table works rename to mislaid`)
    const answer = await get('/iiif/works/4711/manifest.json')
    await gallery.db.execute(sql`alter table mislaid rename to works`)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  })

  it('may be read by pages of others, is kept by caches for a minute, and sent once', async () => {
    const path = `/iiif/works/${room.works.one}/manifest.json`
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'accept',
      'content-type': 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    })
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect((await get(path, { accept: 'application/json' })).headers['content-type']).toMatch(
      /^application\/json/
    )
  })
})

/** Every collection and manifest that is reached from the first, by its path. */
async function everyDocument(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = ['/iiif/collection.json']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue
    const { body, statusCode } = await get(path)
    expect(statusCode, path).toBe(200)
    found.set(path, body)
    if (path.endsWith('/manifest.json')) Manifest.parse(JSON.parse(body))
    else waiting.push(...Collection.parse(JSON.parse(body)).items.map(({ id }) => pathOf(id)))
  }
  return found
}

describe('the collections', () => {
  it('lead to all that is public, and say nothing that is not', async () => {
    const found = await everyDocument()
    expect([...found.keys()].sort()).toEqual(
      [
        '/iiif/collection.json',
        '/iiif/artists/collection.json',
        ...Object.values(room.artists).map((id) => `/iiif/artists/${id}/collection.json`),
        '/iiif/archives/collection.json',
        '/iiif/archives/general/collection.json',
        `/iiif/archives/${archive}/collection.json`,
        '/iiif/collections/collection.json',
        ...[room.paper, room.empty].map(({ link }) => `/iiif/collections/${link}/collection.json`),
        `/iiif/works/${room.works.one}/manifest.json`,
        `/iiif/works/${room.works.two}/manifest.json`,
        `/iiif/items/${letter}/manifest.json`,
      ].sort()
    )
    const all = [...found.values()].join('\n')
    for (const secret of [...Object.values(secrets), 'Escondida', room.wall.link, hiddenLetter])
      expect(all).not.toContain(secret)
  })

  it('have pages where they are long', async () => {
    await gallery.db.execute(sql`
      insert into archives (title_es, title_en, public) select 'Archivo ' || n, '', true from generate_series(1, 150) as n`)
    const whole = Collection.parse((await get('/iiif/archives/collection.json')).json())
    expect(whole.items.map(({ id }) => pathOf(id))).toEqual([
      '/iiif/archives/collection.json?page=1',
      '/iiif/archives/collection.json?page=2',
    ])
    const second = Collection.parse((await get('/iiif/archives/collection.json?page=2')).json())
    expect(second.items).toHaveLength(52)
    expect(second.items.map(({ id }) => pathOf(id)).at(-1)).toBe('/iiif/archives/general/collection.json')
    expect(second.partOf?.[0]?.id).toBe('http://localhost:3000/iiif/archives/collection.json')
  })
})
