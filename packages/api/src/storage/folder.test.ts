import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStorage, type Storage } from './storage.ts'

describe('the storage in a folder', () => {
  let folder: string
  let storage: Storage

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gallery-storage-'))
    storage = await openStorage({ GALLERY_DATA: folder })
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('gives back what was put, whole and in parts', async () => {
    await storage.put('events/a.txt', Buffer.from('cuarenta'))
    expect(await text(await storage.get('events/a.txt'))).toBe('cuarenta')
    expect(await text(await storage.get('events/a.txt', { start: 3, end: 5 }))).toBe('ren')
    expect(await storage.stat('events/a.txt')).toMatchObject({ bytes: 8 })
    expect(await storage.exists('events/a.txt')).toBe(true)
  })

  it('leaves nothing unfinished behind', async () => {
    await Promise.all(
      ['uno', 'dos', 'tres'].map((content) => storage.put('events/a.txt', Buffer.from(content)))
    )
    expect(await readdir(join(folder, 'storage', 'events'))).toEqual(['a.txt'])
    expect(['uno', 'dos', 'tres']).toContain(
      await readFile(join(folder, 'storage', 'events', 'a.txt'), 'utf8')
    )
  })

  it('knows what is not there', async () => {
    expect(await storage.stat('events/a.txt')).toBeNull()
    expect(await storage.exists('events/a.txt')).toBe(false)
    await expect(storage.get('events/a.txt')).rejects.toThrow('ENOENT')
    await storage.delete('events/a.txt')
  })

  it('forgets what is deleted', async () => {
    await storage.put('events/a.txt', Buffer.from('x'))
    await storage.delete('events/a.txt')
    expect(await storage.exists('events/a.txt')).toBe(false)
  })

  it('leads nowhere else', async () => {
    const outside = 'events/../../outside'
    await expect(async () => storage.put(outside, Buffer.from('x'))).rejects.toThrow('not a key')
    await expect(storage.get(outside)).rejects.toThrow('not a key')
    await expect(storage.stat(outside)).rejects.toThrow('not a key')
    await expect(storage.delete(outside)).rejects.toThrow('not a key')
  })

  it('is not what an address that names no bucket opens', async () => {
    await expect(openStorage({ GALLERY_DATA: folder, STORAGE_URL: 's3://bucket' })).rejects.toThrow(
      'no address of a bucket'
    )
  })
})
