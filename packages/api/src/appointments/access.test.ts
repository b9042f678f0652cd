import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityChanges } from '../tables/activity.table.ts'
import { appointments } from '../tables/appointments.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { anonymiseBookings } from './anonymising.ts'

const url = '/api/appointments'
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  event = await anEvent(stage.db, { needs: ['wheelchair', 'guideDog'], largest_party: 2 })
  slot = await aSlot(stage.db, event, { limit: 20 })
})

const taken = () => takenOf(stage.db, slot, stage.clock.now)
const book = (asked: object, email = 'ana@example.org') =>
  visitor.post(url, aBooking(slot, { email, ...asked }), elsewhere())

describe('what somebody needs', () => {
  it('is asked for when they book, each once, and stands in their mail and on the list for the door', async () => {
    const needs = ['guideDog', 'wheelchair', 'guideDog']
    const answer = await book({ needs })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({
      needs: ['wheelchair', 'guideDog'],
      place: { event: { needs: ['wheelchair', 'guideDog'] } },
    })
    expect((await outbox(stage.db))[0]?.text).toContain('Silla de ruedas, perro guía')
    const list = await gallery.get(`${url}?all=1&from=2025-03-06&days=1`)
    expect(list.json().data).toMatchObject([{ needs: ['wheelchair', 'guideDog'] }])
  })

  it('is refused where the event cannot give it, or nobody knows it', async () => {
    const answer = await book({ needs: ['signLanguage'] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.needs[0]).toContain('Eso no lo podemos ofrecer')
    expect((await book({ needs: ['ascensor'] })).statusCode).toBe(422)
    expect(await taken()).toBe(0)
  })

  it('is changed by whoever booked, and what was granted once stays', async () => {
    await book({ needs: ['wheelchair'] })
    const link = `${url}/link/${await tokenFor(stage.db, 'ana@example.org')}`
    await gallery.patch(`/api/events/${event}`, { needs: ['guideDog'] })
    const both = await visitor.post(`${link}/party`, { needs: ['wheelchair', 'guideDog'] })
    expect(both.json().data).toMatchObject({ needs: ['wheelchair', 'guideDog'] })
    expect((await visitor.post(`${link}/party`, { needs: ['signLanguage'] })).statusCode).toBe(422)
    expect((await visitor.post(`${link}/party`, { needs: [] })).json().data).toMatchObject({ needs: [] })
  })

  it('is written down by the gallery, whatever the event offers', async () => {
    const form = { place: slot, first_name: 'Ana', last_name: 'Paz', needs: ['signLanguage'] }
    const { id } = (await gallery.post(`${url}/byHand`, form)).json().data
    const changed = await gallery.patch(`${url}/${id}`, { needs: ['otherLanguage'] })
    expect(changed.json().data).toMatchObject({ needs: ['otherLanguage'] })
  })

  it('is in no history, and goes when the booking becomes anonymous', async () => {
    const { id } = (await book({ needs: ['wheelchair'] })).json().data
    await gallery.patch(`${url}/${id}`, { needs: ['guideDog'], school: 'Escuela Normal 4', people: 2 })
    const changes = await stage.db
      .select()
      .from(activityChanges)
      .where(eq(activityChanges.table, 'appointments'))
    expect(JSON.stringify(changes), 'what is in the history').toContain('people')
    expect(JSON.stringify(changes)).not.toMatch(/wheelchair|guideDog|Escuela/)
    await anonymiseBookings(stage.db, undefined, stage.clock.now)
    expect(await stage.db.select().from(appointments)).toMatchObject([{ needs: [], school: '', people: 2 }])
  })
})

describe('a school', () => {
  const school = 'Escuela Normal 4'

  it('comes as many as there are places, where the slot takes groups', async () => {
    await gallery.patch(`/api/places/${slot}`, { groups: true })
    expect((await visitor.get(`/api/places/${slot}`)).json().data).toMatchObject({ groups: true })
    expect((await book({ people: 21, school })).statusCode).toBe(409)
    const answer = await book({ people: 20, school })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ people: 20, school })
    expect(await taken()).toBe(20)
    expect((await outbox(stage.db))[0]?.text).toContain(school)
  })

  it('is refused elsewhere, and nobody else comes as so many', async () => {
    const answer = await book({ people: 2, school })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.school[0]).toContain('no recibe grupos escolares')
    await gallery.patch(`/api/places/${slot}`, { groups: true })
    expect((await book({ people: 3 })).statusCode).toBe(422)
    expect(await taken()).toBe(0)
  })

  it('becomes larger and smaller by its link, and moves only to another time that takes groups', async () => {
    await gallery.patch(`/api/places/${slot}`, { groups: true })
    await book({ people: 10, school })
    const link = `${url}/link/${await tokenFor(stage.db, 'ana@example.org')}`
    expect((await visitor.post(`${link}/party`, { people: 15 })).statusCode).toBe(200)
    const start = new Date('2025-03-06T20:00:00Z')
    const other = await aSlot(stage.db, event, { limit: 20, start })
    expect((await visitor.get(`${link}/times`)).json().data).toEqual([])
    expect((await visitor.post(`${link}/move`, { place: other })).statusCode).toBe(422)
    await gallery.patch(`/api/places/${other}`, { groups: true })
    expect((await visitor.get(`${link}/times`)).json().data).toMatchObject([{ id: other }])
    expect((await visitor.post(`${link}/move`, { place: other })).statusCode).toBe(200)
    expect(await taken()).toBe(0)
  })
})
