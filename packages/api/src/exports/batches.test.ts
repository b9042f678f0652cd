import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../tables/users.table.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { listUsers } from '../users/list.queries.ts'
import { listedIds } from './batches.ts'

let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

it('everybody who stays is named, once, whatever is written between two pages', async () => {
  const { db } = stage
  await db.execute(sql`insert into users (email, first_name, last_name, phone)
    select n || '@example.org', 'Ana', lpad(n::text, 4, '0'), '' from generate_series(1, 1001) n`)
  const all = await db.select({ id: users.id, email: users.email }).from(users)
  const idOf = (name: string) => all.find(({ email }) => email === `${name}@example.org`)?.id ?? 0
  // The newest come first: one of them goes, and one of the last comes before them all.
  const [gone, first] = [idOf('1000'), idOf('7')]
  const ids = await listedIds(db, async (tx, paging) => {
    const answer = await listUsers(tx, { query: '', ...paging }, stage.clock.now)
    if (paging.page === 1) {
      await db.delete(users).where(eq(users.id, gone))
      await db.update(users).set({ super: true }).where(eq(users.id, first))
    }
    return answer
  })
  const stay = all.map(({ id }) => id).filter((id) => id !== gone)
  expect(new Set(ids).size).toBe(ids.length)
  expect(stay.filter((id) => !ids.includes(id))).toEqual([])
})
