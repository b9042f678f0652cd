import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aDoor, aGuest } from '../testing/atTheDoor.ts'
import { anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const minute = 60_000
let stage: TestApp
let gallery: TestClient
let event: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

/** The days around the tests' now, a Wednesday at noon in the gallery. */
const march = 'from=2025-03-03&to=2025-03-09'
const report = async (query = '') => (await gallery.get(`/api/reports?${march}&${query}`)).json().data
/** An instant of the gallery's clock, three hours behind. */
const at = (day: number, time: string) => new Date(`2025-03-0${day}T${time}:00-03:00`)
const slotAt = (day: number, time: string, limit = 7) =>
  aSlot(stage.db, event, { start: at(day, time), limit })

async function waits(slot: number, people: number, appointment_id: number | null = null) {
  await stage.db.insert(waiting).values({
    ...{ slot_id: slot, people, appointment_id, position: people, language: 'es' as const },
    ...{ email: `${people}@example.org`, first_name: 'Bea', last_name: 'Sosa', phone: '11' },
    ...{ hash: `hash-${people}`, created_at: stage.clock.now, updated_at: stage.clock.now },
  })
}

describe('a report', () => {
  it('counts people with a place, and neither the cancelled, the expired nor the deleted', async () => {
    const slot = await slotAt(6, '15:00')
    await aGuest(stage, slot, { people: 2 })
    const unconfirmed = { confirmed_at: null, email: 'eve@example.org' }
    await aGuest(stage, slot, { ...unconfirmed, hold_until: new Date(stage.clock.now.getTime() + minute) })
    await aGuest(stage, slot, { ...unconfirmed, hold_until: new Date(stage.clock.now.getTime() - 1) })
    const cancelled = await aGuest(stage, slot)
    await stage.db
      .update(appointments)
      .set({ cancelled_at: stage.clock.now })
      .where(eq(appointments.id, cancelled))
    const binned = await aGuest(stage, slot)
    await stage.db
      .update(appointments)
      .set({ deleted_at: stage.clock.now })
      .where(eq(appointments.id, binned))
    const gone = await slotAt(6, '16:00')
    await aGuest(stage, gone)
    await stage.db.update(slots).set({ deleted_at: stage.clock.now }).where(eq(slots.id, gone))
    const { total } = await report()
    expect(total).toEqual({
      ...{ slots: 1, offered: 7, booked: 2, held: 1, attended: null, no_shows: null },
      ...{ waiting: 0, waiting_offered: 0, waiting_took: 0 },
    })
  })

  it('has no places of a closed time but those that are taken, and none of a closed day', async () => {
    const closed = await aSlot(stage.db, event, { start: at(6, '15:00'), unavailable: true })
    await aGuest(stage, closed, { people: 2 })
    // A Sunday.
    await slotAt(9, '15:00')
    await aSlot(stage.db, event, { start: at(9, '16:00'), limit: 4, open_anyway: true })
    expect((await report()).total).toMatchObject({ slots: 3, offered: 6, booked: 2 })
  })

  it('counts who came where somebody counted, and who did not once the time is over', async () => {
    const start = new Date(stage.clock.now.getTime() - 5 * minute)
    const slot = await aSlot(stage.db, event, { start })
    const guest = await aGuest(stage, slot, { people: 3 })
    const uncounted = await aSlot(stage.db, event, { start: at(4, '15:00') })
    await aGuest(stage, uncounted, { people: 2 })
    expect((await report()).total).toMatchObject({ booked: 5, attended: null, no_shows: null })
    await aDoor(stage, gallery, 'phone-one').letIn(guest, 2)
    expect((await report()).total).toMatchObject({ booked: 5, attended: 2, no_shows: null })
    stage.clock.advance(60 * minute)
    expect((await report()).total).toMatchObject({ booked: 5, attended: 2, no_shows: 1 })
    expect((await report('by=weekday')).rows).toMatchObject([
      { weekday: 2, booked: 2, attended: null, no_shows: null },
      { weekday: 3, booked: 3, attended: 2, no_shows: 1 },
    ])
  })

  it('tells who waited, was offered a place and took it, in people', async () => {
    const slot = await slotAt(6, '15:00')
    await waits(slot, 1)
    await waits(
      slot,
      2,
      await aGuest(stage, slot, { people: 2, confirmed_at: null, hold_until: stage.clock.now })
    )
    await waits(slot, 4, await aGuest(stage, slot, { people: 4 }))
    const { total } = await report()
    expect(total).toMatchObject({ waiting: 7, waiting_offered: 6, waiting_took: 4, booked: 4 })
  })

  it('tells in which languages people come', async () => {
    const slot = await slotAt(6, '15:00', 9)
    await aGuest(stage, slot, { people: 2 })
    await aGuest(stage, slot, { people: 3, language: 'en', email: 'eve@example.org' })
    expect((await report()).languages).toEqual([
      { language: 'en', people: 3 },
      { language: 'es', people: 2 },
    ])
  })
})

describe('the lines of a report', () => {
  it('are put together by weekday, hour, event or time, by the clock of the gallery', async () => {
    // Late in the evening the next day has begun in Greenwich.
    const late = await slotAt(5, '22:30', 2)
    const thursday = await slotAt(6, '15:00', 3)
    const another = await slotAt(6, '15:45', 4)
    await aGuest(stage, another, { people: 2 })
    const other = await anEvent(stage.db, { title_es: 'La curva', title_en: 'The Curve' })
    const first = await aSlot(stage.db, other, { start: at(5, '10:00'), limit: 1 })

    const of = async (by: string) => (await report(`by=${by}`)).rows
    expect(await of('weekday')).toMatchObject([
      { weekday: 3, hour: null, event: null, slots: 2, offered: 3 },
      { weekday: 4, slots: 2, offered: 7, booked: 2 },
    ])
    expect(await of('hour')).toMatchObject([
      { hour: 10, weekday: null, offered: 1 },
      { hour: 15, offered: 7 },
      { hour: 22, offered: 2 },
    ])
    expect(await of('event')).toMatchObject([
      { event: { id: other, title_es: 'La curva', title_en: 'The Curve' }, offered: 1 },
      { event: { id: event }, offered: 9 },
    ])
    const times = await of('slot')
    expect(times.map(({ slot }: { slot: number }) => slot)).toEqual([first, late, thursday, another])
    expect(times[1]).toMatchObject({ start: '2025-03-06T01:30:00.000Z', event: { id: event }, offered: 2 })

    const { hours, total } = await report()
    expect(hours).toEqual([
      { weekday: 3, hour: 10, offered: 1, booked: 0 },
      { weekday: 3, hour: 22, offered: 2, booked: 0 },
      { weekday: 4, hour: 15, offered: 7, booked: 2 },
    ])
    expect(total).toMatchObject({ slots: 4, offered: 10 })
    expect((await report(`event=${other}`)).total).toMatchObject({ slots: 1, offered: 1 })
  })

  it('are of the days that are named, the first and the last included', async () => {
    await slotAt(5, '23:00', 1)
    await slotAt(6, '00:00', 2)
    await slotAt(7, '23:59', 4)
    await slotAt(8, '00:00', 8)
    const { data } = (await gallery.get('/api/reports?from=2025-03-06&to=2025-03-07')).json()
    expect(data).toMatchObject({ from: '2025-03-06', to: '2025-03-07', by: 'event', total: { offered: 6 } })
    expect((await gallery.get('/api/reports')).json().data).toMatchObject({
      to: '2025-03-05',
      from: '2024-03-07',
    })
    const nothing = (await gallery.get('/api/reports?from=2024-03-06&to=2024-03-07')).json().data
    expect(nothing).toMatchObject({ rows: [], hours: [], languages: [], total: { slots: 0, offered: 0 } })
  })

  it('go out as a file, in the same order', async () => {
    await slotAt(6, '15:00', 3)
    await slotAt(5, '15:00', 2)
    const { body } = await gallery.get(`/api/exports/reports.csv?${march}&by=weekday`)
    const [head, ...lines] = body.trim().split('\r\n')
    expect(head).toContain('weekday,hour,event_id,event,place_id,start,slots,offered,booked,held')
    expect(lines).toEqual(['3,,,,,,1,2,0,0,,,0,0,0', '4,,,,,,1,3,0,0,,,0,0,0'])
  })
})

describe('what is asked for wrongly', () => {
  it('is refused: days that run backwards, more than a year, no such grouping', async () => {
    for (const query of ['from=2025-03-02&to=2025-03-01', 'from=2024-01-01&to=2025-03-01', 'by=moon'])
      expect((await gallery.get(`/api/reports?${query}`)).statusCode).toBe(422)
    expect((await gallery.get('/api/exports/reports.csv?from=2025-03-02&to=2025-03-01')).statusCode).toBe(422)
  })
})
