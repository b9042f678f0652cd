import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { sessionCookie } from '../auth/session.ts'
import { dumpMigrated, openDump } from '../db/embedded.ts'
import { refuseNewer } from '../db/newer.ts'
import { selectRows } from '../db/rows.queries.ts'
import { upsertUser } from '../people/users.queries.ts'
import { UnreadableFile } from '../storage/storageErrors.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { newClient } from '../testing/client.ts'
import { openTestDatabase } from '../testing/database.ts'
import { everyAnswer } from '../testing/everyAnswer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { hashToken } from '../tokens.ts'
import { type Backed, makeBackup } from './makeBackup.ts'
import type { Manifest } from './manifest.ts'
import { verifyBackup } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

let folder: string
let gallery: TestApp
let saved: string
let before: Record<string, string>
/** The cookies of the super user who is signed in when the backup is made. */
let sessionBefore: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-backup-'))
  gallery = await testApp()
  const superUser = await fillGallery(gallery)
  sessionBefore = Object.fromEntries(superUser.cookies)
  saved = join(folder, 'saved.tar.gz')
  await makeBackup(partsOf(gallery), saved, gallery.clock.now)
  before = await answersOf(gallery)
})
afterAll(async () => {
  await gallery.close()
  await rm(folder, { recursive: true })
})

const partsOf = ({ app, db }: TestApp) => ({ db, storage: app.storage })

async function restore(parts: Backed, file: string, how: { replace: boolean }): Promise<void> {
  await restoreBackup(parts, await verifyBackup(file), how)
}

/** What visitors are answered and what the super user is, signed in anew. */
async function answersOf({ app, db, clock }: TestApp): Promise<Record<string, string>> {
  const same = newClient(app, clock)
  await db.delete(sessions)
  const [lucia] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'lucia@ochava.example'))
  // The same session each time, since answers tell of it.
  const id = 's'.repeat(43)
  const { now } = clock
  await db.insert(sessions).values({
    id_hash: hashToken(id),
    user_id: lucia?.id ?? 0,
    created_at: now,
    last_seen_at: now,
    proven_at: now,
    // They have a passkey: by the mail alone the panel would stay closed.
    factor: 'passkey',
    expires_at: new Date(now.getTime() + 30 * 24 * 3_600_000),
  })
  same.cookies.set(sessionCookie, id)
  const visitors = await everyAnswer(newClient(app, clock), db)
  const supers = Object.entries(await everyAnswer(same, db))
  return {
    ...visitors,
    ...Object.fromEntries(supers.map(([address, answer]) => [`super ${address}`, answer])),
  }
}

test('the answers that are compared say something', () => {
  const found = Object.entries(before).filter(([, answer]) => answer.startsWith('200'))
  expect(found.length).toBeGreaterThan(100)
  for (const part of ['/storage/images/acta', 'super /api/users', '/api/share/work/', 'super /api/messages'])
    expect(found.map(([address]) => address)).toContainEqual(expect.stringContaining(part))
})

test('backup, wipe, restore: the same answers byte for byte, the next numbers and the triggers too', async () => {
  await wipe(gallery)
  expect((await gallery.client().get('/api/works/1')).statusCode).toBe(404)
  await restore(partsOf(gallery), saved, { replace: false })
  expect(await answersOf(gallery)).toEqual(before)

  const { id } = await upsertUser(gallery.db, { email: 'nueva@example.org' }, gallery.clock.now)
  expect(id).toBe(3)
  const total = z.object({ total: z.coerce.number() })
  const totals = sql`select total from totals where name = 'works'`
  expect(await selectRows(gallery.db, totals, total)).toEqual([{ total: 3 }])
  await gallery.db.execute(sql`delete from works where id = 1`)
  expect(await selectRows(gallery.db, totals, total)).toEqual([{ total: 2 }])
})

/** Whoever was signed in when the backup was made is so no more. */
async function expectNobodyIsIn({ app, db, clock }: TestApp): Promise<void> {
  const returning = newClient(app, clock)
  for (const [name, value] of Object.entries(sessionBefore)) returning.cookies.set(name, value)
  expect((await returning.get('/auth/getUser')).json()).toEqual({ data: null })
  expect((await returning.get('/api/users')).statusCode).toBe(401)
  expect(await db.$count(sessions)).toBe(0)
}

test('nobody is signed in after a restore', async () => {
  await restore(partsOf(gallery), saved, { replace: true })
  await expectNobodyIsIn(gallery)
})

async function wipe({ env, reset }: TestApp): Promise<void> {
  await reset()
  for (const part of await readdir(join(env.GALLERY_DATA, 'storage'))) {
    for (const file of await readdir(join(env.GALLERY_DATA, 'storage', part)))
      await rm(join(env.GALLERY_DATA, 'storage', part, file))
  }
}

test('a backup of what was restored holds the same', async () => {
  await restore(partsOf(gallery), saved, { replace: true })
  const again = await expectSameAs(saved, gallery)
  expect((await stat(again)).mode & 0o777).toBe(0o600)
  await expect(makeBackup(partsOf(gallery), again, gallery.clock.now)).rejects.toThrow('is there already')
})

/**
 * A gallery holds every row and every byte that a backup does: so does a new one of it, whose file is returned. What is
 * answered for the same rows and files is compared once for each database.
 */
async function expectSameAs(backup: string, gallery: TestApp): Promise<string> {
  const again = join(await mkdtemp(join(folder, 'again-')), 'again.tar.gz')
  const second = await makeBackup(partsOf(gallery), again, gallery.clock.now)
  expect(lasting(second)).toEqual(lasting((await verifyBackup(backup)).manifest))
  expect(second.files).toMatchObject({ missing: [] })
  return again
}

/** What a backup holds of what a restore keeps: not who was signed in. */
function lasting({ tables, checksums, ...rest }: Manifest) {
  const isGone = (name: string) => name.replace('tables/', '') === 'sessions'
  return {
    ...rest,
    tables: tables.filter(({ name }) => !isGone(name)),
    checksums: Object.fromEntries(Object.entries(checksums).filter(([name]) => !isGone(name))),
  }
}

test('every stored file is in it', async () => {
  const { files } = (await verifyBackup(saved)).manifest
  const stored = await readdir(join(gallery.env.GALLERY_DATA, 'storage'), {
    recursive: true,
    withFileTypes: true,
  })
  expect(files.count).toBe(stored.filter((entry) => entry.isFile()).length)
})

test('a file that the storage lost is named, and the rest is saved', async () => {
  const [lost = ''] = await readdir(join(gallery.env.GALLERY_DATA, 'storage', 'slides'))
  const path = join(gallery.env.GALLERY_DATA, 'storage', 'slides', lost)
  await cp(path, join(folder, 'kept'))
  await rm(path)
  const { files } = await makeBackup(partsOf(gallery), join(folder, 'lossy.tar.gz'), gallery.clock.now)
  expect(files).toMatchObject({ missing: [`slides/${lost}`], unreadable: {} })
  await cp(join(folder, 'kept'), path)
})

describe('a file that cannot be read', () => {
  /** What a backup says of its files when the storage gives one of them so. */
  async function backedUp(lost: string, get: Backed['storage']['get']): Promise<Manifest['files']> {
    const parts = partsOf(gallery)
    const giving: Backed['storage']['get'] = (key, range) =>
      key === lost ? get(key, range) : parts.storage.get(key, range)
    const file = join(folder, `unread-${randomUUID()}.tar.gz`)
    await makeBackup({ ...parts, storage: { ...parts.storage, get: giving } }, file, gallery.clock.now)
    const whole = await verifyBackup(file)
    // Whatever stands for it in the archive is not brought back as if it were the picture.
    const stored: string[] = []
    const put: Backed['storage']['put'] = async (key) => void stored.push(key)
    const empty = { ...parts.storage, stat: async () => null, put }
    const { db, close } = await openTestDatabase()
    await restoreBackup({ db, storage: empty }, whole, { replace: false })
    await close()
    expect(stored).not.toContain(lost)
    expect(stored).toHaveLength(whole.manifest.files.count)
    return whole.manifest.files
  }

  test('is named with the reason, and the rest is saved', async () => {
    const [name = ''] = await readdir(join(gallery.env.GALLERY_DATA, 'storage', 'slides'))
    const key = `slides/${name}`
    const all = (await verifyBackup(saved)).manifest.files.count
    const closed = await backedUp(key, async () => {
      throw new UnreadableFile(key, new Error('EACCES: permission denied'))
    })
    expect(closed).toMatchObject({ count: all - 1, missing: [key] })
    expect(closed.unreadable).toEqual({ [key]: expect.stringMatching(/not readable by user \d+: EACCES/) })

    // A disk that is broken gives some of it.
    const broken = await backedUp(key, async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('the first of it')
          throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
        })()
      )
    )
    expect(broken).toMatchObject({
      count: all - 1,
      missing: [key],
      unreadable: { [key]: 'EIO: i/o error, read' },
    })
  })

  test('is brought back by a restore', async () => {
    const parts = partsOf(gallery)
    const [name = ''] = await readdir(join(gallery.env.GALLERY_DATA, 'storage', 'slides'))
    const closed = `slides/${name}`
    const stored: string[] = []
    const storage: Backed['storage'] = {
      ...parts.storage,
      get: async (key) => {
        if (key === closed) throw new UnreadableFile(key, new Error('EACCES: permission denied'))
        return parts.storage.get(key)
      },
      put: async (key) => void stored.push(key),
    }
    await restore({ ...parts, storage }, saved, { replace: true })
    expect(stored).toEqual([closed])
  })

  test('is none where the storage as a whole is away', async () => {
    const parts = partsOf(gallery)
    const get = () => Promise.reject(new Error('fetch failed'))
    const file = join(folder, 'away.tar.gz')
    const making = makeBackup({ ...parts, storage: { ...parts.storage, get } }, file, gallery.clock.now)
    await expect(making).rejects.toThrow('fetch failed')
  })
})

test.runIf(existsSync('/dev/full'))(
  'what a full disk does not take is named, and nothing is left',
  async () => {
    const file = join(folder, 'full.tar.gz')
    await symlink('/dev/full', `${file}.part`)
    const making = makeBackup(partsOf(gallery), file, gallery.clock.now)
    await expect(making).rejects.toThrow(`${file} could not be written: ENOSPC`)
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
  }
)

describe('is refused whole, before anything is written:', () => {
  const bad = () => join(folder, 'bad.tar.gz')
  beforeEach(() => rm(bad(), { force: true }))

  async function refused(reason: string | RegExp): Promise<void> {
    const refusal = restore(partsOf(gallery), bad(), { replace: true })
    await expect(refusal).rejects.toThrow(reason)
    await expect(refusal).rejects.toThrow('Nothing was changed')
    expect((await gallery.client().get('/api/works/1')).statusCode).toBe(200)
  }

  test.each([0.2, 0.5, 0.99])('one cut short at %d of its length', async (part) => {
    await cp(saved, bad())
    const file = await open(bad(), 'r+')
    await file.truncate(Math.floor((await file.stat()).size * part))
    await file.close()
    await refused('unexpected end of file')
  })

  function turned(bytes: Buffer, at: number): Buffer {
    const copy = Buffer.from(bytes)
    copy.writeUInt8((bytes[at] ?? 0) ^ 1, at)
    return copy
  }

  function isWhole(packed: Buffer): boolean {
    try {
      gunzipSync(packed)
      return true
    } catch {
      return false
    }
  }

  test('one with a bit turned on the way', async () => {
    const bytes = await readFile(saved)
    // A few bits of a packed file say nothing: those that fill up a byte before a part which is not packed.
    let at = Math.floor(bytes.byteLength / 2)
    while (isWhole(turned(bytes, at))) at += 1
    await writeFile(bad(), turned(bytes, at))
    await refused('is not a whole backup')
  })

  test.each([
    ['a row', 'Una', 'Dos', /tables\/\w+ was altered/],
    ['a stored file', '%PDF-1.7', '%PDF-1.8', 'files/images was altered'],
    ['the manifest', '"format": 1', '"format": 2', 'manifest.json was altered'],
    ['a name', 'tables/slides/', 'tables/../../x', 'a header is broken'],
  ])('one with %s altered by hand and packed again', async (_what, was, is, reason) => {
    await writeFile(bad(), gzipSync(replaced(gunzipSync(await readFile(saved)), was, is)))
    await refused(reason)
  })

  test('one that ends before the manifest', async () => {
    const tar = gunzipSync(await readFile(saved))
    const end = tar.indexOf('manifest.json')
    await writeFile(bad(), gzipSync(Buffer.concat([tar.subarray(0, end), Buffer.alloc(1024)])))
    await refused('manifest.json is missing')
  })

  test('a file that is something else', async () => {
    await writeFile(bad(), 'hola')
    await refused('incorrect header check')
  })

  test('no file at all', () => refused('ENOENT'))

  test.each([
    ['an older', -1],
    ['a newer', 1],
  ])('one of %s version', async (which, later) => {
    const { manifest } = await verifyBackup(saved)
    const other = { file: saved, manifest: { ...manifest, migration: manifest.migration + later } }
    const refusal = restoreBackup(partsOf(gallery), other, { replace: true })
    await expect(refusal).rejects.toThrow(`${which} version`)
    await expect(refusal).rejects.toThrow('Nothing was changed')
    expect((await gallery.client().get('/api/works/1')).statusCode).toBe(200)
  })
})

/** Another text in the place of one of the same length. */
function replaced(bytes: Buffer, was: string, is: string): Buffer {
  const at = bytes.indexOf(was)
  expect(at).toBeGreaterThan(0)
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(is), bytes.subarray(at + was.length)])
}

test('a gallery that holds something is not replaced unless that is said', async () => {
  await expect(restore(partsOf(gallery), saved, { replace: false })).rejects.toThrow(/not empty.*users/)
})

test('a restore that fails half-way leaves what was there, files too', async () => {
  await restore(partsOf(gallery), saved, { replace: true })
  const failing = {
    ...gallery.app.storage,
    stat: async () => {
      throw new Error('the disk is full')
    },
  }
  const restoring = restore({ db: gallery.db, storage: failing }, saved, { replace: true })
  await expect(restoring).rejects.toThrow('the disk is full')
  await expectSameAs(saved, gallery)
})

describe('into a database that a newer version has migrated:', () => {
  const moons = sql`select to_regclass('moons')::text as name`
  const later = Date.now() + 10 ** 12
  let newer: TestApp
  let own: unknown[]
  beforeAll(async () => {
    newer = await testApp()
    own = await migrationsOf(newer)
    for (const statement of [
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${later})`,
      'create table drizzle.opened_from (since bigint not null)',
      `insert into drizzle.opened_from values (${later})`,
      `create type phase as enum ('new', 'full')`,
      'create table moons (id integer generated always as identity primary key, phase phase, work_id integer references works (id))',
      'create view full_moons as select id from moons',
      'create function wane(phase phase) returns phase language sql as $$ select phase $$',
      'alter table artists rename display to shown',
      'drop table slides cascade',
    ])
      await newer.db.execute(sql.raw(statement))
  })
  afterAll(() => newer.close())

  const migrationsOf = ({ db }: TestApp) =>
    selectRows(
      db,
      sql`select hash, created_at::text from drizzle.__drizzle_migrations order by id`,
      z.unknown()
    )

  test('nothing is dropped unless that is said', async () => {
    await expect(restore(partsOf(newer), saved, { replace: false })).rejects.toThrow('Nothing was changed')
    expect(await selectRows(newer.db, moons, z.unknown())).toEqual([{ name: 'moons' }])
  })

  test('a backup of that version is left to it', async () => {
    const { file, manifest } = await verifyBackup(saved)
    const theirs = { file, manifest: { ...manifest, migration: later } }
    const restoring = restoreBackup(partsOf(newer), theirs, { replace: true })
    await expect(restoring).rejects.toThrow('belongs to a newer version')
  })

  test('a restore that fails half-way leaves its tables as they were', async () => {
    const { file, manifest } = await verifyBackup(saved)
    const failing = { ...manifest, tables: manifest.tables.map((table) => ({ ...table, columns: [] })) }
    const restoring = restoreBackup(partsOf(newer), { file, manifest: failing }, { replace: true })
    await expect(restoring).rejects.toThrow('other columns')
    expect(await selectRows(newer.db, moons, z.unknown())).toEqual([{ name: 'moons' }])
  })

  test('the version that made it restores it, with its own tables and nothing of the newer', async () => {
    await restore(partsOf(newer), saved, { replace: true })
    await expectSameAs(saved, newer)
    expect((await newer.client().get('/api/works/1')).statusCode).toBe(200)
    expect(await migrationsOf(newer)).toEqual(own)
    expect(await selectRows(newer.db, moons, z.unknown())).toEqual([{ name: null }])
    await newer.db.execute(sql`create type phase as enum ('new')`)
    await expect(refuseNewer(newer.db)).resolves.toBeUndefined()
  })
})

describe.runIf(inject('testTemplate').kind === 'postgres')('from one database into the other:', () => {
  let embedded: TestApp
  let other: TestApp
  beforeAll(async () => {
    embedded = await testApp({ database: await openDump(await dumpMigrated()) })
    other = await testApp()
  })
  afterAll(async () => {
    await embedded.close()
    await other.close()
  })

  test('a PostgreSQL server into an embedded one', async () => {
    await restore(partsOf(embedded), saved, { replace: false })
    await expectNobodyIsIn(embedded)
    expect(await answersOf(embedded)).toEqual(before)
  })

  test('and back', async () => {
    await restore(partsOf(embedded), saved, { replace: true })
    await restore(partsOf(other), await expectSameAs(saved, embedded), { replace: false })
    await expectNobodyIsIn(other)
    await expectSameAs(saved, other)
  })
})
