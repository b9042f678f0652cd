import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureWork } from '../images/worker.ts'
import { startWorker } from '../jobs/startWorker.ts'
import { pictures } from '../tables/pictures.table.ts'
import type { TestClient } from '../testing/client.ts'
import { brokenPictures, type HostileFile, hostilePictures } from '../testing/hostilePictures.ts'
import { multipartForm } from '../testing/multipart.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** How many cut and flipped files to send; `npm run fuzz:images` sends thousands, to a server of its own. */
const broken = 36

let gallery: TestApp
let jefa: TestClient
let files: HostileFile[]

beforeAll(async () => {
  gallery = await testApp()
  jefa = gallery.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
  files = await hostilePictures()
})
afterAll(() => gallery.close())

async function upload(name: string, bytes: Buffer) {
  const { body, headers } = await multipartForm({}, { name, bytes })
  return jefa.post('/api/texts/images', body, { headers: { ...headers, 'accept-language': 'en' } })
}

test('what is odd is shown as it is meant, what is no picture is refused with a sentence', async () => {
  for (const { what, name, bytes, becomes } of files) {
    const answer = await upload(name, bytes)
    expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBe(becomes.status)
    if (becomes.status !== 201) {
      expect(answer.json().message, what).toMatch(/\w.*\.$/)
      continue
    }
    const { src, width, height } = answer.json().data
    expect([width, height], what).toEqual([becomes.width, becomes.height])
    expect(src, what).toMatch(/^\/storage\/images\/[a-z0-9-]+\.(jpg|png|gif)$/)
    // No text shows it yet: only the gallery sees it.
    const kept = await jefa.get(src)
    expect(kept.headers, what).toMatchObject({
      'content-type': src.endsWith('.jpg') ? 'image/jpeg' : `image/${src.slice(-3)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(kept.rawPayload.includes('alert(1)'), `${what} carries nothing else`).toBe(false)
    const head = await sharp(kept.rawPayload).metadata()
    expect(head, what).toMatchObject({ width: becomes.width, height: becomes.height, depth: 'uchar' })
    expect([head.exif, head.icc, head.orientation, head.xmp, head.iptc], what).toEqual(
      Array(5).fill(undefined)
    )
    expect(['srgb', 'b-w'], what).toContain(head.space)
    await sharp(kept.rawPayload).stats()
  }
})

test('a file that is cut or has bits turned is taken or refused, and what is taken has all its variants', async () => {
  const statuses = new Set<number>()
  for await (const bytes of brokenPictures(broken, 8)) {
    const { statusCode } = await upload('a.jpg', bytes)
    expect([201, 413, 415, 422]).toContain(statusCode)
    statuses.add(statusCode)
  }
  expect([...statuses], 'some of both kinds').toEqual(expect.arrayContaining([201, 422]))
  const log = recordingLog()
  const { app, db, clock } = gallery
  const worker = startWorker(pictureWork({ db, storage: app.storage, clock: () => clock.now, log }), log)
  await worker.nudge()
  await worker.stop()
  const rows = await gallery.db.select().from(pictures)
  expect(rows.filter(({ variants_at }) => variants_at === null)).toEqual([])
})

test('many at once are all answered', async () => {
  const taken = files.filter(({ becomes }) => becomes.status === 201).slice(0, 12)
  const answers = await Promise.all(taken.map(({ name, bytes }) => upload(name, bytes)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(taken.map(() => 201))
})
