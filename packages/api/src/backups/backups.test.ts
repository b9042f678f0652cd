import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { verifyBackup } from '../backup/readBackup.ts'
import type { Db } from '../db/db.ts'
import { ownMigration } from '../db/newer.ts'
import { readBackupAddress } from '../env/backupAddress.ts'
import { officeOf } from '../office.ts'
import { upsertUser } from '../people/users.queries.ts'
import { reasonOf } from '../reasonOf.ts'
import { storageKey, variantName } from '../storage/keys.ts'
import { backups } from '../tables/backups.table.ts'
import { mails } from '../tables/mails.table.ts'
import { slides } from '../tables/slides.table.ts'
import { openBucketServer } from '../testing/bucketServer.ts'
import { openTestDatabase } from '../testing/database.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { lastBackup, listBackups } from './backups.queries.ts'
import { makeBackupFolder, openFolderTarget, tryBackupFolder } from './folderTarget.ts'
import { type BackupMaker, makeNight, warnWhenGone } from './makeNight.ts'
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
    expect(await lastBackup(gallery.db, gallery.clock.now)).toEqual({
      name: 'gallery-2025-03-06T063000Z.tar.gz',
      bytes: (await stat(file)).size,
      missing: 0,
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
  expect(await lastBackup(gallery.db, gallery.clock.now)).toBeNull()
  const [row] = await gallery.db.select().from(backups)
  expect(row?.last_error).toContain('is not a whole backup of a gallery')
})

test('names in the log which files of records it could not have', async () => {
  await fillGallery(gallery)
  const log = recordingLog()
  const how = await maker({ log })
  const [{ file = '' } = {}] = await gallery.db.select({ file: slides.filename }).from(slides)
  const lost = [file, variantName(file, 'thumb')].map((name) => storageKey('slides', name))
  for (const key of lost) await gallery.app.storage.delete(key)
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  expect(await look(how)).toEqual(['done'])
  expect(log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
    `2 files that records name are not in the backup gallery-2025-03-06T070000Z.tar.gz: ${lost.join(', ')}`,
  ])
  expect((await lastBackup(gallery.db, gallery.clock.now))?.missing).toBe(2)
})

describe('after a clock that leapt a year ahead, made a backup and came back', () => {
  const year = 365 * 24 * hour
  let how: BackupMaker
  beforeEach(async () => {
    how = await maker()
    gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
    expect(await look(how)).toEqual(['done'])
    gallery.clock.advance(year)
    expect(await look(how)).toEqual(['done'])
    gallery.clock.advance(-year)
  })

  test('the last backup is the last one made since', async () => {
    expect(await lastBackup(gallery.db, gallery.clock.now)).toMatchObject({ made_at: gallery.clock.now })
    expect((await listBackups(gallery.db, gallery.clock.now, 5)).map(({ day }) => day)).toEqual([
      '2025-03-06',
    ])
    // A clock that is a little ahead is no wrong one.
    const before = new Date(gallery.clock.now.getTime() - 60_000)
    expect(await lastBackup(gallery.db, before)).not.toBeNull()
  })

  test('the nights go on, also that of the day to which it had leapt', async () => {
    gallery.clock.advance(24 * hour)
    expect(await look(how)).toEqual(['done'])
    expect(await look(how)).toEqual([])
    gallery.clock.now = new Date(midnight.getTime() + year + 3.5 * hour)
    expect(await look(how)).toEqual(['done'])
    expect(await look(how)).toEqual([])
    // What it had made by that name held the gallery of a year ago.
    expect(await kept()).toEqual([
      'gallery-2025-03-06T070000Z.tar.gz',
      'gallery-2025-03-07T070000Z.tar.gz',
      'gallery-2026-03-06T063000Z.tar.gz',
    ])
  })

  test('super users hear when there has been none for two days', async () => {
    await upsertUser(gallery.db, { email: 'lucia@ochava.example', super: true }, gallery.clock.now)
    const bad = { ...how, check: () => Promise.reject(new Error('no')) }
    for (let day = 0; day < 3; day += 1) {
      gallery.clock.advance(24 * hour)
      await look(bad)
    }
    await look(bad)
    expect((await mailed()).map(({ subject }) => subject).join()).toContain('sin copia de seguridad')
  })
})

test('is good also where the old ones cannot be deleted', async () => {
  const { target, ...how } = await maker()
  const log = recordingLog()
  const list = () => Promise.reject(new Error('the bucket does not list'))
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  expect(await look({ ...how, log, target: { ...target, list } })).toEqual(['done'])
  const [row] = await gallery.db.select().from(backups)
  expect(row).toMatchObject({ checked_at: gallery.clock.now, last_error: null, failed_at: null })
  const failed = log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  expect(failed).toEqual(['Old backups could not be deleted'])
})

describe('a process of the version before, on a database that a newer one migrated,', () => {
  const newer = sql`drizzle.__drizzle_migrations where hash = 'newer'`
  beforeEach(async () => {
    await gallery.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${ownMigration() + 1})`
    )
    await upsertUser(gallery.db, { email: 'lucia@ochava.example', super: true }, gallery.clock.now)
    return () => gallery.db.execute(sql`delete from ${newer}`)
  })
  const check = () => Promise.reject(new Error('The backup was made by a newer version'))

  test('leaves the night to a newer one for an hour, then makes a backup that it does not check', async () => {
    const log = recordingLog()
    const how = await maker({ check, log })
    gallery.clock.now = new Date(midnight.getTime() + 4.4 * hour)
    expect(await look(how)).toEqual([])
    expect(await gallery.db.$count(backups)).toBe(0)
    gallery.clock.now = new Date(midnight.getTime() + 4.5 * hour)
    expect(await look(how)).toEqual(['done'])
    gallery.clock.advance(hour)
    expect(await look(how), 'not again').toEqual([])

    expect(await kept()).toEqual(['gallery-2025-03-06T073000Z.tar.gz'])
    const [row] = await gallery.db.select().from(backups)
    const name = 'gallery-2025-03-06T073000Z.tar.gz'
    // Whichever version reads it knows it by this, whatever either says of it.
    expect(row).toMatchObject({ attempts: 1, checked_at: null, name, last_error: 'newer-tables' })
    expect(log.lines).toContainEqual({
      level: 'warn',
      message: expect.stringContaining(`${name} was not checked: the tables are those of a newer version`),
    })
    expect(await lastBackup(gallery.db, gallery.clock.now)).toBeNull()
    expect(await mailed()).toEqual([])
  })

  test('keeps those that were found good and the last seven of its own, until there is a newer good one', async () => {
    gallery.clock.now = new Date(midnight.getTime() + 5 * hour)
    const good = await maker()
    await gallery.db.execute(sql`delete from ${newer}`)
    expect(await look(good)).toEqual(['done'])
    await gallery.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${ownMigration() + 1})`
    )
    const before = await maker({ check })
    for (let night = 0; night < 8; night += 1) {
      gallery.clock.advance(24 * hour)
      expect(await look(before)).toEqual(['done'])
    }
    expect((await kept()).map((name) => name.slice('gallery-2025-03-'.length).slice(0, 2))).toEqual([
      '06',
      '08',
      '09',
      '10',
      '11',
      '12',
      '13',
      '14',
    ])
    await gallery.db.execute(sql`delete from ${newer}`)
    gallery.clock.advance(24 * hour)
    expect(await look(good)).toEqual(['done'])
    expect(await kept()).toEqual(['gallery-2025-03-06T080000Z.tar.gz', 'gallery-2025-03-15T080000Z.tar.gz'])
  })
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

test('a folder whose disk is not mounted is warned of at the start and in the night, a first one never', async () => {
  const log = recordingLog()
  const how = await maker({ log })
  const warned = () => log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)
  await warnWhenGone(how)
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  for (let day = 0; day < 3; day += 1) {
    expect(await look(how)).toEqual(['done'])
    gallery.clock.advance(24 * hour)
  }
  await warnWhenGone(how)
  expect(warned()).toEqual([])

  await rename(join(folder, 'kept'), join(folder, 'unmounted'))
  const says = /^None of the 3 backups that should be kept is where BACKUP_URL says\. Is the disk mounted/
  await warnWhenGone(how)
  expect(warned()).toEqual([expect.stringMatching(says)])
  expect(await look(how)).toEqual(['done'])
  expect(warned()).toEqual([expect.stringMatching(says), expect.stringMatching(says)])

  // What cannot be looked at keeps nobody from starting, and no night from being made.
  gallery.clock.advance(24 * hour)
  const list = () => Promise.reject(new Error('the bucket does not list'))
  await warnWhenGone({ ...how, target: { ...how.target, list } })
  expect(warned().at(-1)).toBe('Whether the backups are where BACKUP_URL says could not be looked at')
})

test('an app that starts looks whether they are there', async () => {
  const logged: string[] = []
  const BACKUP_URL = `file://${join(folder, 'elsewhere')}`
  const database = await openTestDatabase()
  const night = { made_at: midnight, checked_at: midnight, name: 'gallery-2025-03-06T030000Z.tar.gz' }
  await database.db.insert(backups).values({ ...night, day: '2025-03-06', due_at: midnight })
  const ours = await testApp({
    ...{ database, env: { BACKUP_URL }, workers: true },
    log: { write: (line) => logged.push(line) },
  })
  ours.clock.now = new Date(midnight.getTime() + hour)
  await ours.app.ready()
  await expect.poll(() => logged.join()).toContain('"msg":"The one backup that should be kept is not where')
  await ours.close()
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
  // What they led to is gone: theirs and ours.
  const nowhere = join(folder, 'nowhere')
  await symlink(nowhere, join(folder, 'kept', 'latest'))
  await symlink(nowhere, join(folder, 'kept', 'gallery-2025-01-01T070000Z.tar.gz'))
  gallery.clock.now = new Date(midnight.getTime() + 4 * hour)
  for (let day = 0; day < 9; day += 1) {
    await look(how)
    gallery.clock.advance(24 * hour)
  }
  // From Thursday 6 to Friday 14 March: the last seven, and Sunday’s of the week before is among them.
  expect((await kept()).map((name) => name.slice(0, 18))).toEqual([
    'gallery-2025-01-01',
    'gallery-2025-03-08',
    'gallery-2025-03-09',
    'gallery-2025-03-10',
    'gallery-2025-03-11',
    'gallery-2025-03-12',
    'gallery-2025-03-13',
    'gallery-2025-03-14',
    'latest',
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
