import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictures } from '../tables/pictures.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let jefa: TestClient
let folder: string

beforeAll(async () => {
  gallery = await testApp()
  folder = join(gallery.env.GALLERY_DATA, 'storage/images')
})
beforeEach(async () => {
  await gallery.reset()
  jefa = gallery.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
})
afterAll(() => gallery.close())

async function upload(language = 'es') {
  const { body, headers } = await multipartForm({}, { name: 'a.jpg', bytes: await sampleJpeg() })
  return jefa.post('/api/texts/images', body, { headers: { ...headers, 'accept-language': language } })
}

/** Refused in both languages, nothing half-written, and the process lives. */
async function expectRefused(): Promise<void> {
  for (const [language, words] of [
    ['es', /^El disco del servidor está lleno o no se puede escribir/],
    ['en', /^The disk of the server is full or cannot be written to/],
  ] as const) {
    const answer = await upload(language)
    expect([answer.statusCode, answer.json()]).toEqual([507, { message: expect.stringMatching(words) }])
  }
  expect(await gallery.db.select().from(pictures)).toEqual([])
  expect((await jefa.get('/readyz')).statusCode).toBe(200)
}

test('a disk that fills up between two files of an upload', async () => {
  const { storage } = gallery.app
  const { put } = storage
  // A full disk cannot be had without mounting one: the system's own error stands in for it, at the second file.
  let puts = 0
  storage.put = async (key, bytes) => {
    puts += 1
    if (puts % 2 === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    await put(key, bytes)
  }
  await expectRefused()
  expect(await readdir(folder)).toEqual([])
  storage.put = put
  expect((await upload()).statusCode).toBe(201)
})

test('a storage that cannot be written', async () => {
  await rename(folder, `${folder}-away`)
  await writeFile(folder, 'a file in the place of a folder: root may write whatever has permissions')
  await expectRefused()
  await rm(folder)
  await rename(`${folder}-away`, folder)
  expect((await upload()).statusCode).toBe(201)
})

test('a database without space takes the files back too', async () => {
  const before = await readdir(folder)
  await gallery.db.execute(sql`
    create function be_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await gallery.db.execute(sql`
    create trigger full_disk before insert on pictures for each row execute function be_full()`)
  await expectRefused()
  expect(await readdir(folder)).toEqual(before)
  await gallery.db.execute(sql`drop trigger full_disk on pictures`)
  expect((await upload()).statusCode).toBe(201)
})
