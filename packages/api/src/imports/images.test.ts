import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { zipOf } from '../exports/zip.ts'
import { maxPictureBytes } from '../images/limits.ts'
import { importImages, importRefusedImages } from '../tables/imports.table.ts'
import { pictures as storedPictures } from '../tables/pictures.table.ts'
import { workImages, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { fixturePicture } from '../testing/heicGrid.ts'
import { importing } from '../testing/importing.ts'
import { multipartForm } from '../testing/multipart.ts'
import { plainTiff } from '../testing/plainTiff.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => stage.close())

const { bring, move } = importing(() => lucia)

async function post(id: number, name: string, bytes: Uint8Array) {
  const { body, headers } = await multipartForm({}, { name, bytes })
  return lucia.post(`/api/imports/${id}/images`, body, { headers })
}

async function send(id: number, name: string, bytes: Uint8Array) {
  const answer = await post(id, name, bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function zipped(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  return buffer(
    zipOf(stage.clock.now, (zip) => {
      for (const [path, bytes] of Object.entries(files))
        zip.addStream(path, () => Readable.from([bytes]), 'packed')
    })
  )
}

async function storedFiles(): Promise<string[]> {
  const files: string[] = []
  for await (const some of stage.app.storage.list('images')) files.push(...some.map(({ key }) => key))
  return files.sort()
}

/** How many pictures each record has, by its code. */
async function pictures(resource: 'works' | 'items'): Promise<Record<string, number>> {
  const { data } = (await lucia.get(`/api/${resource}?showAll=1`)).json()
  const found: Record<string, number> = {}
  for (const { id, code } of data) {
    const { data: record } = (await lucia.get(`/api/${resource}/${id}`)).json()
    found[code] = (record.images ?? record.files).length
  }
  return found
}

test.each(['works', 'items'] as const)('%s get the pictures that they name, once', async (kind) => {
  const table =
    kind === 'works'
      ? 'code,title_es,image\nA,Una,Muelle.JPG\nB,Dos,barco.jpg\nC,Tres,falta.jpg\nD,Cuatro,\n'
      : 'code,subtitle_es,kind,image\nA,Una,book,Muelle.JPG\nB,Dos,book,barco.jpg\nC,Tres,book,falta.jpg\nD,Cuatro,book,\n'
  const files = { muelle: await sampleJpeg(60, 40), barco: await sampleJpeg(300, 200) }
  const sendAll = async (id: number) => {
    expect(await send(id, 'barco.jpg', files.barco)).toEqual({ taken: 1, refused: [], replaced: [] })
    const zip = await zipped({
      'fotos/muelle.jpg': files.muelle,
      'fotos/notas.txt': Buffer.from('no'),
      '__MACOSX/fotos/._muelle.jpg': Buffer.from('no'),
    })
    expect(await send(id, 'fotos.zip', zip)).toEqual({
      taken: 1,
      refused: [{ name: 'notas.txt', reason: expect.stringMatching(/\w/) }],
      replaced: [],
    })
  }

  const { id } = await bring(table, kind)
  await sendAll(id)
  const checked = await move(id, 'check')
  expect(checked).toMatchObject({ counts: { new: 4, error: 0 }, images: { count: 2, named: 2 } })
  await move(id, 'apply')
  expect(await pictures(kind)).toEqual({ A: 1, B: 1, C: 0, D: 0 })

  const again = await bring(table, kind)
  await sendAll(again.id)
  expect((await move(again.id, 'check')).counts).toMatchObject({ unchanged: 4 })

  const newer = await bring(table, kind)
  await send(newer.id, 'barco.jpg', await sampleJpeg(200, 300))
  expect((await move(newer.id, 'check')).counts).toMatchObject({ changed: 1, unchanged: 3 })
  await move(newer.id, 'apply')
  expect(await pictures(kind)).toMatchObject({ B: 2 })
  await move(newer.id, 'undo')
  await move(id, 'undo')
  expect(await pictures(kind)).toEqual({})
})

test('a cell may name the folders that its picture was in', async () => {
  const { id } = await bring(
    'code,title_es,image\nA,Una,C:\\Fotos\\GA-0009.JPG\nB,Dos,fotos/2020/barco.jpg\nC,Tres,https://ga.example/a/ola.jpg\n'
  )
  const picture = await sampleJpeg(60, 40)
  await send(
    id,
    'fotos.zip',
    await zipped({ 'ga-0009.jpg': picture, 'barco.jpg': picture, 'x/ola.jpg': picture })
  )
  const { images, warnings } = await move(id, 'check')
  expect([images, warnings]).toEqual([{ count: 3, named: 3 }, []])
  await move(id, 'apply')
  expect(await pictures('works')).toEqual({ A: 1, B: 1, C: 1 })
})

test('two pictures of one name in a zip that differ are refused, and so are the rows that name them', async () => {
  const { id } = await bring(
    'code,title_es,image\nA,Una,Perez/01.png\nB,Dos,Gomez/01.png\nC,Tres,C:\\Fotos\\Perez\\01.png\nD,Cuatro,02.png\nE,Cinco,03.png\n'
  )
  const same = await sampleJpeg(50, 40)
  await send(id, '01.png', await sampleJpeg(40, 40))
  const zip = await zipped({
    'Perez/01.png': await sampleJpeg(60, 40),
    'Gomez/01.png': await sampleJpeg(70, 40),
    'Sosa/01.PNG': await sampleJpeg(80, 40),
    'Perez/02.png': same,
    'Gomez/02.png': same,
    'Perez/03.png': await sampleJpeg(90, 40),
    'Gomez/03.png': Buffer.from('no'),
  })
  const twice = 'Vinieron dos archivos distintos con ese nombre. Ponele otro a uno, también en la tabla.'
  const kind = 'No aceptamos ese archivo: la imagen tiene que ser JPG, PNG, GIF, WebP, AVIF, TIFF o HEIC.'
  expect(await send(id, 'fotos.zip', zip)).toEqual({
    taken: 1,
    refused: [
      { name: '03.png', reason: kind },
      { name: '01.png', reason: twice },
      { name: '03.png', reason: twice },
    ],
    replaced: [],
  })
  const checked = await move(id, 'check')
  expect(checked).toMatchObject({
    counts: { new: 1, error: 4 },
    images: { count: 1, named: 1 },
    warnings: [],
  })
  expect((await lucia.get(`/api/imports/${id}/reasons`)).json().data).toMatchObject([
    { column: 'image', reason: twice, rows: 4, choice: { rule: 'leave', value: 'image' } },
  ])
  const left = (await storedFiles()).filter((file) => /^images\/0\d-[^-]+$/.test(file))
  expect(left, 'nothing of them stays; the one of before does, unused').toEqual([
    expect.stringMatching(/\/01-/),
    expect.stringMatching(/\/02-/),
  ])
  expect(await stage.db.$count(storedPictures)).toBe(2)

  // Another one sent under the name alone takes its place, where the table means one by it.
  for (const name of ['01.png', '03.png']) {
    expect(await send(id, name, await sampleJpeg(60, 40))).toEqual({ taken: 1, refused: [], replaced: [] })
  }
  expect((await move(id, 'check')).counts).toMatchObject({ new: 2, error: 3 })
})

test('of a picture that takes the place of another one of its name it is told, of one that comes again it is not', async () => {
  const { id } = await bring('code,title_es,image\nA,Una,01.png\nB,Dos,02.png\n')
  const first = await sampleJpeg(60, 40)
  const all = { '01.png': first, '02.png': await sampleJpeg(70, 40) }
  expect(await send(id, 'perez.zip', await zipped(all))).toEqual({ taken: 2, refused: [], replaced: [] })
  expect(await send(id, 'perez.zip', await zipped(all))).toEqual({ taken: 2, refused: [], replaced: [] })
  const other = { 'Gomez/01.PNG': await sampleJpeg(80, 40), 'Gomez/02.png': all['02.png'] }
  expect(await send(id, 'gomez.zip', await zipped(other))).toEqual({
    taken: 2,
    refused: [],
    replaced: ['01.PNG'],
  })
  expect(await send(id, '01.png', first)).toEqual({ taken: 1, refused: [], replaced: ['01.png'] })
  expect(await send(id, '01.png', Buffer.from('no'))).toMatchObject({ taken: 0, replaced: [] })
})

const inFolders =
  'La tabla llama así a imágenes de carpetas distintas, y se encuentran solo por el nombre. Poneles nombres distintos, también a los archivos; si es la misma imagen, dejá el nombre sin carpetas.'

test.each<[string, Record<string, number>, Record<string, number>]>([
  ['of which one came', { 'Gomez/01.png': 60 }, {}],
  ['that came in two zips', { '01.png': 60 }, { '01.png': 70 }],
])('no row gets a picture of one name %s where others name another folder', async (_, one, other) => {
  const { id } = await bring(
    'code,title_es,image\nA,Una,Perez/01.png\nB,Dos,Gomez/01\nC,Tres,01.PNG\nD,Cuatro,Perez/02.png\nE,Cinco,C:\\Fotos\\Pe\u0301rez\\03.png\nF,Seis,p\u00e9rez/03.png\nG,Siete,03.png\n'
  )
  const picture = await sampleJpeg(90, 40)
  for (const widths of [one, other, { 'fotos/02.png': 80, '03.png': 80 }]) {
    const files = Object.entries(widths).map(async ([path, width]) => [path, await sampleJpeg(width, 40)])
    await send(
      id,
      'fotos.zip',
      await zipped({ ...Object.fromEntries(await Promise.all(files)), 'x.png': picture })
    )
  }
  const checked = await move(id, 'check')
  expect(checked).toMatchObject({ counts: { new: 4, error: 3 }, column_errors: { image: 3 } })
  expect(checked.warnings).toEqual(['3 de 4 imágenes tienen fila. No tienen fila: x.png.'])
  expect((await lucia.get(`/api/imports/${id}/reasons`)).json().data).toMatchObject([
    { column: 'image', reason: inFolders, rows: 3, choice: { rule: 'leave', value: 'image' } },
  ])

  await lucia.patch(`/api/imports/${id}`, {
    map: { ...checked.map, rules: { ...checked.map.rules, leave: ['image'] } },
  })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 7, error: 0 })
  await move(id, 'apply')
  expect(await pictures('works')).toEqual({ A: 0, B: 0, C: 0, D: 1, E: 1, F: 1, G: 1 })
})

test('rows that name other folders are found however far apart they stand, and one that is mended is the other’s', async () => {
  const between = Array.from({ length: 1_500 }, (_, at) => `${at},Obra,`)
  const { id } = await bring(
    `code,title_es,image\nA,Una,Perez/01.png\n${between.join('\n')}\nB,Dos,Gomez/01.png\n`
  )
  await send(id, '01.png', await sampleJpeg(60, 40))
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1_500, error: 2 })
  const mends = [{ row: 2, column: 'image', to: '01.png' }]
  await lucia.patch(`/api/imports/${id}`, { mends })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1_502, error: 0 })
})

test('año is not ano, however its ñ is written; a name without its accents is found where no other is meant', async () => {
  const { id } = await bring(
    'code,title_es,image\nA,Una,a\u00f1o.png\nB,Dos,ano.png\nC,Tres,Cancion.png\nD,Cuatro,an\u0303o.png\nE,Cinco,A\u00d1O\nF,Seis,ano\nG,Siete,an\u0303o.tif\n'
  )
  const zip = await zipped({
    'an\u0303o.png': await sampleJpeg(60, 40),
    'ano.png': await sampleJpeg(70, 40),
    'Canción.png': await sampleJpeg(80, 40),
  })
  expect(await send(id, 'fotos.zip', zip)).toEqual({ taken: 3, refused: [], replaced: [] })
  expect((await move(id, 'check')).warnings).toEqual([])
  await move(id, 'apply')
  const hung = await stage.db
    .select({ code: works.code, width: storedPictures.width })
    .from(works)
    .innerJoin(workImages, eq(workImages.work_id, works.id))
    .innerJoin(storedPictures, eq(storedPictures.file, workImages.file))
    .orderBy(works.code)
  expect(hung).toEqual([
    { code: 'A', width: 60 },
    { code: 'B', width: 70 },
    { code: 'C', width: 80 },
    { code: 'D', width: 60 },
    { code: 'E', width: 60 },
    { code: 'F', width: 70 },
    { code: 'G', width: 60 },
  ])
})

test('a cell may leave the extension out, or have another one', async () => {
  const { id } = await bring(
    'code,title_es,image\nA,Una,GA-0009\nB,Dos,barco.tif\nC,Tres,Fig. 12.5\nD,Cuatro,ola\nE,Cinco,ola.png\nF,Seis,cancion.jpg\n'
  )
  const picture = await sampleJpeg(60, 40)
  await send(
    id,
    'fotos.zip',
    await zipped({
      'GA-0009.jpeg': picture,
      'barco.jpg': picture,
      'fig. 12.5.jpg': picture,
      'ola.png': picture,
      'ola.jpg': picture,
      'canción.jpg': picture,
      'cancion.png': picture,
    })
  )
  expect((await move(id, 'check')).warnings).toEqual([
    '4 de 7 imágenes tienen fila. No tienen fila: canción.jpg, cancion.png, ola.jpg.',
    '2 filas nombran una imagen que no vino: ola, cancion.jpg.',
  ])
  await move(id, 'apply')
  expect(await pictures('works')).toEqual({ A: 1, B: 1, C: 1, D: 0, E: 1, F: 0 })
})

test('pictures that no row names, and rows whose picture did not come, are told by name', async () => {
  const table =
    'code,title_es,image\nA,Una,C:\\Fotos\\GA-0009.jpg\nB,Dos,barco.jpg\nC,,Falta.jpg\nD,Cuatro,falta.jpg\nE,Cinco,\n'
  const { id } = await bring(table)
  const picture = await sampleJpeg(60, 40)
  await send(
    id,
    'fotos.zip',
    await zipped({ 'otra.jpg': picture, 'GA-0010.jpg': picture, 'barco.jpg': picture })
  )
  expect((await move(id, 'check')).warnings).toEqual([
    '1 de 3 imágenes tiene fila. No tienen fila: ga-0010.jpg, otra.jpg.',
    '3 filas nombran una imagen que no vino: GA-0009.jpg, Falta.jpg.',
  ])
  const english = await lucia.get(`/api/imports/${id}`, { headers: { 'accept-language': 'en' } })
  expect(english.json().data.warnings).toEqual([
    '1 of 3 images has a row. Without a row: ga-0010.jpg, otra.jpg.',
    '3 rows name an image that did not come: GA-0009.jpg, Falta.jpg.',
  ])

  await send(id, 'fotos.zip', await zipped({ 'falta.jpg': picture, 'ga-0009.jpg': picture }))
  expect((await move(id, 'check')).warnings).toEqual([
    '3 de 5 imágenes tienen fila. No tienen fila: ga-0010.jpg, otra.jpg.',
  ])
  await move(id, 'apply')

  // A picture that a record has need not come again under the name that it has here.
  const { data: works } = (await lucia.get('/api/works?showAll=1')).json()
  const { id: work } = works.find(({ code }: { code: string }) => code === 'B')
  const { data: record } = (await lucia.get(`/api/works/${work}`)).json()
  const again = await bring(`code,title_es,image\nB,Dos,${record.images[0].file}\n`)
  expect((await move(again.id, 'check')).warnings).toEqual([])
})

test('of many names the first ones are told, and how many more there are', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => `${at},Obra,foto-${String(at).padStart(2, '0')}.jpg`)
  const { id } = await bring(`code,title_es,image\n${rows.join('\n')}\n`)
  const names = Array.from({ length: 20 }, (_, at) => `foto-${String(at).padStart(2, '0')}.jpg`)
  expect((await move(id, 'check')).warnings).toEqual([
    `25 filas nombran una imagen que no vino: ${names.join(', ')} y 5 más.`,
  ])
})

test('rows whose picture was refused are counted by reason, and one choice takes them without it', async () => {
  const webp = await sharp(await sampleJpeg(300, 200))
    .webp()
    .toBuffer()
  const wide = plainTiff({ width: 20_000, height: 20_000 })
  const { id } = await bring(
    'code,title_es,image\nA,Una,cortada.webp\nB,Dos,CORTADA.webp\nC,Tres,enorme.tif\nD,Cuatro,pesada.jpg\nE,Cinco,barco.heic\nF,Seis,falta.jpg\n'
  )
  const sent = await send(
    id,
    'fotos.zip',
    await zipped({
      'cortada.webp': webp.subarray(0, webp.byteLength / 2),
      'enorme.tif': wide,
      'pesada.jpg': Buffer.concat([await sampleJpeg(), Buffer.alloc(maxPictureBytes)]),
      'barco.heic': fixturePicture('gradient.heic'),
      'Thumbs.db': Buffer.from('no'),
    })
  )
  const damaged = 'No pudimos leer la imagen: el archivo está dañado o incompleto.'
  const tooMany = 'La imagen tiene demasiados píxeles: el máximo es de 120 millones.'
  const tooLarge = 'La imagen es demasiado grande: el máximo es de 30 MB.'
  expect(sent).toEqual({
    taken: 1,
    replaced: [],
    refused: [
      { name: 'cortada.webp', reason: damaged },
      { name: 'enorme.tif', reason: tooMany },
      { name: 'pesada.jpg', reason: tooLarge },
      {
        name: 'Thumbs.db',
        reason: 'No aceptamos ese archivo: la imagen tiene que ser JPG, PNG, GIF, WebP, AVIF, TIFF o HEIC.',
      },
    ],
  })

  const checked = await move(id, 'check')
  expect(checked).toMatchObject({ counts: { new: 2, error: 4 }, column_errors: { image: 4 } })
  const reasons = async () => (await lucia.get(`/api/imports/${id}/reasons`)).json().data
  const choice = { rule: 'leave', value: 'image' }
  expect(await reasons()).toMatchObject([
    { column: 'image', reason: damaged, rows: 2, samples: ['CORTADA.webp', 'cortada.webp'], choice },
    { column: 'image', reason: tooLarge, rows: 1, samples: ['pesada.jpg'], choice },
    { column: 'image', reason: tooMany, rows: 1, samples: ['enorme.tif'], choice },
  ])

  // Mended and sent again, it is taken; what is refused after it under its name changes nothing.
  expect(await send(id, 'Cortada.webp', webp)).toEqual({ taken: 1, refused: [], replaced: [] })
  expect(await send(id, 'cortada.webp', webp.subarray(0, 99))).toMatchObject({ taken: 0 })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 4, error: 2 })

  await lucia.patch(`/api/imports/${id}`, {
    map: { ...checked.map, rules: { ...checked.map.rules, leave: ['image'] } },
  })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 6, error: 0 })
  await move(id, 'apply')
  expect(await pictures('works')).toEqual({ A: 1, B: 1, C: 0, D: 0, E: 1, F: 0 })
})

test('a zip whose import is applied while it is read is refused, and nothing of it stays', async () => {
  const { id } = await bring('code,title_es,image\nA,Una,muelle.jpg\nB,Dos,barco.jpg\n')
  await send(id, 'muelle.jpg', await sampleJpeg(60, 40))
  await move(id, 'check')
  const filesBefore = await storedFiles()
  const { storage } = stage.app
  const put = storage.put
  vi.spyOn(storage, 'put').mockImplementation(async (key, bytes) => {
    await put(key, bytes)
    if (/barco.*-thumb/.test(key)) expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  })
  const zip = await zipped({
    'Thumbs.db': Buffer.from('no'),
    'muelle.jpg': await sampleJpeg(90, 40),
    'barco.jpg': await sampleJpeg(300, 200),
  })
  const late = await post(id, 'fotos.zip', zip)
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { message: 'En este momento eso no se puede hacer con esta importación.' },
  ])

  const [kept, ...others] = await stage.db.select().from(importImages)
  expect([kept?.name, others]).toEqual(['muelle.jpg', []])
  expect(await stage.db.$count(importRefusedImages)).toBe(0)
  expect(await stage.db.select({ file: storedPictures.file }).from(storedPictures)).toEqual([
    { file: kept?.file },
  ])
  expect(await storedFiles()).toEqual(filesBefore)
  expect(await pictures('works')).toEqual({ A: 1, B: 0 })
})
