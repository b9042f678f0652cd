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
  const plan = await gallery.db.transaction(async (tx) => {
    // As it is planned where there are very many and a page of them is asked for; among few another index costs as little.
    await tx.execute(sql`drop index activity_of_action`)
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'material']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    }
    return selectRows(
      tx,
      sql`explain select from ${activity} where ${activity.shown} and ${isHead}`,
      z.object({ 'QUERY PLAN': z.string() })
    )
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('using activity_together')
})
