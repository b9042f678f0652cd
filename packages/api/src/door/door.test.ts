import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBookingKey } from '../appointments/bookingKeys.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { arrivals } from '../tables/arrivals.table.ts'
import { aDoor, aGuest } from '../testing/atTheDoor.ts'
import { anEvent, aSlot, outbox, takenOf } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const minute = 60_000
let stage: TestApp
let gallery: TestClient
let one: ReturnType<typeof aDoor>
let two: ReturnType<typeof aDoor>
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  // It has begun five minutes ago.
  slot = await aSlot(stage.db, event, { limit: 5, start: new Date(stage.clock.now.getTime() - 5 * minute) })
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  one = aDoor(stage, gallery, 'phone-one', 'Entrada')
  two = aDoor(stage, gallery, 'phone-two')
})
afterAll(() => stage.close())

const bookingOf = async (id: number) => {
  const [row] = await stage.db.select().from(appointments).where(eq(appointments.id, id))
  return row
}
const taken = () => takenOf(stage.db, slot, stage.clock.now)

describe('the list for the door', () => {
  it('has the times of today with who comes, by surname, with the code that they show', async () => {
    const zorrilla = await aGuest(stage, slot, { last_name: 'Zorrilla', people: 3, needs: ['wheelchair'] })
    await aGuest(stage, slot, { last_name: 'Ábalos', email: 'otra@example.org' })
    await aSlot(stage.db, event)
    const [today, ...others] = await one.list()
    expect(others).toEqual([])
    expect(today).toMatchObject({ id: slot, limit: 5, event: { place: 'Sala 1', color: 'red' } })
    expect(today?.guests.map(({ last_name }) => last_name)).toEqual(['Ábalos', 'Zorrilla'])
    const guest = { id: zorrilla, people: 3, needs: ['wheelchair'], confirmed: true, inside: 0, arrivals: [] }
    expect(today?.guests[1]).toMatchObject({ ...guest, code: expect.stringMatching(/^[0-9A-Z]{8}$/) })
    expect((await one.list('2025-03-06')).map(({ guests }) => guests)).toEqual([[]])
  })

  it('keeps who held a place until it began, and neither the cancelled nor those who let it lapse', async () => {
    const start = new Date(stage.clock.now.getTime() - 5 * minute)
    const held = { confirmed_at: null, hold_until: start, last_name: 'Held' }
    const lapsed = { ...held, hold_until: new Date(start.getTime() - 1), last_name: 'Lapsed' }
    const id = await aGuest(stage, slot, { last_name: 'Cancelled' })
    await stage.db.update(appointments).set({ cancelled_at: stage.clock.now }).where(eq(appointments.id, id))
    await aGuest(stage, slot, held)
    await aGuest(stage, slot, lapsed)
    expect((await one.list())[0]?.guests).toMatchObject([{ last_name: 'Held', confirmed: false }])
  })
})

describe('letting in', () => {
  it('takes a party in parts, and says when, where and how', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    expect(await one.letIn(id, 2)).toMatchObject({ outcome: 'done', people: 2, guest: { inside: 2 } })
    stage.clock.advance(minute)
    const { guest } = await two.letIn(id, 1, { how: 'code' })
    expect(guest).toMatchObject({
      inside: 3,
      arrivals: [
        { how: 'list', people: 2, at: '2025-03-05T15:00:00.000Z', device: 'phone-one', door: 'Entrada' },
        { how: 'code', people: 1, at: '2025-03-05T15:01:00.000Z', device: 'phone-two', door: '' },
      ],
    })
  })

  it('is done once, however often it is sent', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    const action = { ...one.action(), what: 'in', appointment: id, people: 2, how: 'list' }
    const [first] = await one.post(action)
    const again = await one.post(action, action)
    expect(again).toEqual([first, first])
    expect(await stage.db.$count(arrivals)).toBe(1)
  })

  it('is done once when it is sent twice at the same moment', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    const action = { ...one.action(), what: 'in', appointment: id, people: 3, how: 'list' }
    const both = await Promise.all([one.post(action), two.post(action)])
    expect(both.flat().map(({ outcome, guest }) => [outcome, guest?.inside])).toEqual([
      ['done', 3],
      ['done', 3],
    ])
  })

  it('tells both doors when the same booking comes in at two', async () => {
    const id = await aGuest(stage, slot, { people: 2 })
    await one.letIn(id, 2, { how: 'code' })
    stage.clock.advance(minute)
    expect(await two.letIn(id, 2, { how: 'code' })).toMatchObject({
      outcome: 'twice',
      people: 0,
      guest: { inside: 2, arrivals: [{ device: 'phone-one' }, { device: 'phone-two', people: 0, asked: 2 }] },
    })
    const [seen] = (await one.list())[0]?.guests ?? []
    expect(seen).toMatchObject({ inside: 2, arrivals: [{}, { device: 'phone-two', asked: 2 }] })
  })

  it('counts at two doors at once no more than come', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    const came = await Promise.all([one.letIn(id, 2), two.letIn(id, 2)])
    expect(came.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'twice'])
    expect((await one.list())[0]?.guests[0]?.inside).toBe(3)
  })

  it('lets more in than were booked for only when that is said, and places are free', async () => {
    const id = await aGuest(stage, slot, { people: 2 })
    await aGuest(stage, slot, { people: 2, email: 'otra@example.org' })
    expect(await one.letIn(id, 4, { more: true })).toMatchObject({ outcome: 'full', guest: { inside: 0 } })
    expect(await one.letIn(id, 3, { more: true })).toMatchObject({
      outcome: 'done',
      guest: { inside: 3, people: 3 },
    })
    expect(await taken()).toBe(5)
    expect(await one.walkIn(slot)).toMatchObject({ outcome: 'full', guest: null })
    expect(await outbox(stage.db)).toEqual([])
  })

  it('confirms who comes unconfirmed, where their place is not taken', async () => {
    const hold_until = new Date(stage.clock.now.getTime() - 5 * minute)
    const id = await aGuest(stage, slot, { confirmed_at: null, hold_until, people: 2 })
    expect(await one.letIn(id, 2)).toMatchObject({ outcome: 'done', guest: { confirmed: true } })
    expect(await taken()).toBe(2)
    const late = await aGuest(stage, slot, {
      confirmed_at: null,
      hold_until,
      people: 4,
      email: 'b@example.org',
    })
    expect(await one.letIn(late, 1)).toMatchObject({ outcome: 'full', guest: { confirmed: false } })
  })

  it('knows what is of another day, cancelled or nothing', async () => {
    const tomorrow = await aGuest(stage, await aSlot(stage.db, event))
    const cancelled = await aGuest(stage, slot)
    await stage.db
      .update(appointments)
      .set({ cancelled_at: stage.clock.now })
      .where(eq(appointments.id, cancelled))
    const came = [await one.letIn(tomorrow), await one.letIn(cancelled), await one.letIn(4711)]
    expect(came.map(({ outcome }) => outcome)).toEqual(['over', 'gone', 'gone'])
    expect(await stage.db.$count(arrivals)).toBe(0)
  })

  it('takes one out again who was counted by mistake, and none below nobody', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    await one.letIn(id, 2)
    expect(await one.letIn(id, -1)).toMatchObject({ outcome: 'done', guest: { inside: 1 } })
    expect(await one.letIn(id, -3)).toMatchObject({ people: -1, guest: { inside: 0 } })
    expect(await one.letIn(id, -1)).toMatchObject({ people: 0, guest: { inside: 0 } })
  })

  it('is as if it had not been once the last one is counted out, and again as it was when that is taken back', async () => {
    const hold_until = new Date(stage.clock.now.getTime() - 5 * minute)
    const id = await aGuest(stage, slot, { confirmed_at: null, hold_until, people: 2 })
    const { guest } = await one.walkIn(slot, 2)
    const walkIn = guest?.id ?? 0
    await one.letIn(id, 2)
    expect(await taken()).toBe(4)
    await one.letIn(id, -1)
    await one.letIn(walkIn, -1)
    expect(await taken()).toBe(4)
    stage.clock.advance(minute)
    const outs = [await one.letIn(id, -1), await one.letIn(walkIn, -1)]
    expect(await taken()).toBe(0)
    expect((await one.list())[0]?.guests).toMatchObject([{ id, confirmed: false, inside: 0 }])
    for (const { key } of outs) expect(await one.undo(key)).toMatchObject({ outcome: 'done', people: 1 })
    expect(await taken()).toBe(4)
    const inside = (await one.list())[0]?.guests.map((each) => [each.id, each.confirmed, each.inside])
    expect(inside).toEqual(
      expect.arrayContaining([
        [id, true, 1],
        [walkIn, true, 1],
      ])
    )
  })

  it('counts nobody back in whose place somebody else has by now', async () => {
    const { guest } = await one.walkIn(slot, 2)
    const { key } = await one.letIn(guest?.id ?? 0, -2)
    await one.walkIn(slot, 5)
    expect(await one.undo(key)).toMatchObject({ outcome: 'full', people: 0, guest: { inside: 0 } })
    expect(await taken()).toBe(5)
  })

  it('is done later as it was done: the instant is the phone’s', async () => {
    const id = await aGuest(stage, slot)
    const at = stage.clock.now.toISOString()
    stage.clock.advance(26 * 60 * minute)
    const { guest } = await one.letIn(id, 1, { at })
    expect(guest?.arrivals).toMatchObject([{ at }])
    const fast = new Date(stage.clock.now.getTime() + minute).toISOString()
    const late = await aGuest(stage, await aSlot(stage.db, event))
    const now = stage.clock.now.toISOString()
    expect((await one.letIn(late, 1, { at: fast })).guest?.arrivals).toMatchObject([{ at: now }])
  })
})

describe('a walk-in', () => {
  it('takes free places, with a name or none, and is a confirmed booking', async () => {
    const { guest } = await one.walkIn(slot, 2)
    expect(guest).toMatchObject({ people: 2, inside: 2, last_name: 'Sin reserva', confirmed: true })
    expect(await one.walkIn(slot, 1, { name: 'Hugo' })).toMatchObject({ guest: { last_name: 'Hugo' } })
    expect(await taken()).toBe(3)
    expect(await outbox(stage.db)).toEqual([])
  })

  it('never takes more than there are, at two doors at once neither', async () => {
    const came = await Promise.all([one.walkIn(slot, 3), two.walkIn(slot, 3)])
    expect(came.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'full'])
    expect(await taken()).toBe(3)
  })

  it('does not come into what is closed, over, of another day or gone', async () => {
    const closed = await aSlot(stage.db, event, { unavailable: true, start: stage.clock.now })
    const over = await aSlot(stage.db, event, { start: new Date(stage.clock.now.getTime() - 90 * minute) })
    const tomorrow = await aSlot(stage.db, event)
    const outcomes = []
    for (const place of [closed, over, tomorrow, 4711]) outcomes.push((await one.walkIn(place)).outcome)
    expect(outcomes).toEqual(['full', 'over', 'over', 'gone'])
  })
})

describe('undo', () => {
  it('takes back who came in, once', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    const { key } = await one.letIn(id, 2)
    expect(await one.undo(key)).toMatchObject({ outcome: 'done', guest: { inside: 0 } })
    await one.letIn(id, 1)
    expect(await two.undo(key)).toMatchObject({ outcome: 'done', guest: { inside: 1 } })
    expect(await one.undo(randomUUID())).toMatchObject({ outcome: 'gone', guest: null })
  })

  it('lets nobody in a second time who was counted out by mistake and is inside again', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    await one.letIn(id, 3)
    const { key } = await one.letIn(id, -3)
    await two.letIn(id, 2)
    expect(await one.undo(key)).toMatchObject({ outcome: 'done', people: 1, guest: { people: 3, inside: 3 } })
    const again = await one.letIn(id, -1)
    await two.letIn(id, 1)
    expect(await one.undo(again.key)).toMatchObject({ outcome: 'done', people: 0, guest: { inside: 3 } })
  })

  it('gives the places of a walk-in back', async () => {
    const { key, guest } = await one.walkIn(slot, 5)
    await one.undo(key)
    expect(await taken()).toBe(0)
    expect((await bookingOf(guest?.id ?? 0))?.cancelled_at).toEqual(stage.clock.now)
    expect((await one.list())[0]?.guests).toEqual([])
  })

  it('makes a booking what it was: as many, and unconfirmed', async () => {
    const hold_until = new Date(stage.clock.now.getTime() - 5 * minute)
    const id = await aGuest(stage, slot, { confirmed_at: null, hold_until, people: 2 })
    const { key } = await one.letIn(id, 3, { more: true })
    expect(await bookingOf(id)).toMatchObject({ people: 3, confirmed_at: stage.clock.now })
    await one.undo(key)
    expect(await bookingOf(id)).toMatchObject({ people: 2, confirmed_at: null })
  })

  it.each(['first', 'last'])(
    'gives all places of a walk-in back that grew, the %s one before',
    async (before) => {
      const { key, guest } = await one.walkIn(slot, 2)
      const id = guest?.id ?? 0
      const grown = await one.letIn(id, 1, { more: true })
      expect(await taken()).toBe(3)
      for (const each of before === 'first' ? [key, grown.key] : [grown.key, key]) await one.undo(each)
      expect(await taken()).toBe(0)
      expect((await one.list())[0]?.guests).toEqual([])
    }
  )

  it('makes a party unconfirmed again that came by parts', async () => {
    const hold_until = new Date(stage.clock.now.getTime() - 5 * minute)
    const id = await aGuest(stage, slot, { confirmed_at: null, hold_until, people: 2 })
    const first = await one.letIn(id, 1)
    stage.clock.advance(minute)
    const second = await two.letIn(id, 1)
    await one.undo(first.key)
    expect((await bookingOf(id))?.confirmed_at, 'one is inside').not.toBeNull()
    await two.undo(second.key)
    expect((await bookingOf(id))?.confirmed_at).toBeNull()
    expect(await taken()).toBe(0)
  })

  it('of one that they confirmed themselves meanwhile leaves it confirmed', async () => {
    const hold_until = new Date(stage.clock.now.getTime() - 5 * minute)
    const id = await aGuest(stage, slot, { confirmed_at: null, hold_until })
    await one.undo((await one.letIn(id)).key)
    stage.clock.advance(minute)
    await stage.db.update(appointments).set({ confirmed_at: stage.clock.now }).where(eq(appointments.id, id))
    await one.undo((await one.letIn(id)).key)
    expect((await bookingOf(id))?.confirmed_at).toEqual(stage.clock.now)
  })

  it('of what was done without a connection comes along with it', async () => {
    const id = await aGuest(stage, slot)
    const came = { ...one.action(), what: 'in', appointment: id, people: 1, how: 'list' }
    const did = await one.post(came, { ...one.action(), what: 'undo', undoes: came.key })
    expect(did.map(({ guest }) => guest?.inside)).toEqual([1, 0])
  })
})

describe('who came', () => {
  const attendance = async () => (await gallery.get(`/api/door/attendance?event=${event}`)).json().data
  const csv = async (table: string) => (await gallery.get(`/api/exports/${table}.csv`)).body

  it('is counted by time, and who did not once it is over', async () => {
    const party = await aGuest(stage, slot, { people: 3 })
    await aGuest(stage, slot, { email: 'otra@example.org' })
    expect(await attendance()).toMatchObject([{ id: slot, count: 4, attended: null, no_shows: null }])
    await one.letIn(party, 2)
    await one.walkIn(slot)
    expect(await attendance()).toMatchObject([{ count: 5, attended: 3, walk_ins: 1, no_shows: null }])
    stage.clock.advance(60 * minute)
    expect(await attendance()).toMatchObject([{ count: 5, attended: 3, walk_ins: 1, no_shows: 2 }])
    expect((await gallery.get(`/api/door/attendance?place=${slot}`)).json().data).toHaveLength(1)
    expect((await gallery.get('/api/door/attendance?from=2025-03-06')).json().data).toEqual([])
  })

  it('goes out as a table: by time, by booking and by event', async () => {
    const party = await aGuest(stage, slot, { people: 3 })
    await one.letIn(party, 2)
    stage.clock.advance(60 * minute)
    await gallery.prove()
    expect(await csv('places')).toMatch(/attended,walk_ins,no_shows[\s\S]*,2,0,1,/)
    expect(await csv('appointments')).toMatch(/people,attended[\s\S]*,3,2,/)
    expect(await csv('events')).toMatch(/attended,no_shows[\s\S]*,2,1,/)
  })

  it('stands in the history, and is not taken back there', async () => {
    const id = await aGuest(stage, slot, { people: 3 })
    await one.letIn(id, 2)
    const [entry] = (await gallery.get(`/api/activity?kind=appointment&record=${id}`)).json().data
    expect(entry).toMatchObject({
      by: {},
      origin: 'panel',
      action: 'changed',
      changes: [{ part: 'arrivals', what: 'added', subject: '2' }],
    })
    expect((await gallery.post(`/api/activity/${entry.id}/revert`, {})).statusCode).toBe(409)
  })
})

describe('a code', () => {
  it('leads the gallery to its booking, of whatever day, however it is typed', async () => {
    const id = await aGuest(stage, await aSlot(stage.db, event), { people: 2 })
    const [tomorrow] = await one.list('2025-03-06')
    const code = tomorrow?.guests[0]?.code ?? ''
    const typed = encodeURIComponent(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
    expect((await gallery.get(`/api/door/codes/${typed}`)).json().data).toMatchObject({
      id,
      last_name: 'Paz',
      people: 2,
      cancelled: false,
      start: '2025-03-06T18:00:00.000Z',
    })
    expect((await gallery.get('/api/door/codes/7KQ2-M4XD')).statusCode).toBe(404)
    expect((await gallery.get('/api/door/codes/nada')).statusCode).toBe(404)
  })

  it('is shown to whoever booked while it is confirmed and not over', async () => {
    const ana = stage.client()
    await ana.signInAs({ email: 'ana@example.org' })
    const own = async () => (await ana.get('/api/appointments/codes')).json().data
    const id = await aGuest(stage, slot)
    await aGuest(stage, slot, { confirmed_at: null, hold_until: new Date('2025-03-06T00:00:00Z') })
    const [{ code } = { code: '' }] = (await one.list())[0]?.guests ?? []
    expect(await own()).toEqual([{ id, code, qr: expect.arrayContaining([]) }])
    expect((await own())[0].qr).toHaveLength(21)
    const token = await addBookingKey(stage.db, id, 'link')
    const linked = () => stage.client().get(`/api/appointments/link/${token}/code`)
    expect((await linked()).json()).toMatchObject({ data: { code } })
    stage.clock.advance(60 * minute)
    expect(await own()).toEqual([])
    expect((await linked()).json()).toEqual({ data: null })
  })
})

it('is for super users: nobody else learns who comes, or lets anybody in', async () => {
  const visitor = stage.client()
  const post = () => visitor.post('/api/door', { device: 'phone-one', actions: [] })
  const asked = async () => {
    const reads = ['/api/door', '/api/door/codes/7KQ2M4XD', '/api/door/attendance']
    const answers = [...(await Promise.all(reads.map((path) => visitor.get(path)))), await post()]
    return answers.map(({ statusCode }) => statusCode)
  }
  expect(await asked()).toEqual([401, 401, 401, 401])
  await visitor.signInAs({ email: 'ana@example.org' })
  expect(await asked()).toEqual([403, 403, 403, 403])
})
