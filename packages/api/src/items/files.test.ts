import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxDocumentBytes } from '../images/limits.ts'
import { readRecording } from '../recordings/readRecording.ts'
import { storageKey } from '../storage/keys.ts'
import type { TestClient } from '../testing/client.ts'
import { fixturePicture } from '../testing/heicGrid.ts'
import { multipartForm } from '../testing/multipart.ts'
import { filmedAt, withNotes } from '../testing/notedFilm.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleFilm } from '../testing/sampleRecording.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('the files of an item', () => {
  let gallery: TestApp
  let lucia: TestClient
  let item: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    item = await addItem(gallery)
  })
  afterAll(() => gallery.close())

  async function send(name: string, bytes: Uint8Array, fields = {}, id = item) {
    const form = await multipartForm(fields, { name, bytes })
    return lucia.post(`/api/items/${id}/images`, form.body, form)
  }

  const stored = () => readdir(join(gallery.env.GALLERY_DATA, 'storage', 'images'))

  it('takes a picture, to show', async () => {
    const response = await send('Primera hoja.PNG', await sampleJpeg(900, 600), { description_es: 'Anverso' })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data.images).toMatchObject([
      {
        id: 1,
        file: expect.stringMatching(/^primera-hoja-[0-9a-f]{10}\.jpg$/),
        name: 'Primera hoja.PNG',
        bytes: expect.any(Number),
        description_es: 'Anverso',
        description_en: '',
        picture: expect.objectContaining({ width: 900, height: 600 }),
        rights: '',
        rights_statement: null,
        transcription_es: '',
        captions: [],
        leaves: [],
        recording: null,
      },
    ])
    expect(data.images[0]).toMatchObject(data.img)
    const thumb = await lucia.get(`/storage/images/${data.img.file.replace('.jpg', '-thumb.jpg')}`)
    expect([thumb.statusCode, thumb.headers['content-disposition']]).toEqual([200, undefined])
  })

  it('takes a document, to download and never to run', async () => {
    const script = Buffer.from('<html><script>alert(1)</script></html>')
    const response = await send('Carta a Irma.txt', script)
    expect(response.statusCode).toBe(201)
    const [file] = response.json().data.images
    expect(file).toMatchObject({ name: 'Carta a Irma.txt', bytes: script.byteLength, picture: null })
    expect(file.file).toMatch(/^carta-a-irma-[0-9a-f]{10}\.txt$/)
    const download = await gallery.client().get(`/storage/images/${file.file}`)
    expect(download.rawPayload).toEqual(script)
    expect(download.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it.each([
    ['Taller.mp4', 'mp4'],
    ['Taller.MOV', 'mov'],
  ] as const)('tells nobody where a film was made: %s', async (name, kind) => {
    const film = withNotes(await sampleFilm(kind))
    expect(film.includes(filmedAt)).toBe(true)
    const response = await send(name, film)
    expect(response.statusCode).toBe(201)
    const [file] = response.json().data.images
    const download = await gallery.client().get(`/storage/images/${file.file}`)
    expect(download.rawPayload).toHaveLength(film.length)
    expect(download.rawPayload.includes(filmedAt)).toBe(false)
    const recording = await readRecording(gallery.app.storage, storageKey('images', file.file))
    expect(recording).toEqual({ seconds: 2.5, width: 640, height: 360 })
  })

  it.each([
    ['pagina.html', Buffer.from('<script>alert(1)</script>'), 415],
    ['dibujo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['dibujo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['programa.txt', Buffer.from('MZ\0\0\0'), 415],
    ['foto.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 422],
    ['foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 422],
    ['enorme.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(maxDocumentBytes)]), 413],
  ])('refuses %s', async (name, bytes, status) => {
    const response = await send(name, bytes)
    expect(response.statusCode).toBe(status)
    expect(response.json().message).not.toBe('')
    expect((await lucia.get(`/api/items/${item}`)).json().data.images).toEqual([])
  })

  it('keeps the photograph of a telephone as one that every browser shows', async () => {
    const { data } = (await send('IMG_0042.HEIC', fixturePicture('gradient.heic'))).json()
    expect(data.img).toMatchObject({
      file: expect.stringMatching(/^img-0042-[0-9a-f]{10}\.jpg$/),
      name: 'IMG_0042.HEIC',
    })
    const shown = await lucia.get(`/storage/images/${data.img.file}`)
    expect(shown.headers['content-type']).toBe('image/jpeg')
  })

  it.each([
    ['es', 'No pudimos leer la imagen: el archivo está dañado o incompleto.'],
    ['en', 'We could not read the picture: the file is damaged or incomplete.'],
  ])('says that a file broke off (%s)', async (language, sentence) => {
    const whole = fixturePicture('gradient.heic')
    const { body, headers } = await multipartForm(
      {},
      { name: 'a.heic', bytes: whole.subarray(0, whole.byteLength - 20) }
    )
    const answer = await lucia.post(`/api/items/${item}/images`, body, {
      headers: { ...headers, 'accept-language': language },
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [sentence] }])
  })

  it('leaves nothing behind when there is no such item', async () => {
    const before = await stored()
    expect((await send('a.jpg', await sampleJpeg(), {}, 999)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
    const form = await multipartForm({ description_es: 'sin archivo' })
    const empty = await lucia.post(`/api/items/${item}/images`, form.body, form)
    expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([422, ['file']])
  })

  it('changes descriptions and order, and leaves the others behind', async () => {
    for (const name of ['uno.jpg', 'dos.jpg', 'tres.jpg']) await addSampleFile(gallery, item, { name })
    const response = await lucia.patch(`/api/items/${item}/images`, {
      images: [{ id: 3, description_en: 'Third' }, { id: 1 }],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data.images).toMatchObject([
      { name: 'tres.jpg', description_en: 'Third' },
      { name: 'uno.jpg' },
      { name: 'dos.jpg' },
    ])
    const other = await addItem(gallery)
    const foreign = await lucia.patch(`/api/items/${other}/images`, { images: [{ id: 1 }] })
    expect(foreign.statusCode).toBe(404)
  })

  it('refuses a change of a state that somebody saved over, and shows what is there', async () => {
    for (const name of ['uno.jpg', 'dos.jpg']) await addSampleFile(gallery, item, { name })
    const { updated_at } = (await lucia.get(`/api/items/${item}`)).json().data
    const write = (images: object[], startedFrom?: string) =>
      lucia.patch(`/api/items/${item}/images`, { images, updated_at: startedFrom })
    const first = await write([{ id: 1, description_es: 'Anverso', transcription_es: 'Irma:' }], updated_at)
    expect(first.statusCode).toBe(200)
    const second = await write([{ id: 1, description_es: 'Frente' }, { id: 2 }], updated_at)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      data: {
        images: [
          { id: 1, description_es: 'Anverso' },
          { id: 2, description_es: '' },
        ],
      },
      by: { full_name: 'lucia' },
    })
    const again = await write([{ id: 1 }, { id: 2, description_es: 'Dorso' }], second.json().data.updated_at)
    expect([again.statusCode, again.json().data.images]).toMatchObject([
      200,
      [
        { id: 1, description_es: 'Anverso', transcription_es: 'Irma:' },
        { id: 2, description_es: 'Dorso' },
      ],
    ])
  })

  it('puts a file into the bin, and only a file of that item', async () => {
    await addSampleFile(gallery, item)
    const other = await addItem(gallery)
    expect((await lucia.delete(`/api/items/${other}/images/1`)).statusCode).toBe(404)
    const response = await lucia.delete(`/api/items/${item}/images/1`)
    expect([response.statusCode, response.json().data.images]).toEqual([200, []])
    expect((await lucia.delete(`/api/items/${item}/images/1`)).statusCode).toBe(404)
  })

  it('takes a file out of the bin, to its place', async () => {
    for (const name of ['uno.jpg', 'dos.jpg']) await addSampleFile(gallery, item, { name })
    const restore = (id = item) => lucia.post(`/api/items/${id}/images/1/restore`)
    expect((await restore()).statusCode).toBe(404)
    await lucia.delete(`/api/items/${item}/images/1`)
    expect((await restore(await addItem(gallery))).statusCode).toBe(404)
    const response = await restore()
    expect(response.statusCode).toBe(200)
    expect(response.json().data.images).toMatchObject([{ name: 'uno.jpg' }, { name: 'dos.jpg' }])
  })

  it('takes nothing from anybody else', async () => {
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    const form = await multipartForm({}, { name: 'a.jpg', bytes: await sampleJpeg() })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      expect((await client.post(`/api/items/${item}/images`, form.body, form)).statusCode).toBe(status)
    }
  })
})
