import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvent } from '../events/changes.queries.ts'
import { addEventImage } from '../events/imageChanges.queries.ts'
import { addLeaf } from '../leaves/documents.queries.ts'
import { readNext } from '../recordings/readNext.ts'
import { itemFiles } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { fillBackRoom } from '../testing/backRoom.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { sampleSilence } from '../testing/sampleRecording.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'
import { addMovement } from '../works/movements.queries.ts'

/** What stands in private fields and hidden records, as {@link fillBackRoom} begins its own; a price has no letters. */
const canary = 'canary'
const price = 918_273

let gallery: TestApp
/** Where records leave for other programs: what is there for everybody, and what is for nobody. */
let open: string[]
let closed: string[]
let secretLinks: string[]

const formsOf = (path: string) => [
  `/api/${path}`,
  `/api/${path}/linked.json`,
  ...(/^(?:works|items|events)/.test(path)
    ? ['citation?language=es', 'citation.ris', 'citation.bib', 'citation.json'].map(
        (end) => `/api/${path}/${end}`
      )
    : []),
]

beforeAll(async () => {
  gallery = await testApp()
  const { app, db, clock } = gallery
  const writing = { now: clock.now, by: null }
  const room = await fillBackRoom(gallery)
  const { one, hidden } = room.works
  const sale = { status: 'En consignación', owner: canary, address: canary, price, currency: 'USD' } as const
  await addMovement(db, one, { ...sale, date: '2025-01-11' }, writing)
  const archive = await addArchive(gallery)
  const dark = await addArchive(gallery, { title_es: canary, public: false })
  const letter = await addItem(gallery, { archive_id: archive, private_notes: canary })
  const inDark = await addItem(gallery, { archive_id: dark, subtitle_es: canary, body_es: canary })
  const off = await addItem(gallery, { subtitle_es: canary, active: false })
  const recording = { name: `${canary}.wav`, bytes: sampleSilence(1) }
  await addSampleFile(gallery, letter)
  const tape = await addSampleFile(gallery, letter, { ...recording, name: 'cara a.wav' })
  const pages = { bytes: Buffer.from('%PDF-1.4\n') }
  const read = await addSampleFile(gallery, letter, { ...pages, name: 'carta.pdf' })
  await db.transaction((tx) => addLeaf(tx, { file: read, number: 1, text: 'Querida', picture: null }))
  for (const item of [inDark, off]) {
    await addSampleFile(gallery, item, recording)
    const said = { transcription_es: canary, captions_es: `WEBVTT\n\n00:00.000 --> 00:01.000\n${canary}` }
    await db.update(itemFiles).set(said).where(eq(itemFiles.item_id, item))
    const file = await addSampleFile(gallery, item, { ...pages, name: `${canary}.pdf` })
    await db.transaction((tx) => addLeaf(tx, { file, number: 1, text: canary, picture: null }))
  }
  const heard = { transcription_es: 'Voz', captions_es: 'WEBVTT\n\n00:00.000 --> 00:01.000\nVoz' }
  await db.update(itemFiles).set(heard).where(eq(itemFiles.file, tape))
  while (await readNext({ db, storage: app.storage, clock: () => clock.now }, () => {}));
  const event = await createEvent(db, sampleEvent({ works: [one, hidden] }), writing)
  const [viewInRoom, inactiveView] = await Promise.all(
    [true, false].map(async (active) => {
      const file = await storeSample(db, app.storage, { folder: 'events', now: clock.now })
      const description_es = active ? 'La sala' : canary
      await addEventImage(db, event, { file, active, description_es, description_en: '' }, writing)
      return file
    })
  )
  const back = await storeSample(db, app.storage, { folder: 'images', now: clock.now })
  const unseen = { file: back, public: false, description_es: canary, description_en: canary }
  await addWorkImage(db, one, unseen, writing)
  const inactive = await createEvent(db, sampleEvent({ title_es: canary, active: false }), writing)

  const hashOf = async (item: number) => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    return (await lucia.get(`/api/items/${item}`)).json().data.hash
  }
  const files = await db.select().from(itemFiles)
  const fileOf = (item: number, end: string) => {
    const found = files.find(({ item_id, file }) => item_id === item && file.endsWith(end))
    if (found === undefined) throw new Error(`Item ${item} has no file that ends in ${end}`)
    return found
  }
  open = [
    ...[`works/${one}`, `items/${letter}`, `events/${event}`, `archives/${archive}`].flatMap(formsOf),
    ...formsOf(`artists/${room.artists.roca}`),
    ...[`w${one}`, `i${letter}`, `e${event}`, `p${room.artists.roca}`, `a${archive}`].map(
      (id) => `/api/id/${id}`
    ),
    `/iiif/works/${one}/manifest.json`,
    `/iiif/items/${await hashOf(letter)}/manifest.json`,
    `/iiif/events/${event}/manifest.json`,
    `/api/items/${letter}/images/${fileOf(letter, 'wav').id}/captions/es`,
    `/api/items/${letter}/images/${fileOf(letter, 'pdf').id}/leaves/1`,
    ...['', 'artists/', 'archives/', 'archives/general/', 'collections/'].map(
      (of) => `/iiif/${of}collection.json`
    ),
    `/iiif/artists/${room.artists.roca}/collection.json`,
    `/iiif/archives/${archive}/collection.json`,
    `/iiif/collections/${room.paper.link}/collection.json`,
    `/iiif/3/images.${room.files.one}/info.json`,
    `/iiif/2/images.${room.files.one}/info.json`,
    `/iiif/2/events.${viewInRoom}/info.json`,
    ...['works', 'items'].flatMap((of) => [`/api/${of}/facets`, `/api/${of}?query=${canary}`]),
    `/api/search?query=${canary}`,
    '/oai?verb=ListSets',
    '/oai?verb=ListRecords&metadataPrefix=oai_dc',
    '/oai?verb=ListIdentifiers&metadataPrefix=oai_dc',
    ...[`w${one}`, `i${letter}`, `e${event}`, `w${hidden}`, `i${inDark}`, `i${off}`, `e${inactive}`].map(
      (id) => `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${id}`
    ),
    '/dumps',
  ]
  closed = [
    ...[
      `works/${hidden}`,
      `items/${inDark}`,
      `items/${off}`,
      `events/${inactive}`,
      `archives/${dark}`,
    ].flatMap(formsOf),
    ...[`w${hidden}`, `i${inDark}`, `i${off}`, `e${inactive}`, `a${dark}`].map((id) => `/api/id/${id}`),
    `/iiif/works/${hidden}/manifest.json`,
    `/iiif/events/${inactive}/manifest.json`,
    `/iiif/archives/${dark}/collection.json`,
    `/iiif/collections/${room.wall.link}/collection.json`,
    ...[room.files.hidden, back].map((file) => `/iiif/3/images.${file}/info.json`),
    `/iiif/2/events.${inactiveView}/full/max/0/default.jpg`,
  ]
  for (const item of [inDark, off]) {
    const hash = await hashOf(item)
    closed.push(
      `/api/id/i${hash}`,
      `/iiif/items/${hash}/manifest.json`,
      `/storage/images/${fileOf(item, 'wav').file}`,
      `/api/items/${item}/images/${fileOf(item, 'wav').id}/captions/es`,
      `/api/items/${item}/images/${fileOf(item, 'pdf').id}/leaves/1`
    )
  }
  secretLinks = (await db.select({ link: works.secret_link }).from(works)).map(({ link }) => link)
})
afterAll(() => gallery.close())

it('nothing private leaves by what other programs read, for nobody and for who is signed in', async () => {
  const reader = gallery.client()
  await reader.signInAs({ email: 'lectora@example.org' })
  for (const client of [gallery.client(), reader]) {
    for (const path of open) {
      const { body, statusCode } = await client.get(path)
      expect(statusCode, path).toBe(200)
      // What was searched for is said again.
      const told = body.replaceAll(`query=${canary}`, '')
      for (const secret of [canary, String(price), ...secretLinks]) expect(told, path).not.toContain(secret)
    }
    for (const path of closed) {
      const { body, statusCode } = await client.get(path)
      expect([statusCode, body.includes(canary)], path).toEqual([404, false])
    }
  }
})
