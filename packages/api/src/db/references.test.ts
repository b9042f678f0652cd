import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { borrowTestDatabase } from '../testing/database.ts'
import type { Database } from './db.ts'
import { selectRows } from './rows.queries.ts'

let database: Database
beforeAll(async () => {
  database = await borrowTestDatabase()
})
afterAll(() => database.close())

test('what goes with a record that is deleted for good is found by an index that leaves none of it out', async () => {
  const unfound = sql`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index where indrelid = conrelid and indisvalid and indpred is null and indkey[0] = conkey[1]
      )
    order by name`
  expect(await selectRows(database.db, unfound, z.object({ name: z.string() }))).toEqual([])
})
