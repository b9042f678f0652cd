import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../databases/openDatabase.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import { type OldDatabase, oldDatabase } from '../testing/oldDatabase.ts'
import { oldRows } from '../testing/oldRows.ts'
import { testApp } from '../testing/testApp.ts'
import type { Db } from './db.ts'
import { selectRows } from './rows.queries.ts'

const Journal = z.object({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) })
const journal = Journal.parse(
  JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
)
const versions = journal.entries.map(({ tag }) => tag)
/**
 * Versions to come up from. One without rows of its own holds what the one before it held. The migrations are the same on
 * both databases, and PostgreSQL takes less time to begin: it comes up from each that holds something new and from the
 * newest, the embedded one from the middle, with half of them on the way there and half of them from it.
 */
const counts =
  inject('testTemplate').kind === 'postgres'
    ? versions.flatMap((tag, at) => (tag in oldRows || at + 1 === versions.length ? [at + 1] : []))
    : [Math.ceil(versions.length / 2)]
const tried = counts.map((count) => [versions[count - 1] ?? '', count] as const)

let folder: string
let old: OldDatabase
/** How many versions the old database has seen. */
let seen = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-upgrade-'))
  await mkdir(join(folder, 'migrations/meta'), { recursive: true })
  old = await oldDatabase()
})
afterAll(async () => {
  await old.close()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Opens a database as that many versions left it. Ask for few before many: each goes on from where the one before was
 * left, so one that does not come so far stops those after it with its own error.
 */
async function openAfter(count: number) {
  while (seen < count) {
    const rows = oldRows[versions[seen] ?? ''] ?? ''
    await old.upgrade({ migrationsFolder: await migrationsUpTo(seen + 1), rows })
    seen += 1
  }
  return openDatabase(await old.copy(join(folder, `data-${count}`)))
}

/** The folder of migrations as it was when that many of them existed; asked for one after the other, it grows. */
async function migrationsUpTo(count: number): Promise<string> {
  const grown = join(folder, 'migrations')
  const entries = journal.entries.slice(0, count)
  await cp(join(migrationsFolder, `${versions[count - 1]}.sql`), join(grown, `${versions[count - 1]}.sql`))
  await writeFile(join(grown, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return grown
}

async function numbers(db: Db, query: string): Promise<Record<string, number>> {
  const rows = await selectRows(db, sql.raw(query), z.object({ name: z.string(), number: z.coerce.number() }))
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]))
}

const countRows = [
  'users',
  'artists',
  'events',
  'slots',
  'appointments',
  'works',
  'movements',
  'items',
  'messages',
  'imports',
]
  .map((table) => `select '${table}' as name, count(*) as number from ${table}`)
  .join(' union all ')

/** What the totals should be, counted. */
const recounted = `
  select name, count(*) as number from (
    select unnest(totals_of_works(deleted_at, public)) as name from works
    union all select unnest(totals_of_events(deleted_at, active, kind)) from events
    union all select unnest(totals_of_items(deleted_at, public and active, archive_id)) from items
  ) as listed group by name`

describe('a database of an earlier version', () => {
  test('has rows of versions that there were', () => {
    expect(versions).toEqual(expect.arrayContaining(Object.keys(oldRows)))
  })

  test.each(tried)('of %s comes up with its data', async (_, count) => {
    const gallery = await testApp({ database: await openAfter(count) })
    try {
      const has = (version: string) => versions.indexOf(version) < count
      expect(await numbers(gallery.db, countRows)).toEqual({
        ...{ users: 0, artists: 0, events: 0, slots: 0, appointments: 0 },
        ...{ works: 0, movements: 0, items: 0, messages: 0, imports: 0 },
        ...(has('0001_foundation') && { users: 2, artists: 2, events: 3, slots: 1, appointments: 1 }),
        ...(has('0002_catalogue') && { works: 3, movements: 1, items: 2, messages: 1 }),
        ...(has('0009_imports') && { imports: 1 }),
        ...(has('0011_ledger') && { movements: 2 }),
        ...(has('0034_access') && { slots: 2 }),
        ...(has('0048_ledger') && { movements: 3 }),
      })
      const kept = await numbers(gallery.db, 'select name, total as number from totals where total <> 0')
      expect(kept).toEqual(await numbers(gallery.db, recounted))

      const secret = 'select secret as name, id as number from installation'
      expect(await numbers(gallery.db, secret)).toEqual(has('0018_holds') ? { kept: 1 } : {})
      const logged = `select "table" as name, id as number from activity_changes where after::text like '%"kept"%'`
      expect(await numbers(gallery.db, logged), 'the secret in the log before 0025').toEqual({})

      const hours = `select (value #>> '{0,from}') || '-' || (value #>> '{4,to}') as name, jsonb_array_length(value) as number
        from options where id = 'openDays'`
      expect(await numbers(gallery.db, hours), 'hours in words before 0036').toEqual(
        has('0034_access') ? { '14:00-19:30': 5 } : {}
      )
      const opened =
        'select extract(isodow from start)::text as name, id as number from slots where open_anyway'
      expect(await numbers(gallery.db, opened), 'a Saturday before 0036').toEqual(
        has('0034_access') ? { 6: 2 } : {}
      )

      const telling = 'select link as name, id as number from collections where show_state'
      expect(await numbers(gallery.db, telling), 'collections from before 0044 tell no states').toEqual(
        has('0044_rooms') ? { 'room-1': 2 } : {}
      )

      const lucia = gallery.client()
      await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
      const list = async (path: string) => {
        const answer = await lucia.get(path)
        expect(answer.statusCode, path).toBe(200)
        return answer.json()
      }
      for (const path of [
        '/api/options',
        '/api/appointments?all=1',
        '/api/activity',
        '/api/users',
        '/api/imports',
        '/api/slides',
      ]) {
        await list(path)
      }
      if (!has('0001_foundation')) return
      const links = 'select opens as name, appointment_id as number from booking_keys'
      expect(await numbers(gallery.db, links), 'the link of the mail before 0013').toEqual({ link: 1 })
      expect((await list('/api/events?showAll=true')).data).toHaveLength(3)
      const lacking = await numbers(
        gallery.db,
        'select title_es as name, id as number from events where lacks_english'
      )
      expect(lacking).toEqual({ Oculta: 2, Recorrido: 3 })
      if (!has('0002_catalogue')) return
      // By the artist's name, which lies beside the work since 0004.
      const found = await list('/api/works?showAll=true&query=szalay')
      expect(found.data.map(({ id }: Named) => id)).toEqual([1])
      expect((await list('/api/works')).meta).toMatchObject({ total: 1 })
      expect((await list('/api/items?showAll=true&query=marco')).data.map(({ id }: Named) => id)).toEqual([1])
      const title = has('0007_activity') ? 'Nube alta' : 'Nube'
      expect((await list('/api/works/1')).data).toMatchObject({
        title_es: title,
        last_movement: { price: 1200.5 },
      })
      const outdated =
        "select outdated ->> 'title' as name, id as number from events where outdated ? 'title'"
      expect(await numbers(gallery.db, outdated)).toEqual(has('0008_english') ? { 'La línea': 1 } : {})
      const dated = `select date_edtf || ' ' || (date_words ->> 'en') as name, id as number from works where id = 1 and date_edtf <> ''`
      expect(await numbers(gallery.db, dated), 'a year in words before 0043').toEqual(
        has('0042_rights') ? { '1949 1949': 1 } : {}
      )
      const told = `select kind as name, id as number from activity_changes where before ? 'date_edtf' and key = '{"id": 1}'`
      expect(await numbers(gallery.db, told), 'what the history tells of that').toEqual({})
      const left = await numbers(gallery.db, 'select title as name, record_id as number from import_kept')
      expect(left, 'what an undo left before 0021').toEqual(has('0009_imports') ? { Nube: 1 } : {})
      // Written on, the numbers go on from where they were.
      expect((await lucia.post('/api/artists', { display: 'Nueva' })).json().data.id).toBe(3)
    } finally {
      await gallery.close()
    }
  })
})

type Named = { id: number }

describe('a database that a newer version has migrated', () => {
  const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 10 ** 12});`
  const open = async (name: string, rows: string) => {
    const database = await oldDatabase()
    await database.upgrade({ migrationsFolder, rows: newer + rows })
    try {
      return await openDatabase(await database.copy(join(folder, name)))
    } finally {
      await database.close()
    }
  }

  test('is opened while that has only added to it', async () => {
    const added = 'alter table events add column moon text; create table moons (id int)'
    const gallery = await testApp({ database: await open('expanded', added) })
    expect((await gallery.client().get('/api/events')).statusCode).toBe(200)
    await gallery.close()
  })

  test('is refused once something of ours was taken away', async () => {
    const taken = `create table drizzle.opened_from (since bigint); insert into drizzle.opened_from values (${Date.now() + 10 ** 12})`
    await expect(open('contracted', taken)).rejects.toThrow('belongs to a newer version')
  })
})
