import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database, Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { createWork } from '../works/changes.queries.ts'
import { openTestDatabase } from './database.ts'
import { sampleWork } from './sampleWork.ts'
import { type TestApp, testApp } from './testApp.ts'
import { fillGallery } from './wholeGallery.ts'

let gallery: TestApp
let fresh: Database
beforeAll(async () => {
  gallery = await testApp()
  fresh = await openTestDatabase()
})
afterAll(async () => {
  await gallery.close()
  await fresh.close()
})

const Row = z.object({ name: z.string(), holds: z.string().nullable() })

/** Every table's rows, counted, and every sequence's last number. The writes that are told are the reset's own. */
async function stateOf(db: Db) {
  const tables = await selectRows(
    db,
    sql`
    select tablename as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', tablename), false, true, '')))[1]::text as holds
    from pg_tables where schemaname = 'public' and tablename <> 'content_writes' order by 1`,
    Row
  )
  const sequences = await selectRows(
    db,
    sql`
    select sequencename as name, last_value::text as holds from pg_sequences
    where schemaname = 'public' and sequencename <> 'content_writes_id_seq' order by 1`,
    Row
  )
  return { tables, sequences }
}

test('a gallery that is reset is as empty as a new one, and its ids begin at 1', async () => {
  await fillGallery(gallery)
  await gallery.db.execute(
    sql`insert into tags (content) select repeat('x', 50) || n from generate_series(1, 4000) as n`
  )
  const full = await stateOf(gallery.db)
  expect(full.tables.filter(({ holds }) => holds !== '0').length).toBeGreaterThan(20)
  await gallery.reset()
  expect(await stateOf(gallery.db)).toEqual(await stateOf(fresh.db))
  expect(await createWork(gallery.db, sampleWork(), { now: gallery.clock.now, by: null })).toBe(1)
})

test('what is kept of an answer is old after it, and what was empty is not told of', async () => {
  await gallery.reset()
  await createWork(gallery.db, sampleWork(), { now: gallery.clock.now, by: null })
  const before = new Map(await gallery.app.revisions())
  await gallery.reset()
  const after = await gallery.app.revisions()
  expect(after.get('works')).not.toBe(before.get('works'))
  expect(after.get('slides')).toBe(before.get('slides'))
})

test('triggers and references hold again after it', async () => {
  await gallery.reset()
  const { db, clock } = gallery
  await createWork(db, sampleWork(), { now: clock.now, by: null })
  const totals = await selectRows(db, sql`select name, total::text as holds from totals order by name`, Row)
  expect(totals).toContainEqual({ name: 'works', holds: '1' })
  const astray = db.execute(
    sql`insert into movements (work_id, status, owner, price, date) values (99, 'x', '', 0, '2025-01-01')`
  )
  await expect(astray).rejects.toThrow()
})
