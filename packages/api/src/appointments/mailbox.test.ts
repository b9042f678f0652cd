import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { appointments } from '../tables/appointments.table.ts'
import { aBooking, anEvent, aSlot, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { solveRefusal } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { offerNext } from '../waiting/offering.ts'

const url = '/api/appointments'
const hour = 3_600_000
const alreadyBooked = {
  email: ['Ya hay una reserva de este turno con este email. Buscá en tu correo el mail que te enviamos.'],
}
let stage: TestApp
let event: number
let slot: number
let visitor: TestClient
let gallery: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event)
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

const book = (email: string, place = slot, client = visitor) =>
  client.post(url, aBooking(place, { email }), elsewhere())
const linkOf = async (email: string) => `${url}/link/${await tokenFor(stage.db, email)}`
const idOf = async (email: string) => {
  const [row] = await stage.db
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.email, email))
  return row?.id
}
const taken = (place = slot) => takenOf(stage.db, place, stage.clock.now)
/** The same time again, with room for as many. */
const another = (limit = 7) => aSlot(stage.db, event, { limit })
const byHand = (email: string, place = slot) =>
  gallery.post('/api/appointments/byHand', { ...aBooking(place, { email }), language: 'es' })
const join = (email: string, place: number, client = visitor, changes = {}) => {
  const { place: _, ...form } = aBooking(place, { email, ...changes })
  return client.post(`/api/places/${place}/waiting`, form, elsewhere())
}

describe('one mailbox, however it is spelled', () => {
  it('has one booking in a slot, signed in or not, all at once or one after another', async () => {
    expect((await book('ana@example.org')).statusCode).toBe(201)
    const again = await book('ana+1@example.org')
    expect([again.statusCode, again.json().errors]).toEqual([422, alreadyBooked])
    await visitor.signInAs({ email: 'ana@example.org' })
    const many = await Promise.all([2, 3, 4].map((mark) => book(`ana+${mark}@example.org`)))
    expect(many.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect(await taken()).toBe(1)
    expect((await book('an.a@example.org')).statusCode, 'a mailbox of its own').toBe(201)
    expect((await book('b.ea@gmail.com')).statusCode).toBe(201)
    expect((await book('bea+x@googlemail.com')).statusCode).toBe(422)
  })

  it('is told to nobody who only asks when it comes', async () => {
    const full = await another(1)
    expect((await book('uno@example.org', full)).statusCode).toBe(201)
    const theirs = await book('uno@example.org', full)
    expect(theirs.statusCode).toBe(409)
    expect((await book('nadie@example.org', full)).json()).toEqual(theirs.json())

    expect((await book('ana@example.org')).statusCode).toBe(201)
    const network = elsewhere()
    const ask = (email: string, place: number) => visitor.post(url, aBooking(place, { email }), network)
    expect((await ask('curiosa@example.org', await another())).statusCode).toBe(201)
    const asked = await Promise.all(['ana@example.org', 'nadie@example.org'].map((email) => ask(email, slot)))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([428, 428])
    const wait = (email: string) => join(email, slot)
    const waits = [await wait('ana@example.org'), await wait('nadie@example.org')]
    expect(waits.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  })

  it('has no second one by moving, by a corrected address or by confirming late', async () => {
    const other = await another()
    expect((await book('ana@example.org')).statusCode).toBe(201)
    expect((await book('ana+1@example.org', other)).statusCode).toBe(201)
    const link = await linkOf('ana+1@example.org')
    const moved = await visitor.post(`${link}/move`, { place: slot })
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, ['place']])

    const { key } = (await book('bea@example.org')).json().data
    const corrected = await visitor.post(`${url}/booked/address`, { key, email: 'ana+2@example.org' })
    expect([corrected.statusCode, corrected.json().errors]).toEqual([422, alreadyBooked])

    stage.clock.advance(2 * hour)
    await visitor.signInAs({ email: 'ana+9@example.org' })
    expect((await book('ana+9@example.org', other)).statusCode).toBe(201)
    expect((await visitor.post(`${link}/confirm`)).statusCode).toBe(409)
    expect(await taken(other)).toBe(1)
  })

  it('has no second one by moving and by a corrected address at once', async () => {
    const guest = stage.client()
    const roomy = await another(20)
    const statuses = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      expect((await book(`ana${round}@example.org`)).statusCode).toBe(201)
      const link = await linkOf(`ana${round}@example.org`)
      const { key } = (await book(`error${round}@example.org`, roomy, guest)).json().data
      const both = await Promise.all([
        visitor.post(`${link}/move`, { place: roomy }),
        guest.post(`${url}/booked/address`, { key, email: `ana${round}+1@example.org` }, elsewhere()),
      ])
      statuses.add(
        both
          .map(({ statusCode }) => statusCode)
          .toSorted()
          .join()
      )
      expect((await visitor.post(`${link}/cancel`)).statusCode).toBe(200)
    }
    expect([...statuses]).toEqual(['200,422'])
  })

  it('moves and changes the one that it has', async () => {
    const other = await another()
    expect((await book('ana+1@example.org')).statusCode).toBe(201)
    const link = await linkOf('ana+1@example.org')
    expect((await visitor.post(`${link}/party`, { people: 2 })).statusCode).toBe(200)
    expect((await visitor.post(`${link}/move`, { place: other })).statusCode).toBe(200)
    expect((await visitor.post(`${link}/move`, { place: slot })).statusCode).toBe(200)
    expect((await visitor.post(`${link}/confirm`)).statusCode).toBe(200)
    expect(await taken()).toBe(2)
  })

  it('waits once for a slot, and not where it has a place', async () => {
    const full = await another(1)
    expect((await book('uno@example.org', full)).statusCode).toBe(201)
    expect((await join('ana@example.org', full)).statusCode).toBe(201)
    const proof = await solveRefusal(await join('ana+1@example.org', full))
    expect((await join('ana+1@example.org', full, visitor, { proof })).json().errors).toHaveProperty('email')
    expect((await join('uno+1@example.org', full)).json().errors).toEqual(alreadyBooked)
  })

  it('is offered no place of another time of the day where it has one, and keeps nobody from it', async () => {
    const full = await another(1)
    expect((await book('uno@example.org', full)).statusCode).toBe(201)
    expect((await book('ana@example.org')).statusCode).toBe(201)
    expect((await join('ana+1@example.org', full, visitor, { any_time: true })).statusCode).toBe(201)
    expect(await offerNext(officeOf(stage.app))).toBe(false)
    expect(await taken()).toBe(1)
    for (let guest = 0; guest < 6; guest += 1)
      expect((await book(`persona${guest}@example.org`)).statusCode).toBe(201)
  })
})

describe('the gallery', () => {
  it('writes people down under marks of one mailbox, each once', async () => {
    expect((await byHand('escuela@example.org')).statusCode).toBe(201)
    expect((await byHand('escuela+1@example.org')).statusCode).toBe(201)
    expect((await book('escuela+2@example.org', slot, gallery)).statusCode).toBe(201)
    const again = await byHand('escuela+1@example.org')
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['email']])
    expect((await book('escuela+3@example.org')).statusCode, 'by themselves').toBe(422)
    expect(await taken()).toBe(3)
  })

  it('has them wait so, moves them and takes a cancelling back', async () => {
    const other = await another()
    expect((await byHand('escuela@example.org')).statusCode).toBe(201)
    const { id } = (await byHand('escuela+1@example.org', other)).json().data
    expect((await gallery.patch(`${url}/${id}`, { place: slot })).statusCode).toBe(200)
    expect((await gallery.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect((await gallery.post(`${url}/${id}/restore`)).statusCode).toBe(200)
    expect(await taken()).toBe(2)

    const full = await another(1)
    expect((await byHand('escuela@example.org', full)).statusCode).toBe(201)
    expect((await join('escuela+2@example.org', full, gallery)).statusCode).toBe(201)
    expect((await join('escuela+3@example.org', full, gallery)).statusCode).toBe(201)
    const { data } = (await gallery.get(`/api/places/${full}/waiting`)).json()
    expect(data).toHaveLength(2)
  })

  it('has those whom it wrote down confirm late, ask for the mail and move by themselves', async () => {
    const two = await another(2)
    expect((await byHand('escuela@example.org', two)).statusCode).toBe(201)
    const { id } = (await byHand('uno@example.org', two)).json().data
    expect((await join('escuela+2@example.org', two, gallery)).statusCode).toBe(201)
    expect((await gallery.delete(`${url}/${id}`)).statusCode).toBe(200)
    stage.clock.advance(hour)
    expect(await offerNext(officeOf(stage.app))).toBe(true)
    const link = await linkOf('escuela+2@example.org')
    stage.clock.advance(4 * hour)
    expect(await taken(two), 'the offer lapsed').toBe(1)

    await visitor.signInAs({ email: 'escuela+2@example.org' })
    const offered = await idOf('escuela+2@example.org')
    expect((await visitor.post(`${url}/${offered}/resend`)).statusCode).toBe(200)
    stage.clock.advance(2 * hour)
    expect((await visitor.post(`${link}/confirm`)).statusCode).toBe(200)
    expect(await taken(two)).toBe(2)

    expect((await byHand('escuela+1@example.org')).statusCode).toBe(201)
    expect((await visitor.post(`${link}/move`, { place: slot })).statusCode).toBe(200)
    expect(await taken()).toBe(2)
  })

  it('lends its marks to nobody whose place it only offers', async () => {
    const full = await another(1)
    expect((await book('uno@example.org', full)).statusCode).toBe(201)
    const wait = (await join('ana+1@example.org', full)).json().data.id
    expect((await gallery.delete(`${url}/${await idOf('uno@example.org')}`)).statusCode).toBe(200)
    const offered = await gallery.post(`/api/waiting/${wait}/offer`, { place: full })
    expect(offered.statusCode).toBe(201)
    const link = await linkOf('ana+1@example.org')
    expect((await book('ana@example.org')).statusCode).toBe(201)
    expect((await visitor.post(`${link}/move`, { place: slot })).statusCode).toBe(422)
    expect(await taken()).toBe(1)
  })
})
