import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('an event in which people have places', () => {
  let gallery: TestApp
  let lucia: TestClient
  let url: string

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const event = await anEvent(gallery.db)
    const slot = await aSlot(gallery.db, event)
    url = `/api/events/${event}`
    const booked = await gallery.client().post('/api/appointments', aBooking(slot))
    expect(booked.statusCode).toBe(201)
  })
  afterAll(() => gallery.close())

  const isThere = async () => (await gallery.client().get(url)).statusCode === 200

  it('is neither hidden nor put into the bin', async () => {
    const answers = [
      await lucia.delete(url),
      await lucia.patch(url, { active: false }),
      await lucia.patch('/api/events/all', {
        events: [{ id: Number(url.split('/').at(-1)), active: false }],
      }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        {
          message:
            'Hay una reserva por venir en este evento. Cancelá la reserva primero, o cerrá los turnos para que nadie más reserve.',
        },
      ])
    }
    expect(await isThere()).toBe(true)
    expect((await lucia.patch(url, { title_es: 'Otro', active: true })).statusCode).toBe(200)
  })

  it('is hidden when that is meant', async () => {
    const response = await lucia.patch(url, { active: false, despiteBookings: true })
    expect([response.statusCode, response.json().data.active]).toEqual([200, false])
    expect(await isThere()).toBe(false)
    expect((await lucia.patch(url, { title_es: 'Otro', active: false })).statusCode).toBe(200)
  })

  it.each([
    ['the hold has run out', 3 * 3_600_000],
    ['it is over', 30 * 3_600_000],
  ])('goes once %s', async (_what, later) => {
    gallery.clock.advance(later)
    expect((await lucia.delete(url)).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
  })
})
