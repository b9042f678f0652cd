import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listStoredFiles } from '../backup/storedFiles.queries.ts'
import { type ListedFile, openStorage, type Storage } from '../storage/storage.ts'
import { openBucketServer } from '../testing/bucketServer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { namesIn } from './names.queries.ts'
import { sweepFiles } from './sweepFiles.ts'

const bytes = new TextEncoder().encode('a file')
const day = 24 * 60 * 60_000

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
  await fillGallery(gallery)
})
afterAll(() => gallery.close())

/** Every key that records name. */
async function named(): Promise<string[]> {
  const keys: string[] = []
  await gallery.db.transaction(async (tx) => {
    for await (const key of listStoredFiles(tx)) keys.push(key)
  })
  return keys
}

async function inPlace(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['images', 'events', 'artists', 'slides', 'collections'] as const)
    for await (const files of storage.list(folder)) keys.push(...files.map(({ key }) => key))
  return keys.sort()
}

test('of a whole gallery every file is named, and of what is added by hand none', async () => {
  const { db, app } = gallery
  const { storage } = app
  const names = namesIn(db)
  const before = await inPlace(storage)
  expect(before.length).toBeGreaterThan(5)
  const later = new Date(Date.now() + 2 * day)
  expect((await sweepFiles({ storage, names, now: later })).left.files).toBe(0)
  expect(await inPlace(storage)).toEqual(before)

  const [one = ''] = await named()
  const variant = one.replace(/\.[^.]*$/, '-4711.webp')
  const left = ['images/acta-0123456789.pdf', 'slides/alone.jpg', variant]
  for (const key of left) await storage.put(key, bytes)
  expect((await sweepFiles({ storage, names, now: later })).left).toEqual({ files: 3, bytes: 18 })
  expect(await inPlace(storage)).toEqual(before)

  // While a picture is made into others, what is there of them already is named.
  await storage.aside.back(variant)
  await db.execute(sql`update pictures set variants_at = null`)
  expect((await sweepFiles({ storage, names, now: later })).left.files).toBe(0)
  expect(await storage.exists(variant)).toBe(true)
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  test('moves a file aside, lists it there, gives it to who reads there, and moves it back', async () => {
    const moved = new Date()
    const server = kind === 'a bucket' ? await openBucketServer('ochava', () => moved) : undefined
    const env = { GALLERY_DATA: join(gallery.env.GALLERY_DATA, 'other'), STORAGE_URL: server?.storageUrl }
    const storage = await openStorage(env)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await storage.put(`images/${name}.jpg`, bytes)
    if (!server) {
      const old = new Date(moved.getTime() - 9 * day)
      await utimes(join(env.GALLERY_DATA, 'storage/images/b.jpg'), old, old)
    }
    await storage.aside.put('images/b.jpg')
    await storage.aside.put('images/not-there.jpg')
    expect(await inPlace(storage)).toEqual(['images/a.jpg', 'images/c.jpg', 'images/d.jpg', 'images/e.jpg'])
    expect(await storage.stat('images/b.jpg')).toBeNull()
    const aside: ListedFile[] = []
    for await (const files of storage.aside.list()) aside.push(...files)
    expect(aside).toMatchObject([{ key: 'images/b.jpg', bytes: 6 }])
    expect(aside[0]?.modified.getTime()).toBeGreaterThan(moved.getTime() - 10_000)
    expect(String(await buffer(await storage.aside.get('images/b.jpg')))).toBe('a file')

    await storage.aside.back('images/b.jpg')
    await storage.aside.back('images/b.jpg')
    expect(await inPlace(storage)).toHaveLength(5)
    expect(await storage.aside.stat('images/b.jpg')).toBeNull()
    await server?.close()
  })
})
