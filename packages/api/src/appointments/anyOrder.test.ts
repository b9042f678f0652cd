import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { aBooking, anEvent, aSlot, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

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
const slot = fc.nat({ max: 2 })
const booking = fc.nat({ max: 11 })
const people = fc.integer({ min: 1, max: 4 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('book' as const), slot, people }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('party' as const), booking, people }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('officeParty' as const), booking, people }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm' as const), booking }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('move' as const), booking, slot }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), booking }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('officeMove' as const), booking, slot }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), booking }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('limit' as const), slot, limit: fc.nat({ max: 6 }) }),
  }
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
/** What several people do at once, and how many minutes pass then. */
const moment = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  passes: fc.constantFrom(0, 1, 50, 121),
})

/** A gallery with three slots of tomorrow for four people each, of whom three may come together, and what visitors and gallerists do in it. */
async function aGallery() {
  await stage.reset()
  const event = await anEvent(stage.db, { largest_party: 3 })
  const places: number[] = []
  for (const hour of [15, 16, 17]) {
    places.push(await aSlot(stage.db, event, { start: new Date(`2025-03-06T${hour}:00:00-03:00`), limit: 4 }))
  }
  const visitor = stage.client()
  const gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  return { places, visitor, gallery, booked: [] as { id: number; link: string }[] }
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

/** Takes a step, if there is a booking for it. @returns what was answered */
async function take(gallery: Gallery, one: Step, person: number): ReturnType<TestClient['post']> {
  const { places, visitor, booked } = gallery
  const place = 'slot' in one ? places[one.slot] : undefined
  if (one.does === 'book') return book(gallery, { place, people: one.people }, person)
  if (one.does === 'limit') return gallery.gallery.patch(`/api/places/${place}`, { limit: one.limit })
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

async function expectNoHoldToOutliveItsTime(): Promise<void> {
  const starts = new Map((await stage.db.select().from(slots)).map(({ id, start }) => [id, start]))
  for (const { slot_id, confirmed_at, hold_until } of await stage.db.select().from(appointments)) {
    if (confirmed_at || !hold_until) continue
    expect(hold_until.getTime()).toBeLessThanOrEqual(stage.clock.now.getTime() + hold)
    expect(hold_until.getTime()).toBeLessThanOrEqual(starts.get(slot_id)?.getTime() ?? 0)
  }
}

it('whatever people do, in whatever order and at once, no slot takes more than it may and no hold outlives its time', async () => {
  let person = 0
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 12, maxLength: 18 }), async (moments) => {
      const gallery = await aGallery()
      for (const { steps, passes } of moments) {
        const answers = await Promise.all(steps.map((one) => take(gallery, one, ++person)))
        for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
        for (const { limit, taken } of await lookAt(gallery)) expect(taken).toBeLessThanOrEqual(limit)
        await expectNoHoldToOutliveItsTime()
        stage.clock.advance(passes * minute)
      }
    }),
    { numRuns: 10 }
  )
}, 120_000)
