import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
})
// Her session is over where a test waited for imports to be old.
beforeEach(() => comeBack())
afterAll(() => stage.close())

const comeBack = () => lucia.signInAs({ email: 'lucia@ochava.example', super: true })
const { bring, move, detail } = importing(() => lucia)

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

test('of an old import nothing stays of what stood in its cells: not the first of each column, not those written anew, not what was odd', async () => {
  const { db, clock } = stage
  const table = `code,title_es,owner,image
P-1,Patio,Ana Paz <ana@example.org>,Retrato de Ana Paz.jpg
`
  const { id } = await bring(table)
  const mends = [{ row: 2, column: 'owner', to: 'Bruno Rey, 11 4832-1107' }]
  expect((await lucia.patch(`/api/imports/${id}`, { mends })).statusCode).toBe(200)
  await move(id, 'check')
  await db.update(imports).set({ state: 'applied' }).where(eq(imports.id, id))
  const before = await detail(id)
  expect(JSON.stringify(before)).toMatch(/Ana Paz <ana.*Bruno Rey/)
  expect(before.warnings).toEqual([expect.stringContaining('Retrato de Ana Paz')])

  clock.advance(undoLife + 1_000)
  await comeBack()
  await forgetOldImports(db, clock.now)
  const after = await detail(id)
  expect(JSON.stringify(after)).not.toMatch(/Ana Paz|Bruno/)
  expect(after.columns.map(({ name, filled, samples }) => [name, filled, samples])).toEqual(
    before.columns.map(({ name, filled }) => [name, filled, []])
  )
  expect(after).toMatchObject({ state: 'applied', map: before.map, counts: before.counts })
})
