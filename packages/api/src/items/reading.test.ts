import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishDocument, takeDocument } from '../leaves/documents.queries.ts'
import { leavesLimits, UnreadablePdf } from '../leaves/readLeaves.ts'
import { takeLeaves } from '../leaves/takeLeaves.ts'
import { setOptions } from '../options/options.queries.ts'
import type { TestClient } from '../testing/client.ts'
import { Manifest } from '../testing/presentationShape.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** A PDF of two leaves, the second red, with a word that stands nowhere else. */
async function letter(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5' })
  document.fontSize(20).text('Querida Irma:').addPage()
  document
    .rect(0, 200, 420, 395)
    .fill('#c02020')
    .fill('#101010')
    .text('El ochavado llega el viernes.', 40, 40)
  document.end()
  return buffer(document)
}

const captions = 'WEBVTT\n\n00:04.000 --> 00:07.000\nSe oye una guillotina en Barracas.\n'
/** What stands in a record that visitors do not see. */
const canary = 'canarioescondido'

let gallery: TestApp
let lucia: TestClient
let shown: number
let hidden: number
let document: string

beforeAll(async () => {
  gallery = await testApp()
  lucia = gallery.client()
  await lucia.signInAs({ super: true })
  shown = await addItem(gallery, { subtitle_es: 'Carta', subtitle_en: 'Letter' })
  hidden = await addItem(gallery, { subtitle_es: 'Reservada', public: false })
  await addSampleFile(gallery, shown, { bytes: await sampleJpeg(2_000, 1_500) })
  document = await addSampleFile(gallery, shown, { name: 'carta.pdf', bytes: await letter() })
  await addSampleFile(gallery, shown, { name: 'cinta.mp3', bytes: Buffer.from('ID3 voz') })
  await addSampleFile(gallery, hidden)
  const file = await idOf(hidden, 0)
  await write(hidden, {
    id: file,
    transcription_es: canary,
    captions_es: captions.replace('Barracas', canary),
  })
  await lucia.patch(`/api/items/${hidden}`, { rights: 'InC', rights_note_es: canary })
})
afterAll(() => gallery.close())

const detail = async (id: number) => (await lucia.get(`/api/items/${id}`)).json().data
const idOf = async (id: number, place: number): Promise<number> => (await detail(id)).images[place].id
/** Changes one file of an item; all stay in their order. */
async function write(id: number, change: { id: number } & Record<string, string | number>) {
  const { images } = await detail(id)
  const changes = images.map((image: { id: number }) => (image.id === change.id ? change : { id: image.id }))
  return lucia.patch(`/api/items/${id}/images`, { images: changes })
}
const found = async (words: string) =>
  (await gallery.client().get(`/api/items?query=${encodeURIComponent(words)}`)).json().data

async function readDocuments(): Promise<void> {
  const job = await takeDocument(gallery.db, gallery.clock.now)
  if (!job) throw new Error('No PDF is due')
  const now = () => gallery.clock.now
  const pages = await takeLeaves(gallery.app, job, { ending: new AbortController().signal, now })
  await finishDocument(gallery.db, job, pages, now())
}

describe('a PDF', () => {
  it('gives its leaves, as they look and with what is written on them', async () => {
    await readDocuments()
    expect(await takeDocument(gallery.db, gallery.clock.now)).toBeNull()
    const item = (await gallery.client().get(`/api/items/${shown}`)).json().data
    const { id, leaves } = item.images.find(({ name }: { name: string }) => name === 'carta.pdf')
    expect(leaves).toMatchObject([{ number: 1 }, { number: 2, picture: { width: 1_126, height: 1_599 } }])
    const { rawPayload } = await gallery.client().get(`/storage/images/${leaves[1].file}`)
    const { data } = await sharp(rawPayload)
      .extract({ left: 500, top: 1_000, width: 1, height: 1 })
      .raw()
      .toBuffer({
        resolveWithObject: true,
      })
    expect([...data].map((channel) => Math.round(channel / 16))).toEqual([12, 2, 2])
    const { text } = (await gallery.client().get(`/api/items/${shown}/images/${id}/leaves/2`)).json().data
    expect(text.trim()).toBe('El ochavado llega el viernes.')
    expect((await gallery.client().get(`/api/items/${shown}/images/${id}/leaves/3`)).statusCode).toBe(404)
  })

  it('is found by what is written on a leaf, which is named', async () => {
    const [item] = await found('ochavado viernes')
    expect(item).toMatchObject({ id: shown, found: { image: await idOf(shown, 1), leaf: 2 } })
    expect(await found('ochavado domingo')).toEqual([])
  })

  it('is given up where it cannot be read', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing of the kind\n%%EOF')
    await addSampleFile(gallery, hidden, { name: 'rota.pdf', bytes })
    await expect(readDocuments()).rejects.toThrow(UnreadablePdf)
  })

  it('takes no more than it may', async () => {
    const signal = new AbortController().signal
    const limits = { ...leavesLimits, patience: 1 }
    const now = () => gallery.clock.now
    await expect(
      takeLeaves(gallery.app, { file: document, attempts: 1 }, { ending: signal, now, limits })
    ).rejects.toThrow(UnreadablePdf)
  })
})

describe('what is written of a file', () => {
  it('is read beside it, searched, and given to viewers', async () => {
    const text = 'Querida Irma:\n\nte mando el corte.'
    await write(shown, { id: await idOf(shown, 0), transcription_es: text, transcription_en: 'Dear Irma' })
    const item = (await gallery.client().get(`/api/items/${shown}`)).json().data
    expect(item.images[0]).toMatchObject({ transcription_es: text, transcription_en: 'Dear Irma' })
    expect(await found('corte mando')).toMatchObject([{ found: { image: item.images[0].id, leaf: null } }])
    const manifest = Manifest.parse(
      (await gallery.client().get(`/iiif/items/${item.hash}/manifest.json`)).json()
    )
    expect(manifest.items).toHaveLength(3)
    expect(manifest.items[0]?.annotations?.[0]?.items.map(({ body }) => body)).toEqual([
      { type: 'TextualBody', value: text, format: 'text/plain', language: 'es' },
      { type: 'TextualBody', value: 'Dear Irma', format: 'text/plain', language: 'en' },
    ])
  })

  it('has captions that are WebVTT and nothing else', async () => {
    const id = await idOf(shown, 2)
    const refused = await write(shown, { id, captions_es: '1\n00:00:04,000 --> 00:00:07,000\nHola' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { 'images.2.captions_es': [expect.stringContaining('WEBVTT')] },
    ])
    await write(shown, { id, captions_es: captions })
    const answer = await gallery.client().get(`/api/items/${shown}/images/${id}/captions/es`)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      captions.trim(),
    ])
    expect((await gallery.client().get(`/api/items/${shown}/images/${id}/captions/en`)).statusCode).toBe(404)
    expect(await found('guillotina')).toMatchObject([{ id: shown, found: { image: id } }])
  })

  it('is nobody’s while the item is hidden', async () => {
    const visitor = gallery.client()
    const id = await idOf(hidden, 0)
    expect((await visitor.get(`/api/items/${hidden}/images/${id}/captions/es`)).statusCode).toBe(404)
    expect((await lucia.get(`/api/items/${hidden}/images/${id}/captions/es`)).body).toContain(canary)
    expect(await found(canary)).toEqual([])
    expect((await visitor.get(`/api/search?query=${canary}`)).body).not.toContain('Reservada')
    // A file of a hidden item is not reached by way of a shown one.
    expect((await visitor.get(`/api/items/${shown}/images/${id}/captions/es`)).statusCode).toBe(404)
  })
})

describe('rights that give no copies', () => {
  it('keep back the largest picture and the document, but from the gallery', async () => {
    const { hash, images } = await detail(shown)
    const visitor = gallery.client()
    const info = async (by: TestClient) =>
      (await by.get(`/iiif/3/images.${images[0].file}/info.json`)).json().width
    const pdf = async (by: TestClient) => (await by.get(`/storage/images/${document}`)).statusCode
    expect([await info(visitor), await pdf(visitor)]).toEqual([2_000, 200])

    await setOptions(gallery.db, { rightsPixels: 1_200 }, { now: gallery.clock.now, by: null })
    await lucia.patch(`/api/items/${shown}`, { rights: 'InC', rights_note_es: 'De los herederos.' })
    expect([await info(visitor), await pdf(visitor)]).toEqual([1_200, 404])
    expect([await info(lucia), await pdf(lucia)]).toEqual([2_000, 200])
    const manifest = Manifest.parse((await visitor.get(`/iiif/items/${hash}/manifest.json`)).json())
    expect(manifest).toMatchObject({
      rights: 'http://rightsstatements.org/vocab/InC/1.0/',
      requiredStatement: {
        value: { es: ['Galería', 'De los herederos.'], en: ['Galería', 'De los herederos.'] },
      },
      items: [{ width: 1_200 }, {}, {}],
    })
    expect(manifest.rendering?.map(({ format }) => format)).toEqual(['audio/mpeg', 'text/vtt'])
  })

  it('are those of the picture before its item’s, and the gallery’s where nothing is said', async () => {
    const { images } = await detail(shown)
    await write(shown, { id: images[0].id, rights: 'CC-BY-4.0' })
    const { data } = (await gallery.client().get(`/api/items/${shown}`)).json()
    expect(data.rights_statement).toMatchObject({ id: 'InC', copies: false, note_es: 'De los herederos.' })
    expect(
      data.images.map((image: { rights_statement: { id: string } | null }) => image.rights_statement?.id)
    ).toEqual(['CC-BY-4.0', undefined, undefined])
    expect(data.rights).toBeUndefined()
    await setOptions(gallery.db, { rights: 'PDM' }, { now: gallery.clock.now, by: null })
    await lucia.patch(`/api/items/${shown}`, { rights: '', rights_note_es: '' })
    const after = (await gallery.client().get(`/api/items/${shown}`)).json().data
    expect(after.rights_statement).toMatchObject({ id: 'PDM', name_en: 'Public domain mark', copies: true })
  })
})
