import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
let stage: TestApp
let visitor: TestClient
let event: number
let slot: number
let other: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event)
  // Friday at 16:00 in the gallery.
  other = await aSlot(stage.db, event, { start: new Date('2025-03-07T19:00:00Z'), limit: 1 })
})
afterAll(() => stage.close())

/** Books and, but for `held`, confirms. @returns the way to the booking, and its id */
async function aVisit({ email = 'ana@example.org', held = false, place = slot } = {}) {
  const booked = await visitor.post(url, aBooking(place, { email }), elsewhere())
  expect(booked.statusCode).toBe(201)
  const link = `${url}/link/${await tokenFor(stage.db, email)}`
  if (!held) expect((await visitor.post(`${link}/confirm`)).statusCode).toBe(200)
  return { link, id: Number(booked.json().data.id) }
}

const taken = (place: number) => takenOf(stage.db, place, stage.clock.now)
const sequence = (file = '') => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1])
const uid = (file = '') => /^UID:(.+)/m.exec(file)?.[1]

describe('who holds the mailed link', () => {
  it('takes another time, and gives up the old one', async () => {
    const { link } = await aVisit()
    const answer = await visitor.post(`${link}/move`, { place: other })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ state: 'confirmed', start: '2025-03-07T19:00:00.000Z' })
    expect([await taken(slot), await taken(other)]).toEqual([0, 1])
  })

  it('is told by mail, with a calendar file that takes the place of the one before', async () => {
    const { link } = await aVisit()
    const before = (await visitor.get(`${link}/calendar.ics`)).body
    await visitor.post(`${link}/move`, { place: other })
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingMoved', to: 'ana@example.org', due_at: stage.clock.now })
    expect(mail?.text).toContain('cambiaste tu turno del jueves 6 de marzo, 15:00')
    const after = mail?.attachments[0]?.content
    expect(uid(after)).toBe(uid(before))
    expect(sequence(after)).toBeGreaterThan(sequence(before))
    expect(after).toContain('DTSTART:20250307T190000Z')
  })

  it('sees the free times of the event, without the one they have', async () => {
    const { link } = await aVisit()
    await aVisit({ email: 'bea@example.org', place: other })
    await aSlot(stage.db, event, { unavailable: true })
    await aSlot(stage.db, event, { start: stage.clock.now })
    await aSlot(stage.db, await anEvent(stage.db))
    await aVisit({ place: await aSlot(stage.db, event) })
    const free = await aSlot(stage.db, event, { start: new Date('2025-03-10T18:00:00Z') })
    // On a Saturday, when the gallery is closed.
    await aSlot(stage.db, event, { start: new Date('2025-03-08T18:00:00Z') })
    const times = async () => (await visitor.get(`${link}/times`)).json().data
    expect(await times()).toMatchObject([{ id: free, event_id: event, count: 0 }])
    await visitor.post(`${link}/cancel`)
    expect(await times()).toEqual([])
  })

  it('loses nothing where the new time is taken', async () => {
    await aVisit({ email: 'bea@example.org', place: other })
    const { link } = await aVisit()
    const mails = (await outbox(stage.db)).length
    const answer = await visitor.post(`${link}/move`, { place: other })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().slots).toMatchObject([{ id: other, count: 1, limit: 1 }])
    expect((await visitor.get(link)).json().data).toMatchObject({ state: 'confirmed', place: { id: slot } })
    expect(await outbox(stage.db)).toHaveLength(mails)
  })

  it('is one of many who want the last place: one gets it, the others keep theirs', async () => {
    const names = ['ana', 'bea', 'caro', 'dora', 'ema']
    const links: string[] = []
    for (const name of names) links.push((await aVisit({ email: `${name}@example.org` })).link)
    const answers = await Promise.all(links.map((link) => visitor.post(`${link}/move`, { place: other })))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409])
    expect([await taken(slot), await taken(other)]).toEqual([4, 1])
  })

  it('has no more time to confirm for it, and none after the visit begins', async () => {
    const { link } = await aVisit({ held: true })
    const { hold_until } = (await visitor.get(link)).json().data
    stage.clock.advance(60_000)
    const moved = await visitor.post(`${link}/move`, { place: other })
    expect(moved.json().data).toMatchObject({ state: 'held', hold_until })
    const soon = await aSlot(stage.db, event, { start: new Date('2025-03-05T16:00:00Z') })
    const sooner = await visitor.post(`${link}/move`, { place: soon })
    expect(sooner.json().data).toMatchObject({ state: 'held', hold_until: '2025-03-05T16:00:00.000Z' })
  })

  it('chooses the time that they have without a word', async () => {
    const { link } = await aVisit()
    const mails = (await outbox(stage.db)).length
    expect((await visitor.post(`${link}/move`, { place: slot })).statusCode).toBe(200)
    expect(await outbox(stage.db)).toHaveLength(mails)
  })

  it('cannot move to another event, a closed time, one that has begun, or one they have a place in', async () => {
    const { link } = await aVisit()
    const move = async (place: number) => (await visitor.post(`${link}/move`, { place })).statusCode
    expect(await move(await aSlot(stage.db, await anEvent(stage.db)))).toBe(422)
    expect(await move(await aSlot(stage.db, event, { unavailable: true }))).toBe(409)
    expect(await move(await aSlot(stage.db, event, { start: stage.clock.now }))).toBe(409)
    const second = await aSlot(stage.db, event)
    await aVisit({ place: second })
    expect(await move(second)).toBe(422)
    expect(await taken(slot)).toBe(1)
  })

  it('cannot move what is cancelled, not held any more, or over', async () => {
    const { link } = await aVisit()
    await visitor.post(`${link}/cancel`)
    expect((await visitor.post(`${link}/move`, { place: other })).statusCode).toBe(409)
    const late = await aVisit({ email: 'bea@example.org', held: true })
    stage.clock.advance(2 * 3_600_000)
    expect((await visitor.post(`${late.link}/move`, { place: other })).statusCode).toBe(409)
    expect(await taken(other)).toBe(0)
  })

  it('may send the form twice at once', async () => {
    const { link } = await aVisit()
    const twice = await Promise.all([1, 2].map(() => visitor.post(`${link}/move`, { place: other })))
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await outbox(stage.db)).filter(({ kind }) => kind === 'bookingMoved')).toHaveLength(1)
  })

  it('moves and cancels at once: one comes after the other, and the booking is cancelled', async () => {
    const { link } = await aVisit()
    const [, cancelled] = await Promise.all([
      visitor.post(`${link}/move`, { place: other }),
      visitor.post(`${link}/cancel`),
    ])
    expect(cancelled.statusCode).toBe(200)
    expect([await taken(slot), await taken(other)]).toEqual([0, 0])
  })

  it('tries thirty times in an hour at most', async () => {
    const { link } = await aVisit()
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++) {
      const place = turn % 2 === 0 ? other : slot
      statuses.push((await visitor.post(`${link}/move`, { place })).statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe('who is signed in', () => {
  it('moves their own booking, and nobody else’s', async () => {
    const { id } = await aVisit()
    const [ana, bea] = [stage.client(), stage.client()]
    await ana.signInAs({ email: 'ana@example.org' })
    await bea.signInAs({ email: 'bea@example.org' })
    expect((await visitor.post(`${url}/${id}/move`, { place: other })).statusCode).toBe(401)
    expect((await bea.post(`${url}/${id}/move`, { place: other })).statusCode).toBe(404)
    expect(await taken(other)).toBe(0)
    expect((await bea.get(`${url}/${id}/times`)).statusCode).toBe(404)
    expect((await ana.get(`${url}/${id}/times`)).json().data).toMatchObject([{ id: other }])
    const answer = await ana.post(`${url}/${id}/move`, { place: other })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ id, confirmed: true, place: { id: other } })
  })
})

describe('the gallery', () => {
  it('does not undo its own move over one that the visitor made since', async () => {
    const { id, link } = await aVisit()
    const third = await aSlot(stage.db, event)
    const gallery = stage.client()
    await gallery.signInAs({ email: 'sala@example.org', super: true })
    const move = { place: other, from: slot }
    expect((await gallery.patch(`${url}/${id}`, move)).statusCode).toBe(200)
    expect((await visitor.post(`${link}/move`, { place: third })).statusCode).toBe(200)
    const undone = await gallery.patch(`${url}/${id}`, { place: slot, from: other })
    expect(undone.statusCode).toBe(409)
    expect([await taken(slot), await taken(third)]).toEqual([0, 1])
  })
})
