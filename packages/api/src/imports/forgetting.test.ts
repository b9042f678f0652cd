import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importChunks, importRows, imports } from '../tables/imports.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { worksTable } from '../testing/importWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { forgetOldImports, undoLife } from './forgetting.queries.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move } = importing(() => lucia)

test('old imports are forgotten in statements of some rows each: those that wrote nothing whole, of others all but that they were', async () => {
  const { db, clock } = stage
  const [applied, checked] = [(await bring(worksTable(1_200))).id, (await bring(worksTable(1_200))).id]
  for (const id of [applied, checked]) await move(id, 'check')
  await db.update(imports).set({ state: 'applied' }).where(eq(imports.id, applied))
  await db.execute(sql`
    create function take_few() returns trigger language plpgsql as $$ begin
      if (select count(*) from taken) > 1000 then raise exception 'too many at once'; end if;
      return null;
    end $$`)
  await db.execute(sql`
    create trigger take_few after delete on ${importRows} referencing old table as taken
    for each statement execute function take_few()`)

  clock.advance(undoLife)
  await forgetOldImports(db, clock.now)
  expect(await db.$count(importRows), 'nothing is too old yet').toBe(2_400)
  clock.advance(1_000)
  await forgetOldImports(db, clock.now)
  expect(await db.select({ id: imports.id }).from(imports)).toEqual([{ id: applied }])
  expect(await db.$count(importRows)).toBe(0)
  expect(await db.$count(importChunks)).toBe(0)
})
