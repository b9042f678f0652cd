import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../tables/users.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { usersExport } from './people.queries.ts'

let stage: TestApp
let lucia: TestClient

beforeAll(async () => {
  stage = await testApp()
  lucia = await fillGallery(stage)
  const { db } = stage
  await db.execute(sql`insert into users (email, first_name, last_name, phone)
    select n || '@example.org', 'Ana', lpad(n::text, 4, '0'), '' from generate_series(1, 1001) n`)
  await db.execute(sql`insert into messages (name, email, subject, message, language, last_at, state)
    select 'Ana', n || '@example.org', 'Marea ' || n % 3, 'Hola', 'es', timestamptz '2025-01-01 12:00Z' + n * 7 % 40 * interval '1 hour',
      case when n % 2 = 0 then 'closed' else 'new' end
    from generate_series(1, 60) n`)
  await db.execute(sql`insert into archives (title_es, public)
    select 'Fondo ' || n * 7 % 30, n % 2 = 0 from generate_series(1, 30) n`)
  await db.execute(sql`insert into collections (title_es, link, public, opened)
    select 'Sala ' || n * 7 % 30, 'link-' || n, n % 2 = 0, n % 5 from generate_series(1, 30) n`)
  await db.execute(sql`insert into events (kind, title_es, "from", "to", color, active)
    select case when n % 2 = 0 then 'exhibition' else 'other' end, 'Marea ' || n * 7 % 30, date '2025-01-01' + n * 11 % 40, date '2025-03-01', 'red',
      n % 3 > 0
    from generate_series(1, 30) n`)
  await db.execute(sql`insert into slots (event_id, start, "end", "limit", unavailable, label_es, label_en)
    select (select min(id) from events) + n % 3, timestamptz '2025-03-01 15:00Z' + n * 7 % 60 * interval '1 day',
      timestamptz '2025-03-01 16:00Z' + n * 7 % 60 * interval '1 day', 20, false, '', ''
    from generate_series(1, 60) n`)
  await db.execute(sql`insert into appointments (slot_id, email, first_name, last_name, phone, language, comments, confirmed_at, hold_until)
    select id, n || '@example.org', 'Ana', 'Paz', '', 'es', '',
      case when n = 1 then timestamptz '2025-03-01' end, timestamptz '2025-03-07'
    from slots, generate_series(1, 2) n`)
})
afterAll(() => stage.close())

/** The ids of a list of the panel, page after page. */
async function listed(path: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await lucia.get(`${path}${path.includes('?') ? '&' : '?'}showAll=1&all=1&page=${page}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, meta } = answer.json()
    ids.push(...data.map(({ id }: { id: number }) => String(id)))
    if (meta === undefined || page >= meta.last_page) return ids
  }
}

it.each([
  ['users', '?query=000'],
  ['users', '?only=super'],
  ['messages', ''],
  ['messages', '?query=marea%202&state=new'],
  ['archives', '?query=fondo&public=1'],
  ['collections', '?search=sala'],
  ['collections', '?search=sala&sort=-opened'],
  ['collections', '?search=sala&public=0&sort=title'],
  ['events', '?query=marea'],
  ['events', '?query=marea&kind=exhibition&sort=title'],
  ['appointments', '?from=2025-03-04&days=30'],
  ['appointments', '?from=2025-03-04&unconfirmed=1'],
])('%s%s has what the panel lists, in its order', async (kind, query) => {
  const answer = await lucia.get(`/api/exports/${kind}.csv${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true })
  const ids = await listed(`/api/${kind}${query}`)
  expect(ids.length).toBeGreaterThan(kind === 'users' ? 0 : 5)
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

it('everybody who stays is named, once, whatever is written while it is read', async () => {
  const { db } = stage
  const all = await db.select({ id: users.id, email: users.email }).from(users)
  const idOf = (name: string) => all.find(({ email }) => email === `${name}@example.org`)?.id ?? 0
  // The newest come first: one of the last goes, and another comes before them all.
  const [gone, first] = [idOf('8'), idOf('7')]
  const ids: unknown[] = []
  const { batches } = usersExport.query.parse({})
  for await (const rows of batches({ db, now: stage.clock.now, zone: 'UTC' })) {
    if (ids.length === 0) {
      await db.delete(users).where(eq(users.id, gone))
      await db.update(users).set({ super: true }).where(eq(users.id, first))
      await db.insert(users).values({ email: 'nueva@example.org', first_name: '', last_name: '', phone: '' })
    }
    ids.push(...rows.map(({ id }) => id))
  }
  const stay = all.map(({ id }) => id).filter((id) => id !== gone)
  expect(ids).toHaveLength(stay.length)
  expect(new Set(ids)).toEqual(new Set(stay))
})
