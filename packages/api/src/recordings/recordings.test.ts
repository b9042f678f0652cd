import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageKey } from '../storage/keys.ts'
import { Collection, Manifest } from '../testing/presentationShape.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { sampleFilm, sampleSilence } from '../testing/sampleRecording.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { readNext } from './readNext.ts'
import { readRecording } from './readRecording.ts'

const speech = new URL('../../../demo/recordings/lectura.mp3', import.meta.url)
const vtt = 'WEBVTT\n\n00:00.500 --> 00:02.000\nSe oye una guillotina.\n'
/** What stands in a record that visitors do not see. */
const canary = 'canarioescondido'

describe('a recording tells', () => {
  it.each([
    ['mp3', () => readFile(speech), { seconds: 33.28, width: null, height: null }],
    ['wav', async () => sampleSilence(3), { seconds: 3, width: null, height: null }],
    ['mp4', () => sampleFilm(), { seconds: 2.5, width: 640, height: 360 }],
    ['mov', () => sampleFilm('mov'), { seconds: 2.5, width: 640, height: 360 }],
    [
      'damaged',
      async () => (await sampleFilm()).subarray(0, 300),
      { seconds: null, width: null, height: null },
    ],
    ['no recording', async () => Buffer.from('ID3 voz'), { seconds: null, width: null, height: null }],
  ])('%s', async (_, read, facts) => {
    expect(await readRecording(await read())).toEqual(facts)
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
    while (await readNext({ db: gallery.db, storage: gallery.app.storage }));
  }

  it('how long it is, is found out beside the requests, also of what came before anybody asked', async () => {
    await addSampleFile(gallery, item, { name: 'Cara A.wav', bytes: sampleSilence(3) })
    await addSampleFile(gallery, item, { name: 'Taller.mp4', bytes: await sampleFilm() })
    const lost = await addSampleFile(gallery, item, { name: 'perdida.mp3', bytes: Buffer.from('ID3 voz') })
    await gallery.app.storage.delete(storageKey('images', lost))
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

  it('nobody hears of it while the item is hidden', async () => {
    const hidden = await addItem(gallery, { archive_id: archive, public: false, subtitle_es: canary })
    const file = await addSampleFile(gallery, hidden, { name: `${canary}.wav`, bytes: sampleSilence(7) })
    await readAll()
    const visitor = gallery.client()
    const { headers, statusCode } = await visitor.get(`/storage/images/${file}`)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
    const collection = await visitor.get(`/iiif/archives/${archive}/collection.json`)
    const { items } = Collection.parse(collection.json())
    expect(items.map(({ label }) => label)).toEqual([{ es: ['Cinta'], en: ['Letter on the Frame'] }])
    for (const path of ['/api/items', `/api/items/${item}`]) {
      expect((await visitor.get(path)).body).not.toContain(canary)
    }
    expect(collection.body + (await manifest()).body).not.toContain(canary)
  })
})
