import { existsSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reasonOf } from '../reasonOf.ts'
import { whileClosed } from '../testing/closedFile.ts'
import { openStorage, type Storage } from './storage.ts'
import { isUnreadable } from './storageErrors.ts'

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

  it('has a file and then its name on the disk before it says that it has it', async () => {
    const file = join(folder, 'storage', 'events', 'a.txt')
    const probe = await open(folder)
    const handles = Object.getPrototypeOf(probe)
    await probe.close()
    const synced: unknown[] = []
    const sync = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory()
      synced.push({ isFolder, hasName: existsSync(file) })
    })
    await storage.put('events/a.txt', Buffer.from('x'))
    sync.mockRestore()
    expect(synced).toEqual([
      { isFolder: false, hasName: false },
      { isFolder: true, hasName: true },
    ])
  })

  it('clears away what was begun and not finished, but for what is new', async () => {
    const events = join(folder, 'storage', 'events')
    const noon = new Date('2025-03-05T12:00:00Z')
    for (const [name, modified] of [
      ['.0123456789abcdef', new Date(noon.getTime() - 1)],
      ['.fedcba9876543210', noon],
      ['.nfs0123456789abcdef', new Date(0)],
      ['a.txt', new Date(0)],
    ] as const) {
      await writeFile(join(events, name), '')
      await utimes(join(events, name), modified, modified)
    }
    await storage.deleteUnfinished(noon)
    expect((await readdir(events)).sort()).toEqual(['.fedcba9876543210', '.nfs0123456789abcdef', 'a.txt'])
  })

  it('says of a file that is closed to it who cannot read it, and still knows that it is there', async () => {
    await storage.put('events/a.txt', Buffer.from('cuarenta'))
    await whileClosed(folder, join(folder, 'storage', 'events', 'a.txt'), async () => {
      const error = await storage.get('events/a.txt').catch((thrown: unknown) => thrown)
      expect(isUnreadable(error)).toBe(true)
      const user = process.geteuid?.()
      expect(reasonOf(error)).toMatch(
        `events/a.txt is not readable by user ${user}: EACCES: permission denied`
      )
      expect(await storage.stat('events/a.txt')).toMatchObject({ bytes: 8 })
    })
    expect(await text(await storage.get('events/a.txt'))).toBe('cuarenta')
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
