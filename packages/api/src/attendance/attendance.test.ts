import { and, gte, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slots } from '../tables/slots.table.ts'
import { anEvent } from '../testing/bookings.ts'
import { rowsReadBy } from '../testing/rowsReadBy.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { attendanceBySlot, countAttendance } from './attendance.queries.ts'

let stage: TestApp
beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

it('who came to the slots of two days is counted without adding up who came in all the years', async () => {
  const { db, clock } = stage
  const event = await anEvent(db, { from: '2015-03-01', to: '2025-12-31' })
  // One a day for ten years, with two bookings of two people each, of which one came in.
  await db.execute(sql`
    insert into slots (event_id, start, "end", "limit")
    select ${event}, start, start + interval '40 minutes', 7
    from generate_series(timestamptz '2015-03-10 18:00Z', '2025-03-04 18:00Z', interval '1 day') as start`)
  await db.execute(sql`
    insert into appointments (slot_id, people, email, first_name, last_name, phone, language, confirmed_at)
    select id, 2, n || '@example.org', 'Ana', 'Paz', '11', 'es', start from slots, generate_series(1, 2) as n`)
  await db.execute(sql`
    insert into arrivals (key, appointment_id, how, people, asked, at, device, created_at)
    select gen_random_uuid(), id, 'code', 1, 1, confirmed_at, 'phone', confirmed_at from appointments where email = '1@example.org'`)
  await db.execute(sql`analyze slots, appointments, arrivals`)
  const window = and(
    gte(slots.start, new Date('2025-03-03T00:00Z')),
    lt(slots.start, new Date('2025-03-05T00:00Z'))
  )
  expect(await rowsReadBy(db, db.select().from(attendanceBySlot(db, clock.now, window)))).toBeLessThan(500)
  expect(await countAttendance(db, clock.now, window)).toMatchObject([
    { count: 4, attended: 1, walk_ins: 0, no_shows: 3 },
    { count: 4, attended: 1, walk_ins: 0, no_shows: 3 },
  ])
})
