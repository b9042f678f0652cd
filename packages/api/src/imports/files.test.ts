import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imports } from '../tables/imports.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const vtt = 'WEBVTT\n\n00:00.500 --> 00:02.000\n<v Szalay>Más &amp; <i>menos</i>.'

let gallery: TestApp
let lucia: TestClient
let item: number
let leaf: string
let tape: string
const { bring, move, rowsOf } = importing(() => lucia)

beforeAll(async () => {
  gallery = await testApp({ workers: true })
  lucia = gallery.client()
  await lucia.signInAs({ super: true })
  item = await addItem(gallery, { subtitle_es: 'Carta' })
  leaf = await addSampleFile(gallery, item)
  tape = await addSampleFile(gallery, item, { name: 'Cara A.mp3', bytes: Buffer.from('ID3 voz') })
})
afterAll(() => gallery.close())

const images = async () => (await lucia.get(`/api/items/${item}`)).json().data.images
const changedAt = async () => Date.parse((await lucia.get(`/api/items/${item}`)).json().data.updated_at)
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

test('what was written down of files is brought in by their names, looked at before, and taken back', async () => {
  const table = [
    'file,transcription_es,transcription_en,captions_es,rights',
    [leaf, cell('Querida Irma:\n\n  <p> es un corte.'), 'Dear Irma', '', 'CC-BY-4.0'].join(','),
    [tape, '', '', cell(vtt), ''].join(','),
    ['nada.jpg', 'De nadie', '', '', ''].join(','),
    [leaf, 'Otra vez', '', '', ''].join(','),
  ]
  const { id } = await bring(table.join('\n'), 'files')
  expect((await move(id, 'check')).counts).toMatchObject({ new: 0, changed: 2, error: 2, cells: 4 })
  expect(await rowsOf(id, 'changed')).toMatchObject([
    {
      title: 'hoja.jpg',
      changes: expect.arrayContaining([{ field: 'transcription_en', old: '', new: 'Dear Irma' }]),
    },
    { title: 'Cara A.mp3', changes: [{ field: 'captions_es', old: '', new: vtt }] },
  ])
  expect((await rowsOf(id, 'error')).map(({ errors }) => errors.map(({ field }) => field))).toEqual([
    ['file'],
    ['file'],
  ])
  const before = await images()

  expect((await move(id, 'apply')).state).toBe('applied')
  expect(await images()).toMatchObject([
    {
      transcription_es: 'Querida Irma:\n\n  <p> es un corte.',
      transcription_en: 'Dear Irma',
      rights: 'CC-BY-4.0',
    },
    { captions_es: vtt, captions: ['es'] },
  ])
  const found = (await gallery.client().get('/api/items?query=menos')).json().data
  expect(found).toMatchObject([{ id: item }])

  const applied = await changedAt()
  expect((await move(id, 'undo')).state).toBe('undone')
  expect(await images()).toEqual(before)
  expect(await changedAt()).toBeGreaterThan(applied)
})

test('a file of an item that is in the bin is none, and one that goes there meanwhile is told before anything is written', async () => {
  const table = `file,description_es\n${leaf},Dorso\n`
  const { id } = await bring(table, 'files')
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 1, error: 0 })
  await lucia.delete(`/api/items/${item}`)
  expect(await move(id, 'apply')).toMatchObject({
    state: 'checked',
    failure: expect.stringContaining('Volvé a revisar'),
  })
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 0, error: 1 })
  expect((await rowsOf(id, 'error'))[0]?.errors).toMatchObject([
    { field: 'file', reason: expect.stringContaining('Ningún ítem') },
  ])
  await lucia.post('/api/bin/restore', { records: [{ kind: 'item', id: item }] })
})

test('an import is taken back of an item that went into the bin since', async () => {
  const { id } = await bring(`file,description_es\n${leaf},Dorso\n`, 'files')
  await move(id, 'check')
  await move(id, 'apply')
  await lucia.delete(`/api/items/${item}`)
  expect((await move(id, 'undo')).state).toBe('undone')
  await lucia.post('/api/bin/restore', { records: [{ kind: 'item', id: item }] })
  expect((await images())[0].description_es).toBe('')
})

test('a cell of XLSX that is full to the last character is refused, as what was longer comes back so', async () => {
  const long = (length: number) => ({ transcription_es: 'ñ'.repeat(length), captions_es: '' })
  const [leafId, tapeId] = (await images()).map((image: { id: number }) => image.id)
  const written = [
    { id: leafId, ...long(40_000) },
    { id: tapeId, ...long(30_000) },
  ]
  expect((await lucia.patch(`/api/items/${item}/images`, { images: written })).statusCode).toBe(200)
  const { id } = await bring((await lucia.get('/api/exports/files.xlsx')).rawPayload, 'files')
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 0, unchanged: 1, error: 1 })
  expect((await rowsOf(id, 'error'))[0]?.errors).toMatchObject([
    { field: 'transcription_es', reason: expect.stringContaining('CSV') },
  ])
})

test('captions that are no WebVTT are refused, and told why', async () => {
  const { id } = await bring(`file,captions_es,captions_en\n${tape},Hola,\n`, 'files')
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 0, error: 1 })
  const [row] = await rowsOf(id, 'error')
  expect(row?.errors).toMatchObject([{ field: 'captions_es', reason: expect.stringContaining('WEBVTT') }])
})

test('the table of files that was taken out changes nothing', async () => {
  await lucia.patch(`/api/items/${item}/images`, {
    images: (await images()).map((image: { id: number }) => ({
      id: image.id,
      transcription_es: '-Querida,\n"Irma";',
      description_es: '=Anverso',
      captions_en: vtt,
    })),
  })
  const file = await lucia.get('/api/exports/files.csv')
  const { id, map } = await bring(file.body, 'files')
  expect(map.fields).toMatchObject({
    file: 'file',
    transcription_es: 'transcription_es',
    captions_en: 'captions_en',
  })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, error: 0 })
})

test('what somebody wrote after it is not lost to an undo unasked', async () => {
  const { id } = await bring(`file,description_es,description_en\n${leaf},Frente,\n`, 'files')
  await move(id, 'check')
  await move(id, 'apply')
  const [{ id: image }] = await images()
  await lucia.patch(`/api/items/${item}/images`, { images: [{ id: image, description_es: 'Reverso' }] })
  expect(await move(id, 'undo')).toMatchObject({ state: 'applied', kept: 1 })
  expect((await images())[0].description_es).toBe('Reverso')
})

test('what a newer version brought is left to it, and keeps nobody waiting', async () => {
  const { id: newer } = await bring('file\nhoja.jpg\n', 'files')
  await gallery.db.execute(
    sql`update imports set kind = 'of_tomorrow', state = 'checking' where id = ${newer}`
  )
  const { id } = await bring('file\nhoja.jpg\n', 'files')
  expect((await move(id, 'check')).state).toBe('checked')
  const { state, failure } = imports
  const rows = await gallery.db.select({ state, failure }).from(imports).where(eq(imports.id, newer))
  expect(rows).toEqual([{ state: 'checking', failure: '' }])
})

test('of two items that have the same stored file each gets back what is said of its own', async () => {
  const copy = { name: 'copia.jpg', mime: 'image/jpeg', bytes: 1, transcription_es: 'De la copia' }
  const item_id = await addItem(gallery, { subtitle_es: 'Copia de la carta' })
  await gallery.db.insert(itemFiles).values({ ...copy, item_id, file: leaf })
  const look = async (table: string) => {
    const { id } = await bring(table, 'files')
    return { id, counts: (await move(id, 'check')).counts }
  }
  const byName = await look(`file,description_es\n${leaf},Frente\n`)
  expect((await rowsOf(byName.id, 'error'))[0]?.errors).toMatchObject([
    { field: 'file', reason: expect.stringContaining('está en 2 registros') },
  ])

  const { body } = await lucia.get('/api/exports/files.csv')
  expect((await look(body)).counts).toMatchObject({ changed: 0, unchanged: 3, error: 0 })
  const written = await look(body.replace('De la copia', 'Del dorso'))
  expect(await rowsOf(written.id, 'changed')).toMatchObject([
    { title: 'copia.jpg', changes: [{ field: 'transcription_es', old: 'De la copia', new: 'Del dorso' }] },
  ])
  const elsewhere = await look(body.replaceAll(leaf, 'otra-0123456789.jpg'))
  expect((await rowsOf(elsewhere.id, 'error'))[0]?.errors).toMatchObject([
    { field: 'file', reason: expect.stringContaining('otra galería') },
  ])
})
