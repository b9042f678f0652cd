import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, DrizzleQueryError, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { verifyBackup } from '../backup/readBackup.ts'
import type { Db } from '../db/db.ts'
import { readBackupAddress } from '../env/backupAddress.ts'
import { officeOf } from '../office.ts'
import { upsertUser } from '../people/users.queries.ts'
import { reasonOf } from '../reasonOf.ts'
import { backups } from '../tables/backups.table.ts'
import { mails } from '../tables/mails.table.ts'
import { openBucketServer } from '../testing/bucketServer.ts'
import { openTestDatabase } from '../testing/database.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { lastBackup } from './backups.queries.ts'
import { makeBackupFolder, openFolderTarget, tryBackupFolder } from './folderTarget.ts'
import { type BackupMaker, makeNight } from './makeNight.ts'
import { startCheck } from './startCheck.ts'
import { openBackupTarget } from './target.ts'

let gallery: TestApp
let folder: string
let work: string
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())
beforeEach(async () => {
  await gallery.reset()
  folder = await mkdtemp(join(tmpdir(), 'gallery-backups-'))
  work = join(folder, 'work')
  return () => rm(folder, { recursive: true })
})

const hour = 3_600_000
/** Midnight in Buenos Aires on 6 March. */
const midnight = new Date('2025-03-06T03:00:00Z')
const isGood = async () => {}
/** A check in a process of its own gives way to whatever else runs here, so it may take its time. */
const checked = { timeout: 300_000 }

async function maker(more: Partial<BackupMaker> = {}): Promise<BackupMaker> {
  const { app, db } = gallery
  return {
    db,
    storage: app.storage,
    office: () => officeOf(app),
    target: openFolderTarget(join(folder, 'kept')),
    work,
    log: recordingLog(),
    check: isGood,
    ...more,
  }
}

/** Looks once, and gives what became of it. */
async function look(how: BackupMaker): Promise<string[]> {
  const told: string[] = []
  await makeNight(how, new AbortController().signal, (outcome) => told.push(outcome))
  return told
}

const kept = () => readdir(join(folder, 'kept'))
const mailed = () =>
  gallery.db
    .select({ to: mails.to, language: mails.language, subject: mails.subject, text: mails.text })
    .from(mails)
    .where(eq(mails.kind, 'backup'))
    .orderBy(asc(mails.id))

test(
  'a night: nothing before half past three, then one backup, restored and compared by a process of its own',
  checked,
  async () => {
    await fillGallery(gallery)
    const how = await maker({ check: startCheck })
    gallery.clock.now = midnight
    expect(await look(how)).toEqual([])
    gallery.clock.advance(3.5 * hour)
    expect(await look(how)).toEqual(['done'])
    expect(await look(how)).toEqual([])

    expect(await kept()).toEqual(['gallery-2025-03-06T063000Z.tar.gz'])
    const file = join(folder, 'kept', 'gallery-2025-03-06T063000Z.tar.gz')
    const { manifest } = await verifyBackup(file)
    const [row] = await gallery.db.select().from(backups)
    expect(row).toMatchObject({ day: '2025-03-06', attempts: 1, stage: null, locked_until: null, missing: 0 })
    expect(row?.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0))
    expect(await lastBackup(gallery.db)).toEqual({
      name: 'gallery-2025-03-06T063000Z.tar.gz',
      bytes: (await stat(file)).size,
      made_at: gallery.clock.now,
      checked_at: gallery.clock.now,
    })
    // What was restored to compare is gone.
    await expect(readdir(join(work, 'restored'))).rejects.toThrow('ENOENT')
  }
)

test('a backup that was altered where it is kept does not pass for one', checked, async () => {
  const { target, ...how } = await maker({ check: startCheck })
  const keep = async (name: string) => {
    const path = join(folder, 'kept', name)
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, bytes.length - 100))
  }
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  expect(await look({ ...how, target: { ...target, keep } })).toEqual(['failed'])
  expect(await lastBackup(gallery.db)).toBeNull()
  const [row] = await gallery.db.select().from(backups)
  expect(row?.last_error).toContain('is not a whole backup of a gallery')
})

test('is good also where the old ones cannot be deleted', async () => {
  const { target, ...how } = await maker()
  const log = recordingLog()
  const list = () => Promise.reject(new Error('the bucket does not list'))
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  expect(await look({ ...how, log, target: { ...target, list } })).toEqual(['done'])
  const [row] = await gallery.db.select().from(backups)
  expect(row).toMatchObject({ checked_at: gallery.clock.now, last_error: null, failed_at: null })
  expect(log.lines.map(({ message }) => message)).toEqual(['Old backups could not be deleted'])
})

test('of two processes that look at the same time one makes it', async () => {
  const [one, other] = [await maker(), await maker()]
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  const told = await Promise.all([look(one), look(other)])
  expect(told.flat()).toEqual(['done'])
  expect(await kept()).toHaveLength(1)
})

test('a process that ends meanwhile gives it back, and leaves nothing half made', async () => {
  const ending = new AbortController()
  const { target, ...how } = await maker()
  const placeFor = (name: string) => {
    ending.abort()
    return target.placeFor(name)
  }
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  await makeNight({ ...how, target: { ...target, placeFor } }, ending.signal, () => {})
  expect(await kept()).toEqual([])
  expect(await look({ ...how, target })).toEqual(['done'])
})

test('one that cannot be read says why, and not that what had failed could not be rolled back either', async () => {
  const { db, storage } = await maker()
  const away = (query: string, why: string) => new DrizzleQueryError(query, [], new Error(why))
  const failing = new Proxy(db, {
    get: (of, name) =>
      name === 'execute'
        ? () => Promise.reject(away('select', 'the connection broke'))
        : Reflect.get(of, name),
  })
  const transaction = async (read: (tx: Db) => Promise<unknown>) => {
    await read(failing).catch(() => {})
    throw away('rollback', 'the client was closed')
  }
  const broken = new Proxy(db, {
    get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)),
  })
  const making = makeBackup({ db: broken, storage }, join(folder, 'broken.tar.gz'), midnight)
  expect(reasonOf(await making.catch((error: unknown) => error))).toBe('the connection broke')
})

describe('super users hear', () => {
  beforeEach(async () => {
    const { db, clock } = gallery
    await upsertUser(db, { email: 'lucia@ochava.example', super: true }, clock.now)
    await upsertUser(db, { email: 'john@ochava.example', super: true }, clock.now)
    await upsertUser(db, { email: 'ana@example.org' }, clock.now)
    const earlier = { kind: 'signIn', subject: '', html: '', text: '', due_at: clock.now } as const
    await db
      .insert(mails)
      .values({ ...earlier, language: 'en', to: 'john@ochava.example', message_id: 'earlier' })
  })

  test('in their languages when three tries of a night have failed, and of nothing before', async () => {
    const check = async () => {
      throw new Error('works has 3 rows and not 4')
    }
    const how = await maker({ check })
    gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
    expect(await look(how)).toEqual(['failed'])
    expect(await look(how)).toEqual([])
    gallery.clock.advance(hour / 6)
    expect(await look(how)).toEqual(['failed'])
    expect(await mailed()).toEqual([])
    gallery.clock.advance(hour)
    expect(await look(how)).toEqual(['givenUp'])
    expect(await look(how)).toEqual([])

    const sent = await mailed()
    expect(sent.map(({ to, language }) => [to, language])).toEqual([
      ['lucia@ochava.example', 'es'],
      ['john@ochava.example', 'en'],
    ])
    expect(sent[0]?.text).toContain('Por qué: works has 3 rows and not 4')
    expect(sent[1]?.subject).toContain('was not backed up')
  })

  test('once a day when there has been no good one for two days', async () => {
    gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
    await look(await maker())
    // Nobody could even try: the row of the day is in hand of somebody who died, again and again.
    const stuck = await maker({ check: () => Promise.reject(new Error('no')) })
    for (let day = 0; day < 3; day += 1) {
      gallery.clock.advance(24 * hour)
      await look(stuck)
    }
    await gallery.db.delete(mails)
    expect(await look(stuck)).toEqual([])
    expect(await look(stuck)).toEqual([])
    const sent = await mailed()
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('sin copia de seguridad'),
      expect.stringContaining('sin copia de seguridad'),
    ])
    expect(sent[0]?.text).toContain('La última: 6 de marzo, 04:00')
  })
})

test('one that was not found good takes no place of a good one, and goes when there is a newer good one', async () => {
  const how = await maker()
  const bad = { ...how, check: () => Promise.reject(new Error('works has 3 rows and not 4')) }
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  expect(await look(how)).toEqual(['done'])
  for (let night = 0; night < 8; night += 1) {
    gallery.clock.advance(23.5 * hour)
    expect(await look(bad)).toEqual(['failed'])
    gallery.clock.advance(hour / 2)
    expect(await look(bad)).toEqual(['failed'])
  }
  // Of each night the last try stays until there is a good one.
  expect(await kept()).toHaveLength(9)
  gallery.clock.advance(24 * hour)
  expect(await look(how)).toEqual(['done'])
  expect(await kept()).toEqual(['gallery-2025-03-06T070000Z.tar.gz', 'gallery-2025-03-15T070000Z.tar.gz'])
})

test('a folder that cannot be written keeps the gallery from starting, one that can is left as it was', async () => {
  await tryBackupFolder(join(folder, 'kept'))
  expect(await kept()).toEqual([])
  // Not even root may write there.
  const database = await openTestDatabase()
  const app = buildApp({
    ...{ database, storage: gallery.app.storage, log: false },
    env: { ...gallery.env, BACKUP_URL: 'file:///proc' },
  })
  await expect(app).rejects.toThrow('BACKUP_URL: nothing can be written in /proc (')
  await database.close()
})

test('those go that are too many, and other files stay', async () => {
  const how = await maker()
  await makeBackupFolder(join(folder, 'kept'))
  await writeFile(join(folder, 'kept', 'notes.txt'), 'of somebody else')
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  for (let day = 0; day < 9; day += 1) {
    await look(how)
    gallery.clock.advance(24 * hour)
  }
  // From Thursday 6 to Friday 14 March: the last seven, and Sunday’s of the week before is among them.
  expect((await kept()).map((name) => name.slice(0, 18))).toEqual([
    'gallery-2025-03-08',
    'gallery-2025-03-09',
    'gallery-2025-03-10',
    'gallery-2025-03-11',
    'gallery-2025-03-12',
    'gallery-2025-03-13',
    'gallery-2025-03-14',
    'notes.txt',
  ])
})

test('a bucket that shows everybody what is in it is none for backups', async () => {
  const server = await openBucketServer('ochava')
  const address = readBackupAddress(server.storageUrl)
  if (!address) throw new Error('This is the address of a bucket')
  await expect(openBackupTarget(address, work)).resolves.toBeDefined()
  server.makePublic()
  await expect(openBackupTarget(address, work)).rejects.toThrow('shows everybody what is in it')
  await expect(openBackupTarget(address, work)).rejects.not.toThrow('SECRET')
  await server.close()
})

test('a bucket keeps them as a folder does: sent in parts, listed by pages, read back, deleted', async () => {
  const server = await openBucketServer('ochava')
  const address = readBackupAddress(server.storageUrl)
  if (!address) throw new Error('This is the address of a bucket')
  const how = await maker({ target: await openBackupTarget(address, work) })
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  for (let day = 0; day < 9; day += 1) {
    expect(await look(how)).toEqual(['done'])
    gallery.clock.advance(24 * hour)
  }
  const files = await how.target.list()
  expect(files.map(({ name }) => name.slice(8, 18))).toEqual([
    '2025-03-08',
    '2025-03-09',
    '2025-03-10',
    '2025-03-11',
    '2025-03-12',
    '2025-03-13',
    '2025-03-14',
  ])
  expect([...server.objects.keys()][0]).toBe('/ochava/backups/gallery-2025-03-08T070000Z.tar.gz')
  const manifest = await how.target.reading(files[0]?.name ?? '', async (file) => verifyBackup(file))
  expect(manifest.manifest.made_at).toBe('2025-03-08T07:00:00.000Z')
  expect(await readdir(work)).toEqual([])
  await server.close()
})
