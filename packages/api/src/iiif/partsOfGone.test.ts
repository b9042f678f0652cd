import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeSample } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { removePartsOfGone } from './partsOfGone.ts'
import { pictureMark } from './pictureMark.ts'

let gallery: TestApp
let folder: string

beforeAll(async () => {
  gallery = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'gallery-iiif-'))
})
afterAll(async () => {
  await gallery.close()
  await rm(folder, { recursive: true })
})

it('what is kept of a picture goes with it', async () => {
  const { app, db, clock } = gallery
  const file = await storeSample(db, app.storage, { folder: 'images', now: clock.now })
  const there = `${pictureMark({ folder: 'images', file })}-a.jpg`
  const gone = `${pictureMark({ folder: 'images', file: 'ida-0123456789.jpg' })}-b.jpg`
  for (const name of [there, gone, 'old.jpg']) await writeFile(join(folder, name), 'x')
  expect(await removePartsOfGone(db, folder)).toBe(2)
  expect(await readdir(folder)).toEqual([there])
  expect(await removePartsOfGone(db, join(folder, 'nothing'))).toBe(0)
})
