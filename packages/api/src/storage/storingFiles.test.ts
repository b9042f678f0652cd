import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pictures } from '../tables/pictures.table.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { storingFiles } from './storingFiles.ts'

let gallery: TestApp

beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

it('keeps the files of work that comes to its end', async () => {
  const { app, clock } = gallery
  const file = await storingFiles(app, (tx, storage) =>
    storeSample(tx, storage, { folder: 'events', now: clock.now })
  )
  expect(await app.storage.exists(`events/${file}`)).toBe(true)
  expect(await app.db.select({ file: pictures.file }).from(pictures)).toEqual([{ file }])
})

it('removes those of work that fails after it wrote them, and says why it failed', async () => {
  const { app, clock } = gallery
  let file = ''
  const work = storingFiles(app, async (tx, storage) => {
    file = await storeSample(tx, storage, { folder: 'events', now: clock.now })
    throw new Error('a rule of the event')
  })
  await expect(work).rejects.toThrow('a rule of the event')
  expect(file).not.toBe('')
  for (const key of [`events/${file}`, `events/${file.replace('.jpg', '-thumb.jpg')}`]) {
    expect(await app.storage.exists(key)).toBe(false)
  }
  expect(await app.db.select().from(pictures)).toEqual([])
})
