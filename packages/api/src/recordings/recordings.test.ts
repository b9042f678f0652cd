import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TookTooMuch } from '../apart/startProcess.ts'
import { storageKey } from '../storage/keys.ts'
import type { ByteRange } from '../storage/storage.ts'
import { recordings } from '../tables/recordings.table.ts'
import { hostileFilm, soundWithoutRate, withWidth } from '../testing/hostileRecording.ts'
import { Collection, Manifest } from '../testing/presentationShape.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { sampleFilm, sampleSilence } from '../testing/sampleRecording.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { readNext } from './readNext.ts'
import { readRecording } from './readRecording.ts'
import { addMissingRecordings, takeRecording } from './recordings.queries.ts'

const speech = new URL('../../../demo/recordings/lectura.mp3', import.meta.url)
const vtt = 'WEBVTT\n\n00:00.500 --> 00:02.000\nSe oye una guillotina.\n'
/** What stands in a record that visitors do not see. */
const canary = 'canarioescondido'

/** A storage that holds one file, and gives the parts of it that are asked for. */
function holding(bytes: Buffer) {
  return {
    stat: async () => ({ bytes: bytes.length, modified: new Date(0), etag: '' }),
    get: async (_key: string, range?: ByteRange) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}

describe('a recording tells', () => {
  it.each([
    ['mp3', () => readFile(speech), { seconds: 33.28, width: null, height: null }],
    ['wav', async () => sampleSilence(3), { seconds: 3, width: null, height: null }],
    ['mp4', () => sampleFilm(), { seconds: 2.5, width: 640, height: 360 }],
    ['mov', () => sampleFilm('mov'), { seconds: 2.5, width: 640, height: 360 }],
    ['damaged', async () => (await sampleFilm()).subarray(0, 300), null],
    ['no recording', async () => Buffer.from('ID3 voz'), null],
    ['of no width', async () => withWidth(await sampleFilm(), 0), null],
    ['wider than anything', async () => withWidth(await sampleFilm(), 0xffff), null],
    ['without an end', async () => soundWithoutRate(), null],
  ])('%s', async (_, read, recording) => {
    expect(await readRecording(holding(await read()), 'a')).toEqual(recording)
  })

  it.each(['stts', 'stz2'] as const)('no more than it may where its %s counts without end', async (box) => {
    await expect(readRecording(holding(hostileFilm(box)), 'a')).rejects.toThrow(TookTooMuch)
  })
})

describe('of an item', () => {
  let gallery: TestApp
  let item: number
  let archive: number
  beforeAll(async () => {
    gallery = await testApp()
    archive = await addArchive(gallery)
    item = await addItem(gallery, { archive_id: archive, subtitle_es: 'Cinta' })
  })
  afterAll(() => gallery.close())

  const detail = async () => (await gallery.client().get(`/api/items/${item}`)).json().data
  const manifest = async () => gallery.client().get(`/iiif/items/${(await detail()).hash}/manifest.json`)
  async function readAll(): Promise<void> {
    const needs = { db: gallery.db, storage: gallery.app.storage, clock: () => gallery.clock.now }
    while ((await readNext(needs, () => {})) !== null);
  }

  it('how long it is, is found out beside the requests, also of what came before anybody asked', async () => {
    await addSampleFile(gallery, item, { name: 'Cara A.wav', bytes: sampleSilence(3) })
    await addSampleFile(gallery, item, { name: 'Taller.mp4', bytes: await sampleFilm() })
    const lost = await addSampleFile(gallery, item, { name: 'perdida.mp3', bytes: Buffer.from('ID3 voz') })
    await gallery.app.storage.delete(storageKey('images', lost))
    // A version before this stored them without noting that they are to be looked at.
    await gallery.db.delete(recordings)
    await addMissingRecordings(gallery.db, gallery.clock.now)
    expect((await detail()).images.map(({ recording }: { recording: unknown }) => recording)).toEqual([
      null,
      null,
      null,
    ])
    expect((await manifest()).statusCode).toBe(404)
    await readAll()
    expect((await detail()).images.map(({ recording }: { recording: unknown }) => recording)).toEqual([
      { seconds: 3, width: null, height: null },
      { seconds: 2.5, width: 640, height: 360 },
      null,
    ])
  })

  it('viewers play it, with what is said in it and when', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const { hash, images } = await detail()
    const texts = { captions_es: vtt, captions_en: vtt, transcription_es: 'Una guillotina.' }
    await lucia.patch(`/api/items/${item}/images`, {
      images: [{ id: images[0].id, ...texts, description_es: 'Cara A' }],
    })
    const { items, thumbnail, rendering } = Manifest.parse((await manifest()).json())
    expect(thumbnail).toBeUndefined()
    expect(rendering?.map(({ format }) => format)).toEqual(['audio/mpeg'])
    const [sound, film] = items
    expect(sound).toMatchObject({ duration: 3, label: { es: ['Cara A'] } })
    expect(film).toMatchObject({ duration: 2.5, width: 640, height: 360, label: { none: ['Taller.mp4'] } })
    expect(film?.items[0]?.items[0]?.body).toMatchObject({
      type: 'Video',
      format: 'video/mp4',
      duration: 2.5,
    })

    const [captions, transcription] = sound?.annotations ?? []
    const address = `http://localhost:3000/api/items/${hash}/images/${images[0].id}/captions`
    expect(captions?.items.map(({ body }) => body)).toEqual([
      { id: `${address}/es`, type: 'Text', format: 'text/vtt', language: 'es', label: expect.anything() },
      { id: `${address}/en`, type: 'Text', format: 'text/vtt', language: 'en', label: expect.anything() },
    ])
    expect(transcription?.items.map(({ body }) => body)).toEqual([
      { type: 'TextualBody', value: 'Una guillotina.', format: 'text/plain', language: 'es' },
    ])
    // Both may be read by pages of other sites.
    for (const part of [sound?.items[0]?.items[0]?.body.id, `${address}/es`]) {
      const { statusCode, headers } = await gallery.client().get(new URL(part ?? '').pathname)
      expect([
        statusCode,
        headers['access-control-allow-origin'],
        headers['cross-origin-resource-policy'],
      ]).toEqual([200, '*', 'cross-origin'])
    }
  })

  it('one that the storage has not is looked for again, later', async () => {
    const file = await addSampleFile(gallery, item, { name: 'Cara B.wav', bytes: sampleSilence(4) })
    const key = storageKey('images', file)
    await gallery.app.storage.delete(key)
    await readAll()
    await gallery.app.storage.put(key, sampleSilence(4))
    await readAll()
    const heard = async () => (await detail()).images.at(-1).recording
    expect(await heard()).toBeNull()
    gallery.clock.advance(2 * 60_000)
    await readAll()
    expect(await heard()).toMatchObject({ seconds: 4 })
  })

  it('one in hand is nobody else’s, and is given up where its readers end twice', async () => {
    const file = await addSampleFile(gallery, item, { name: 'Cara C.wav', bytes: sampleSilence(5) })
    const take = () => takeRecording(gallery.db, gallery.clock.now)
    expect(await take()).toMatchObject({ file, attempts: 1 })
    expect(await take()).toBeNull()
    gallery.clock.advance(16 * 60_000)
    expect(await take()).toMatchObject({ file, attempts: 2 })
    gallery.clock.advance(16 * 60_000)
    await readAll()
    expect((await detail()).images.at(-1).recording).toBeNull()
    expect(await take()).toBeNull()
  })

  it('nobody hears of it while the item is hidden', async () => {
    const hidden = await addItem(gallery, { archive_id: archive, public: false, subtitle_es: canary })
    const file = await addSampleFile(gallery, hidden, { name: `${canary}.wav`, bytes: sampleSilence(7) })
    await readAll()
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const { hash, images } = (await lucia.get(`/api/items/${hidden}`)).json().data
    expect(images[0].recording).toMatchObject({ seconds: 7 })
    const change = { id: images[0].id, captions_es: vtt }
    expect((await lucia.patch(`/api/items/${hidden}/images`, { images: [change] })).statusCode).toBe(200)
    const visitor = gallery.client()
    const { headers } = await visitor.get(`/storage/images/${file}`)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    for (const path of [
      `/storage/images/${file}`,
      `/api/items/${hidden}`,
      `/api/items/${hash}`,
      `/iiif/items/${hash}/manifest.json`,
      `/api/items/${hash}/images/${images[0].id}/captions/es`,
    ]) {
      const { statusCode, body } = await visitor.get(path)
      expect([path, statusCode]).toEqual([path, 404])
      expect(body).not.toContain(canary)
    }
    const collection = await visitor.get(`/iiif/archives/${archive}/collection.json`)
    const { items } = Collection.parse(collection.json())
    expect(items.map(({ label }) => label)).toEqual([{ es: ['Cinta'], en: ['Letter on the Frame'] }])
    expect(collection.body + (await visitor.get('/api/items')).body).not.toContain(canary)
  })
})
