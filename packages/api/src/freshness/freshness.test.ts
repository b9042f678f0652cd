import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { openServer } from '../db/server.ts'
import { finishPicture, keepPicture, takePicture } from '../images/jobs.queries.ts'
import { claimBookings } from '../people/claiming.ts'
import { countOpening } from '../rooms/openings.queries.ts'
import { collections } from '../tables/collections.table.ts'
import { contentWrites } from '../tables/contentWrites.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { storeSample } from '../testing/samplePicture.ts'
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

  it('is the same after what no page shows: that a room was opened, who has a picture in hand', async () => {
    const { db, clock } = gallery
    await db.insert(collections).values({ link: 'sala', title_es: 'Sala' })
    await storeSample(db, gallery.app.storage, { folder: 'images', now: clock.now })
    const before = await gallery.app.revisions()
    const [room] = await db.select({ id: collections.id }).from(collections)
    await countOpening(db, room?.id ?? 0, clock.now)
    const job = await takePicture(db, clock.now)
    if (!job) throw new Error('No picture is due')
    await keepPicture(db, job, clock.now)
    expect(await gallery.app.revisions()).toEqual(before)
    await finishPicture(db, job, { widths: [480], tiled: false }, clock.now)
    await db.update(collections).set({ title_es: 'Otra sala' })
    const after = await gallery.app.revisions()
    for (const table of ['pictures', 'collections']) expect(after.get(table)).not.toBe(before.get(table))
  })

  it('is the same after somebody signed in who has nothing booked', async () => {
    const { db } = gallery
    const ana = {
      id: await gallery.client().signInAs({ email: 'ana@example.org' }),
      email: 'ana@example.org',
    }
    const before = await gallery.app.revisions()
    await claimBookings(db, ana)
    expect(await gallery.app.revisions()).toEqual(before)
    const slot = await aSlot(db, await anEvent(db))
    await gallery.client().post('/api/appointments', aBooking(slot, { email: ana.email }))
    const booked = await gallery.app.revisions()
    await claimBookings(db, ana)
    expect((await gallery.app.revisions()).get('appointments')).not.toBe(booked.get('appointments'))
  })

  it('leaves no column out but those that no page shows', async () => {
    const left = await selectRows(
      gallery.db,
      sql`
        select tgrelid::regclass || '.' || attname as name from pg_trigger
        join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
        where tgfoid = 'tell_of_write'::regproc and array_length(tgattr::int2[], 1) > 0 and attgenerated = ''
          and attnum <> all (tgattr::int2[])
        order by 1`,
      z.object({ name: z.string() })
    )
    const job = ['attempts', 'due_at', 'failed_at', 'last_error', 'locked_until']
    const writer = ['created_at', 'created_by', 'updated_at', 'updated_by']
    expect(left.map(({ name }) => name)).toEqual(
      [
        ...['collections.opened', 'collections.opened_at'],
        ...[...job, ...writer, 'variants_at'].map((column) => `pictures.${column}`),
        ...[...job, 'read_at', 'file'].map((column) => `recordings.${column}`),
      ].toSorted()
    )
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
    await expect.poll(count).toBeLessThan(10)
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
