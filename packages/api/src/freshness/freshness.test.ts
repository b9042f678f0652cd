import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.ts'
import { openServer } from '../db/server.ts'
import { contentWrites } from '../tables/contentWrites.table.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { addSlide } from '../testing/sampleSlide.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { foldWrites, maxRows } from './revisions.ts'
import { tablesOnPages, tablesShown } from './tablesShown.ts'

describe('the state of what pages show', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  it('is another one after a write, for that table and no other', async () => {
    const before = await gallery.app.revisions()
    await addSlide(gallery, { title_es: 'Uno' })
    const after = await gallery.app.revisions()
    expect(after.get('slides')).not.toBe(before.get('slides'))
    expect(after.get('works')).toBe(before.get('works'))
  })

  it('is the same while nobody writes', async () => {
    await addSlide(gallery, { title_es: 'Uno' })
    expect(await gallery.app.revisions()).toEqual(await gallery.app.revisions())
  })

  it('is the same after a write that was taken back', async () => {
    const before = await gallery.app.revisions()
    await gallery.db
      .transaction(async (tx) => {
        await tx.execute(sql`update slides set active = false`)
        throw new Error('no')
      })
      .catch(() => undefined)
    expect((await gallery.app.revisions()).get('slides')).toBe(before.get('slides'))
  })

  it('knows of every table that a page shows', async () => {
    const triggers = await gallery.db
      .select({ name: sql<string>`tgrelid::regclass::text` })
      .from(sql`pg_trigger`)
      .where(sql`tgfoid = 'tell_of_write'::regproc`)
    const told = new Set(triggers.map(({ name }) => name))
    expect([...tablesOnPages].filter((table) => !told.has(table))).toEqual([])
  })
})

const url = await testDatabaseUrl()

// PGlite has one process, which nobody needs to tell.
describe.skipIf(url === undefined)('the writes that processes tell one another of', () => {
  let database: Database
  beforeAll(async () => {
    database = await openServer(url ?? '')
  })
  afterAll(() => database.close())

  it('are kept in few rows, however many there were, and making them few makes no page old', async () => {
    const count = () => database.db.$count(contentWrites)
    await database.db.execute(sql`
      insert into content_writes (name) select case n % 2 when 0 then 'works' else 'items' end
      from generate_series(1, ${maxRows + 1}::int) as n`)
    const before = await database.revisions()
    await expect.poll(count, { timeout: 30_000 }).toBeLessThan(10)
    expect(await database.revisions()).toBe(before)
    await database.db.execute(sql`insert into content_writes (name) values ('works')`)
    const after = await database.revisions()
    expect(after.get('works')).not.toBe(before.get('works'))
    expect(after.get('items')).toBe(before.get('items'))
  })

  it('are seen also when they began before others were made one', async () => {
    await database.db.execute(
      sql`insert into content_writes (name) select 'works' from generate_series(1, 3)`
    )
    const before = await database.db.transaction(async (slow) => {
      await slow.execute(sql`insert into content_writes (name) values ('works')`)
      await database.db.execute(sql`insert into content_writes (name) values ('works')`)
      await Promise.all([foldWrites(database.db), foldWrites(database.db)])
      return database.revisions()
    })
    expect((await database.revisions()).get('works')).not.toBe(before.get('works'))
  })
})

it('reads that are not known are not kept', () => {
  expect(tablesShown('/api/events/12?x=1')).toContain('slots')
  expect(tablesShown('/api/eventsx')).toBeUndefined()
  expect(tablesShown('/auth/account')).toBeUndefined()
})
