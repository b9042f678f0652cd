import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import { activity } from '../tables/activity.table.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { isHead } from './together.queries.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

it('what one write did to very many records is told by an entry that an index finds, whatever their number', async () => {
  for (const transaction of [sql`gen_random_uuid()`, sql`'00000000-0000-4000-8000-000000000001'`]) {
    await gallery.db.execute(sql`
      insert into ${activity} (transaction, at, origin, kind, record_id, action, shown)
      select ${transaction}, now(), 'admin', 'works', one::text, 'update', true
      from generate_series(1000000, 1010000) as one`)
  }
  await gallery.db.execute(sql`analyze ${activity}`)
  const plan = await selectRows(
    gallery.db,
    sql`
      explain select from ${activity} where ${activity.shown} and ${isHead}
      order by ${activity.at} desc, ${activity.id} desc limit 31`,
    z.object({ 'QUERY PLAN': z.string() })
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('using activity_together')
})
