import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepZone } from '../installation/zone.ts'
import { officeOf } from '../office.ts'
import { aBooking, anEvent, aSlot, outbox, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createAppointments } from './changes.queries.ts'
import { remindNext } from './reminding.ts'

const url = '/api/appointments'
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { start: new Date('2025-03-07T18:00:00Z') })
})
afterAll(() => stage.close())

/** The day before the visit, at an hour of the gallery's clock. */
function atTheDayBefore(hour: string) {
  stage.clock.now = new Date(`2025-03-06T${hour}:00-03:00`)
}

async function remind(): Promise<void> {
  while (await remindNext(officeOf(stage.app))) {
    // Until nobody is left.
  }
}

/** Books and, but for `held`, confirms. @returns the way to the booking */
async function aVisit({ email = 'ana@example.org', held = false, place = slot } = {}): Promise<string> {
  const { link } = await aBookingOf(email, place)
  if (!held) expect((await visitor.post(`${link}/confirm`)).statusCode).toBe(200)
  return link
}

async function aBookingOf(email: string, place: number) {
  const booked = await visitor.post(url, aBooking(place, { email }), elsewhere())
  expect(booked.statusCode).toBe(201)
  return { id: booked.json().data.id, link: `${url}/link/${await tokenFor(stage.db, email)}` }
}

/** The mails that remind, newest first. */
async function reminders() {
  return (await outbox(stage.db)).filter(({ kind }) => kind === 'bookingReminder')
}
const reminded = async () => (await reminders()).map(({ to }) => to).sort()

describe('the day before a visit', () => {
  it('reminds whoever confirmed, from the hour of the gallery on', async () => {
    await aVisit()
    atTheDayBefore('09:59')
    await remind()
    expect(await reminded()).toEqual([])
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual(['ana@example.org'])
  })

  it('reminds of no hour that a zone makes which nobody has accepted', async () => {
    await aVisit()
    await keepZone(stage.db, 'Europe/Madrid')
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual([])
    await keepZone(stage.db, stage.app.env.GALLERY_TZ)
    await remind()
    expect(await reminded()).toEqual(['ana@example.org'])
  })

  it('does so at the hour that the gallery says', async () => {
    await aVisit()
    expect((await gallery.patch('/api/options', { reminderHour: 18 })).statusCode).toBe(200)
    atTheDayBefore('17:59')
    await remind()
    expect(await reminded()).toEqual([])
    atTheDayBefore('18:00')
    await remind()
    expect(await reminded()).toEqual(['ana@example.org'])
  })

  it('brings a link that cancels, and is of no use once the visit begins', async () => {
    await aVisit()
    atTheDayBefore('10:00')
    await remind()
    const [mail] = await reminders()
    expect(mail?.expires_at).toEqual(new Date('2025-03-07T18:00:00Z'))
    const link = `${url}/link/${await tokenFor(stage.db, 'ana@example.org')}`
    expect((await visitor.post(`${link}/cancel`)).statusCode).toBe(200)
  })

  it('reminds once, however many processes look, and however often', async () => {
    for (const name of ['ana', 'bea', 'caro']) await aVisit({ email: `${name}@example.org` })
    atTheDayBefore('10:00')
    await Promise.all([remind(), remind(), remind()])
    await remind()
    expect(await reminded()).toEqual(['ana@example.org', 'bea@example.org', 'caro@example.org'])
  })

  it('takes some tens at a time, and none of them for done before all are', async () => {
    const before = new Date('2025-03-05T15:00:00Z')
    const row = {
      slot: await aSlot(stage.db, event, { start: new Date('2025-03-07T17:00:00Z'), limit: 100 }),
      ...{ first_name: 'Ana', last_name: 'Paz', phone: '', comments: '' },
      language: 'es' as const,
      ...{ hold_until: null, confirmed_at: before, created_at: before },
    }
    const emails = Array.from({ length: 30 }, (_, at) => `${at}@example.org`)
    await createAppointments(
      stage.db,
      emails.map((email) => ({ ...row, email }))
    )
    atTheDayBefore('10:00')
    const killed = stage.db.transaction(async (db) => {
      await remindNext({ ...officeOf(stage.app), db })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await reminded()).toEqual([])
    expect(await remindNext(officeOf(stage.app))).toBe(25)
    expect(await remindNext(officeOf(stage.app))).toBe(5)
    expect(await remindNext(officeOf(stage.app))).toBe(0)
    expect(await reminded()).toEqual(emails.toSorted())
  })

  it('leaves in peace who did not confirm, who confirmed that day and who gave no address', async () => {
    await aVisit({ email: 'held@example.org', held: true })
    const nameless = aBooking(slot, { email: '' })
    expect((await gallery.post(`${url}/byHand`, nameless)).statusCode).toBe(201)
    atTheDayBefore('00:00')
    await aVisit({ email: 'today@example.org' })
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual([])
  })

  it('leaves in peace whose visit is on another day', async () => {
    const [today, later] = [new Date('2025-03-06T18:00:00Z'), new Date('2025-03-08T03:00:00Z')]
    await aVisit({ email: 'today@example.org', place: await aSlot(stage.db, event, { start: today }) })
    const night = await aSlot(stage.db, event, { start: later, open_anyway: true })
    await aVisit({ email: 'later@example.org', place: night })
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual([])
  })

  it('reminds nobody of an event that does without', async () => {
    await aVisit()
    expect((await gallery.patch(`/api/events/${event}`, { reminder: false })).statusCode).toBe(200)
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual([])
  })

  it('does not remind of what was cancelled, and takes the mail back if it has not left', async () => {
    const link = await aVisit()
    await aVisit({ email: 'bea@example.org' })
    await visitor.post(`${link}/cancel`)
    atTheDayBefore('10:00')
    await remind()
    expect(await reminded()).toEqual(['bea@example.org'])
    await visitor.post(`${url}/link/${await tokenFor(stage.db, 'bea@example.org')}/cancel`)
    expect(await reminded()).toEqual([])
  })

  it('leaves in peace whose visit was moved that day: by the gallery, which may take it back, or by themselves', async () => {
    const soon = await aSlot(stage.db, event, { start: new Date('2025-03-07T19:00:00Z') })
    const later = await aSlot(stage.db, event, { start: new Date('2025-03-12T18:00:00Z') })
    const { id, link: anas } = await aBookingOf('ana@example.org', later)
    const { link } = await aBookingOf('bea@example.org', later)
    for (const each of [anas, link]) await visitor.post(`${each}/confirm`)
    atTheDayBefore('11:00')
    expect((await gallery.patch(`${url}/${id}`, { place: soon })).statusCode).toBe(200)
    expect((await visitor.post(`${link}/move`, { place: soon })).statusCode).toBe(200)
    await remind()
    expect(await reminded()).toEqual([])
    expect((await gallery.patch(`${url}/${id}`, { place: later })).statusCode).toBe(200)
    atTheDayBefore('12:00')
    await remind()
    expect(await reminded()).toEqual([])
  })

  it('reminds again of a visit that was moved to another day', async () => {
    await aVisit()
    atTheDayBefore('10:00')
    await remind()
    const next = { start: '2025-03-10T18:00:00.000Z', end: '2025-03-10T18:45:00.000Z' }
    expect((await gallery.patch(`/api/places/${slot}`, next)).statusCode).toBe(200)
    await remind()
    expect(await reminded()).toEqual([])
    stage.clock.now = new Date('2025-03-09T10:00:00-03:00')
    await remind()
    expect((await reminders()).map(({ subject }) => subject)).toEqual([
      'Recordatorio: lunes 10 de marzo, 15:00',
    ])
  })
})
