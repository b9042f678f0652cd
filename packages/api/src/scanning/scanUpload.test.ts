import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures } from '../tables/pictures.table.ts'
import {
  clamdProgram,
  eicar,
  fakeClamd,
  type Scanner,
  type ScannerFault,
  startClamd,
} from '../testing/clamd.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { zipFile } from '../testing/zipFile.ts'

const infected = { es: /^El archivo trae un virus/, en: /^The file carries a virus/ } as const
const away = { es: /^Ahora no podemos revisar archivos/, en: /^We cannot scan files/ } as const

/** A gallery whose uploads a scanner looks at, with a super user. */
async function scannedBy(url: string): Promise<{ gallery: TestApp; jefa: TestClient }> {
  const gallery = await testApp({ env: { CLAMD_URL: url } })
  await gallery.app.ready()
  const jefa = gallery.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
  return { gallery, jefa }
}

async function upload(
  client: TestClient,
  path: string,
  file: { name: string; bytes: Uint8Array },
  language = 'es'
) {
  const fields: Record<string, string> = path === '/api/imports' ? { kind: 'works' } : {}
  const { body, headers } = await multipartForm(fields, file)
  return client.post(path, body, { headers: { ...headers, 'accept-language': language } })
}

/** Nothing lies in the storage, in the database or among the files of requests. */
async function expectNothingKept({ db, env }: TestApp): Promise<void> {
  expect(await db.select().from(pictures)).toEqual([])
  const stored = await readdir(join(env.GALLERY_DATA, 'storage'), { recursive: true, withFileTypes: true })
  expect(stored.filter((entry) => entry.isFile())).toEqual([])
  // A file is removed when its answer has been sent, an instant after it.
  await expect.poll(uploads).toEqual([])
}
const temporary = temporaryFolder()
const uploads = async () => (await temporary()).filter((name) => name.startsWith('gallery-upload-'))

/** The standard's test file as it is, in the middle of a picture, and in a zip. */
const hostile = {
  plain: async () => eicar,
  picture: async () => Buffer.concat([await sampleJpeg(), eicar]),
  zip: async () => zipFile([{ name: 'a.jpg', content: eicar }]),
}

function itScans(start: () => Promise<Scanner>, kinds: readonly (keyof typeof hostile)[]): void {
  let scanner: Scanner
  let gallery: TestApp
  let jefa: TestClient
  beforeAll(async () => {
    scanner = await start()
    const started = await scannedBy(scanner.url)
    gallery = started.gallery
    jefa = started.jefa
  })
  afterAll(async () => {
    await gallery.close()
    await scanner.close()
  })

  test('every route that takes a file refuses one with a virus, and keeps nothing', async () => {
    const item = await addItem(gallery)
    const routes = uploadRoutes(gallery).map((path) => path.replace(':id', String(item)))
    expect(routes.length).toBeGreaterThanOrEqual(9)
    for (const path of routes) {
      for (const [language, words] of Object.entries(infected)) {
        const answer = await upload(jefa, path, { name: 'a.jpg', bytes: await hostile.picture() }, language)
        expect([path, answer.statusCode, answer.json().errors]).toEqual([
          path,
          422,
          { file: [expect.stringMatching(words)] },
        ])
      }
    }
    await expectNothingKept(gallery)
  })

  test.each(kinds)('finds it in a file of another kind: %s', async (kind) => {
    const answer = await upload(jefa, '/api/texts/images', { name: 'a.gif', bytes: await hostile[kind]() })
    expect(answer.json().errors).toEqual({ file: [expect.stringMatching(infected.es)] })
  })

  test('takes what is clean, and says that the scanner is there', async () => {
    const answer = await upload(jefa, '/api/texts/images', { name: 'a.jpg', bytes: await sampleJpeg() })
    expect(answer.statusCode).toBe(201)
    expect((await jefa.get('/readyz')).json()).toEqual({ status: 'ok', scanner: 'ok' })
  })
}

/** Every route whose body is a form with a file, by the app's own description. */
function uploadRoutes({ app }: TestApp): string[] {
  const { paths } = app.swagger()
  return Object.entries(paths ?? {}).flatMap(([path, operations]) =>
    JSON.stringify(operations).includes('multipart/form-data')
      ? [path.replace('{id}', ':id').replace(/\{\w+\}/g, '1')]
      : []
  )
}

describe('a stand-in for clamd', () => itScans(() => fakeClamd(), ['plain']))

describe.skipIf(clamdProgram === undefined)('the real clamd, with a signature of its own', () => {
  describe('over TCP', () => itScans(() => startClamd('tcp'), ['plain', 'zip']))
  describe('by a socket', () => itScans(() => startClamd('unix'), ['zip']))

  test('refuses a file larger than it takes, in words', async () => {
    const scanner = await startClamd('tcp')
    const { gallery, jefa } = await scannedBy(scanner.url)
    const answer = await upload(jefa, '/api/imports', { name: 'a.csv', bytes: Buffer.alloc(3_000_000, 'a') })
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      expect.stringMatching(/^El archivo es más grande/),
    ])
    await gallery.close()
    await scanner.close()
  })
})

describe('a scanner that fails', () => {
  let gallery: TestApp | undefined
  let scanner: Scanner | undefined
  beforeEach(() => {
    gallery = undefined
    scanner = undefined
    return async () => {
      await gallery?.close()
      await scanner?.close()
    }
  })

  test.each<[ScannerFault, number, object]>([
    ['hangUp', 503, away],
    ['nonsense', 503, away],
    ['small', 413, { es: /^El archivo es más grande/, en: /^The file is larger/ }],
  ])('by %s: the upload is refused (%d) in both languages', async (fault, status, words) => {
    scanner = await fakeClamd(fault)
    const started = await scannedBy(scanner.url)
    gallery = started.gallery
    for (const [language, expected] of Object.entries(words)) {
      const file = { name: 'a.jpg', bytes: await sampleJpeg() }
      const answer = await upload(started.jefa, '/api/texts/images', file, language)
      expect([answer.statusCode, answer.json()]).toEqual([
        status,
        { message: expect.stringMatching(expected) },
      ])
    }
    await expectNothingKept(gallery)
  })

  test('by being away: uploads are refused, and whoever watches is told; all else goes on', async () => {
    scanner = await fakeClamd()
    const { url } = scanner
    await scanner.close()
    scanner = undefined
    const started = await scannedBy(url)
    gallery = started.gallery
    const answer = await upload(started.jefa, '/api/texts/images', {
      name: 'a.jpg',
      bytes: await sampleJpeg(),
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    const ready = await started.jefa.get('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', scanner: 'away' }])
  })
})
