import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFile } from '../backup/makeBackup.ts'
import type { Aside, ListedFile, Storage } from '../storage/storage.ts'
import { asideFor, type Names, sweepFiles } from './sweepFiles.ts'

const day = 24 * 60 * 60_000
const bytes = new Uint8Array(1)
const now = new Date('2025-03-05T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * day)

/** A storage in memory, each of whose steps happens when `step` lets it; `unfinished` is what was asked about such files. */
function memoryStorage(step: () => Promise<void>) {
  const inPlace = new Map<string, Date>()
  const beside = new Map<string, Date>()
  const unfinished: Date[] = []
  const files = (map: Map<string, Date>) => ({
    stat: async (key: string) => {
      await step()
      const modified = map.get(key)
      return modified ? { bytes: 1, modified, etag: '' } : null
    },
    get: async (key: string) => {
      await step()
      if (!map.has(key)) throw new Error(`${key} is not there`)
      return Readable.from([Buffer.from(key)])
    },
    delete: async (key: string) => {
      await step()
      map.delete(key)
    },
    list: async function* (folder = ''): AsyncGenerator<ListedFile[]> {
      await step()
      const keys = [...map.keys()].filter((key) => key.startsWith(folder))
      for (const key of keys) yield [{ key, bytes: 1, modified: map.get(key) ?? now }]
    },
  })
  async function move(key: string, from: Map<string, Date>, to: Map<string, Date>, when: Date) {
    await step()
    if (from.delete(key)) to.set(key, when)
  }
  const aside: Aside = {
    ...files(beside),
    put: (key) => move(key, inPlace, beside, now),
    back: (key) => move(key, beside, inPlace, now),
  }
  const storage: Storage = {
    ...files(inPlace),
    exists: async (key) => inPlace.has(key),
    put: async (key) => {
      await step()
      inPlace.set(key, now)
    },
    pathOf: () => null,
    deleteUnfinished: async (before) => void unfinished.push(before),
    aside,
  }
  return { storage, inPlace, beside, unfinished }
}

/** Records in memory, with the lock that a database has. */
function memoryNames(step: () => Promise<void>) {
  const records = new Set<string>()
  let turn: Promise<unknown> = Promise.resolve()
  /** Has one piece of work after the other. */
  function locked<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }
  const names: Names = {
    look: async () => {
      await step()
      const seen = new Set(records)
      return (key) => seen.has(key)
    },
    holdingUnnamed: (keys, work) =>
      locked(async () => {
        await step()
        await work(new Set(keys.filter((key) => !records.has(key))))
      }),
  }
  return { records, names, locked }
}

const atOnce = async () => {}

describe('a round', () => {
  test('moves aside what nobody names, but what is younger than a day', async () => {
    const { storage, inPlace, beside } = memoryStorage(atOnce)
    const { records, names } = memoryNames(atOnce)
    records.add('images/named.jpg')
    for (const [key, modified] of [
      ['images/named.jpg', daysAgo(400)],
      ['images/left.jpg', daysAgo(1.01)],
      ['images/on-its-way.jpg', daysAgo(0.99)],
    ] as const)
      inPlace.set(key, modified)

    const would = await sweepFiles({ storage, names, now, dry: true })
    expect(beside.size).toBe(0)
    expect(await sweepFiles({ storage, names, now })).toEqual(would)
    expect(would.left).toEqual({ files: 1, bytes: 1 })
    expect([...inPlace.keys()]).toEqual(['images/named.jpg', 'images/on-its-way.jpg'])
    expect([...beside.keys()]).toEqual(['images/left.jpg'])
  })

  test('deletes what was begun a day ago and not finished', async () => {
    const { storage, unfinished } = memoryStorage(atOnce)
    const { names } = memoryNames(atOnce)
    await sweepFiles({ storage, names, now, dry: true })
    expect(unfinished).toEqual([])
    await sweepFiles({ storage, names, now })
    expect(unfinished).toEqual([daysAgo(1)])
  })

  test('moves back what is named again, and deletes what was aside for 30 days', async () => {
    const { storage, inPlace, beside } = memoryStorage(atOnce)
    const { records, names } = memoryNames(atOnce)
    records.add('images/again.jpg')
    beside.set('images/again.jpg', daysAgo(40))
    beside.set('images/old.jpg', new Date(now.getTime() - asideFor - 1))
    beside.set('images/not-yet.jpg', new Date(now.getTime() - asideFor + 1))
    await sweepFiles({ storage, names, now })
    expect([...inPlace.keys()]).toEqual(['images/again.jpg'])
    expect([...beside.keys()]).toEqual(['images/not-yet.jpg'])
  })
})

test('in whatever order it all happens, no file that is named is lost, and no backup misses one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const step = () => scheduler.schedule(Promise.resolve())
      const { storage, inPlace, beside } = memoryStorage(step)
      const { records, names, locked } = memoryNames(step)
      records.add('images/shown.jpg').add('images/going.jpg')
      for (const key of ['images/shown.jpg', 'images/going.jpg', 'images/of-the-backup.jpg'])
        inPlace.set(key, daysAgo(50))
      beside.set('images/aside.jpg', daysAgo(50))

      /** Files first, the records when they are all there, as `storingFiles` has it. */
      async function upload() {
        await storage.put('images/new.jpg', bytes)
        await step()
        records.add('images/new.jpg')
      }
      async function giveUpUpload() {
        await storage.put('images/broken.jpg', bytes)
        await storage.delete('images/broken.jpg')
      }
      /** A file that is there already is not written again, and its record is seen when all are. */
      const restore = () =>
        locked(async () => {
          for (const key of ['images/of-the-backup.jpg', 'images/aside.jpg'])
            if ((await storage.stat(key)) === null) await storage.put(key, bytes)
          records.add('images/of-the-backup.jpg').add('images/aside.jpg')
        })
      async function deleteRecord() {
        await step()
        records.delete('images/going.jpg')
      }
      /** The names of a moment, then their files. */
      async function backUp() {
        await step()
        for (const key of [...records]) expect(await findFile(storage, key), key).not.toBeNull()
      }
      const sweep = () => sweepFiles({ storage, names, now })

      const work = [upload(), giveUpUpload(), restore(), deleteRecord(), sweep(), sweep(), backUp()]
      await scheduler.waitFor(Promise.all(work))
      await scheduler.waitFor(sweep())
      for (const key of records) expect(inPlace.has(key), key).toBe(true)
      expect([...records].sort()).toEqual([
        'images/aside.jpg',
        'images/new.jpg',
        'images/of-the-backup.jpg',
        'images/shown.jpg',
      ])
      // One round may have moved it back by an older look than that of another: then it is new once more.
      expect(inPlace.get('images/going.jpg') ?? now).toBe(now)
      expect(inPlace.has('images/going.jpg') || beside.has('images/going.jpg')).toBe(true)
    }),
    { numRuns: 300 }
  )
})
