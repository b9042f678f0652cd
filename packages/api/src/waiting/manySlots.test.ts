import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { officeOf } from '../office.ts'
import { listAgenda } from '../places/agenda.queries.ts'
import { linesOf } from '../slots/line.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { anEvent, aSlot } from '../testing/bookings.ts'
import { rowsReadBy } from '../testing/rowsReadBy.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { offerNext } from './offering.ts'

const day = 24 * 60 * 60_000
let stage: TestApp
beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

it.runIf(inject('testTemplate').kind === 'postgres')(
  'of an event with years of slots, a place is found for who waits for any of a day, whoever waited for one that is over',
  async () => {
    const { db, clock } = stage
    const event = await anEvent(db, { from: '2023-01-01', to: '2027-12-31' })
    // Every hour, half of them over.
    await db.execute(sql`
      insert into ${slots} (event_id, start, "end", "limit", open_anyway)
      select ${event}, start, start + interval '45 minutes', 4, true from generate_series(
        ${clock.now.toISOString()}::timestamptz - interval '250 days',
        ${clock.now.toISOString()}::timestamptz + interval '250 days',
        interval '1 hour'
      ) as start`)
    const wanted = await aSlot(db, event, {
      start: new Date(clock.now.getTime() + 3 * 60 * 60_000),
      limit: 0,
    })
    const someone = { people: 1, first_name: 'Ana', last_name: 'Paz', phone: '11', language: 'es' } as const
    const over = await db
      .select({ id: slots.id })
      .from(slots)
      .where(sql`start < ${clock.now.toISOString()}::timestamptz - interval '1 day'`)
      .limit(300)
    const waits = [...over.map(({ id }) => id), wanted].map((slot_id, at) => ({
      ...someone,
      ...{ slot_id, position: at, any_time: true, email: `${at}@example.org`, hash: String(at) },
    }))
    await db.insert(waiting).values(waits)
    await db.execute(sql`analyze ${slots}`)

    const office = officeOf(stage.app)
    const { now, zone } = office
    const lines = db.select().from(linesOf(db, zone, { start: now }))
    // Each slot is read a few times at most; each against each would be millions.
    expect(await rowsReadBy(db, lines)).toBeLessThan(100_000)
    const agenda = await listAgenda(db, office, {
      start: new Date(now.getTime() - 14 * day),
      end: new Date(now.getTime() + 28 * day),
    })
    expect([await offerNext(office), await offerNext(office)]).toEqual([true, false])
    expect(agenda.find(({ id }) => id === wanted)).toMatchObject({ waiting: 1 })
    expect((await db.select().from(appointments)).map(({ email }) => email)).toEqual(['300@example.org'])
  },
  60_000
)
