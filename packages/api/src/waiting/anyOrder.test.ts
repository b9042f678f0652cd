import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { offerNext } from './offering.ts'

const url = '/api/appointments'
const minute = 60_000
/** How long a place is held that nobody confirms (`BOOKING_HOLD`). */
const hold = 120 * minute
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

/** Which slot, and which of the bookings that were made so far. */
const slot = fc.nat({ max: 1 })
const booking = fc.nat({ max: 19 })
const people = fc.noBias(fc.integer({ min: 1, max: 4 }))
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('book' as const), slot, people }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('party' as const), booking, people }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('officeParty' as const), booking, people }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm' as const), booking }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('move' as const), booking, slot }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('cancel' as const), booking }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('officeMove' as const), booking, slot }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), booking }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('limit' as const), slot, limit: fc.nat({ max: 6 }) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ does: fc.constant('wait' as const), slot, people, any_time: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), booking }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reorder' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('offerByHand' as const), booking, slot }) }
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
/**
 * What several people do at once, whether what is free is offered to the line then, which takes or lets pass what it is
 * offered like all other bookings, and how many minutes pass.
 */
const moment = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  offers: fc.constantFrom(true, false, false, false),
  passes: fc.constantFrom(0, 0, 1, 1, 50, 121),
})
/** Steps by which somebody may lose what they wait for: the gallery decides so. */
const deciding: readonly Step['does'][] = ['limit', 'restore', 'reorder', 'offerByHand', 'leave']

/**
 * A gallery with two slots of tomorrow for four people each, of whom three may come together, and both are full; with what
 * visitors and gallerists do in it.
 */
async function aGallery() {
  await stage.reset()
  const event = await anEvent(stage.db, { largest_party: 3 })
  const places: number[] = []
  for (const hour of [15, 16]) {
    places.push(await aSlot(stage.db, event, { start: new Date(`2025-03-06T${hour}:00:00-03:00`), limit: 4 }))
  }
  const visitor = stage.client()
  const office = stage.client()
  await office.signInAs({ email: 'sala@example.org', super: true })
  const booked: { id: number; link: string }[] = []
  const gallery = { places, visitor, gallery: office, booked, waits: [] as number[] }
  for (const [index, place] of [...places, ...places].entries()) {
    await book(gallery, { place, people: index < places.length ? 3 : 1 }, -index)
  }
  for (const { link } of booked) await visitor.post(`${link}/confirm`)
  return gallery
}
type Gallery = Awaited<ReturnType<typeof aGallery>>

async function book(
  { visitor, booked }: Gallery,
  { place = 0, people }: { place: number | undefined; people: number },
  person: number
) {
  const email = `persona${person}@example.org`
  const answer = await visitor.post(url, aBooking(place, { email, people }), elsewhere())
  if (answer.statusCode === 201) {
    booked.push({ id: answer.json().data.id, link: `${url}/link/${await tokenFor(stage.db, email)}` })
  }
  return answer
}

async function wait(
  { visitor, waits }: Gallery,
  { place = 0, ...form }: { place: number | undefined; people: number; any_time: boolean },
  person: number
) {
  const { place: _, ...typed } = aBooking(place, { email: `espera${person}@example.org`, ...form })
  const answer = await visitor.post(`/api/places/${place}/waiting`, typed, elsewhere())
  if (answer.statusCode === 201) waits.push(answer.json().data.id)
  return answer
}

/** Whoever waits for a slot, the last first. */
async function reorder({ gallery }: Gallery, place: number | undefined) {
  const { data } = (await gallery.get(`/api/places/${place}/waiting`)).json()
  const line: { id: number; offer: unknown }[] = data.filter(({ offer }: { offer: unknown }) => !offer)
  const ids = line.map(({ id }) => id).toReversed()
  return gallery.post(`/api/places/${place}/waiting/order`, { ids })
}

/** Takes a step, if there is a booking for it. @returns what was answered */
async function take(gallery: Gallery, one: Step, person: number): ReturnType<TestClient['post']> {
  const { places, visitor, booked } = gallery
  const place = 'slot' in one ? places[one.slot] : undefined
  if (one.does === 'book') return book(gallery, { place, people: one.people }, person)
  if (one.does === 'limit') return gallery.gallery.patch(`/api/places/${place}`, { limit: one.limit })
  if (one.does === 'wait') return wait(gallery, { place, people: one.people, any_time: one.any_time }, person)
  if (one.does === 'reorder') return reorder(gallery, place)
  const waits = gallery.waits[one.booking % Math.max(1, gallery.waits.length)] ?? 0
  if (one.does === 'leave') return gallery.gallery.delete(`/api/waiting/${waits}`)
  if (one.does === 'offerByHand') return gallery.gallery.post(`/api/waiting/${waits}/offer`, { place })
  const { id, link } = booked[one.booking % Math.max(1, booked.length)] ?? {
    id: 0,
    link: `${url}/link/${'x'.repeat(43)}`,
  }
  if (one.does === 'officeMove') return gallery.gallery.patch(`${url}/${id}`, { place })
  if (one.does === 'restore') return gallery.gallery.post(`${url}/${id}/restore`, {})
  if (one.does === 'officeParty') return gallery.gallery.patch(`${url}/${id}`, { people: one.people })
  if (one.does === 'party') return visitor.post(`${link}/party`, { people: one.people })
  if (one.does === 'move') return visitor.post(`${link}/move`, { place })
  return visitor.post(`${link}/${one.does}`)
}

/** How many people are in each slot, and how many may be. */
async function lookAt({ places }: Gallery) {
  const limits = new Map((await stage.db.select().from(slots)).map(({ id, limit }) => [id, limit]))
  const taken = await Promise.all(places.map((place) => takenOf(stage.db, place, stage.clock.now)))
  return places.map((place, index) => ({ limit: limits.get(place) ?? 0, taken: taken[index] ?? 0 }))
}

/** Somebody in a line and the slot, told from what the tables hold, by the rule as docs/product.md says it. */
type Claim = { id: number; place: number; rank: number }

/** Who can claim what is free: of each line the first whom it fits, then the next with what is left. */
async function claimsNow({ places }: Gallery): Promise<Claim[]> {
  const { now } = stage.clock
  const limits = new Map((await stage.db.select().from(slots)).map(({ id, limit }) => [id, limit]))
  const bookings = await stage.db.select().from(appointments)
  const takes = bookings.filter(
    ({ cancelled_at, confirmed_at, hold_until }) =>
      !cancelled_at && (confirmed_at || (hold_until ?? now) > now)
  )
  const line = (await stage.db.select().from(waiting))
    .filter(({ left_at, appointment_id }) => !left_at && !appointment_id)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
  return places.flatMap((place) => {
    const there = takes.filter(({ slot_id }) => slot_id === place)
    let free = (limits.get(place) ?? 0) - there.reduce((sum, { people }) => sum + people, 0)
    return line.flatMap(({ id, slot_id, any_time, people, email }, rank) => {
      const isHere = slot_id === place || any_time
      if (!isHere || people > free || there.some((one) => one.email === email)) return []
      free -= people
      return [{ id, place, rank }]
    })
  })
}

/** Offers all that is free. Each offer goes to the first who could claim a place in its slot. @returns to whom, in order */
async function offerAll(gallery: Gallery): Promise<number[]> {
  const offered: number[] = []
  for (;;) {
    const claims = await claimsNow(gallery)
    const before = await offers()
    if (!(await offerNext(officeOf(stage.app)))) {
      return offered
    }
    const [made] = (await offers()).filter(({ id }) => !before.some((one) => one.id === id))
    expect(made, 'whoever is offered a place waited for it').toBeDefined()
    const first = claims.find(({ place }) => place === made?.place)
    expect(made?.id, 'the first in the line whom it fits').toBe(first?.id)
    offered.push(made?.id ?? 0)
    gallery.booked.push({
      id: made?.booking ?? 0,
      link: `${url}/link/${await tokenFor(stage.db, made?.email ?? '')}`,
    })
  }
}

/** Those who were offered a place, with the slot and the booking. */
async function offers() {
  const held = new Map((await stage.db.select().from(appointments)).map((row) => [row.id, row.slot_id]))
  return (await stage.db.select().from(waiting)).flatMap(({ id, email, appointment_id }) =>
    appointment_id ? [{ id, email, booking: appointment_id, place: held.get(appointment_id) }] : []
  )
}

/** Whoever could claim a place still can, was offered one, or comes after somebody who can only now. */
async function expectNobodyPassedOver(gallery: Gallery, before: readonly Claim[]): Promise<void> {
  const now = await claimsNow(gallery)
  const offered = new Set((await offers()).map(({ id }) => id))
  for (const { id, place, rank } of before) {
    const isHeard = offered.has(id) || now.some((one) => one.id === id && one.place === place)
    const isBehind = now.some(
      (one) =>
        one.place === place &&
        one.rank < rank &&
        !before.some((known) => known.id === one.id && known.place === place)
    )
    expect(isHeard || isBehind, `${id} was passed over in ${place}`).toBe(true)
  }
}

async function expectNoHoldToOutliveItsTime(): Promise<void> {
  const starts = new Map((await stage.db.select().from(slots)).map(({ id, start }) => [id, start]))
  for (const { slot_id, confirmed_at, hold_until } of await stage.db.select().from(appointments)) {
    if (confirmed_at || !hold_until) continue
    expect(hold_until.getTime()).toBeLessThanOrEqual(stage.clock.now.getTime() + hold)
    expect(hold_until.getTime()).toBeLessThanOrEqual(starts.get(slot_id)?.getTime() ?? 0)
  }
}

it('whatever people do, in whatever order and at once: no slot takes more than it may, no hold outlives its time, nobody who waits is passed over or offered twice', async () => {
  let person = 0
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 24, maxLength: 32 }), async (moments) => {
      const gallery = await aGallery()
      const offered: number[] = []
      for (const { steps, offers: isOffering, passes } of moments) {
        const claims = await claimsNow(gallery)
        const answers = await Promise.all(steps.map((one) => take(gallery, one, ++person)))
        for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
        if (!steps.some(({ does }) => deciding.includes(does))) await expectNobodyPassedOver(gallery, claims)
        if (isOffering) offered.push(...(await offerAll(gallery)))
        expect(new Set(offered).size, 'nobody is offered twice').toBe(offered.length)
        for (const { limit, taken } of await lookAt(gallery)) expect(taken).toBeLessThanOrEqual(limit)
        await expectNoHoldToOutliveItsTime()
        stage.clock.advance(passes * minute)
      }
    }),
    { numRuns: 10 }
  )
})
