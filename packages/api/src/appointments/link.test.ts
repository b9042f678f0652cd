import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { anonymiseBookings } from './anonymising.ts'
import { createAppointments } from './changes.queries.ts'

const url = '/api/appointments'
const email = 'ana@example.org'
const hour = 3_600_000
const minute = 60_000
let stage: TestApp
let visitor: TestClient
let event: number
let slot: number
let token: string
let link: string

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 1 })
  expect((await visitor.post(url, aBooking(slot), elsewhere())).statusCode).toBe(201)
  token = await tokenFor(stage.db, email)
  link = `${url}/link/${token}`
})
afterAll(() => stage.close())

const kinds = async () => (await outbox(stage.db)).map(({ kind }) => kind)
const confirm = () => visitor.post(`${link}/confirm`)
const cancel = () => visitor.post(`${link}/cancel`)
const taken = () => takenOf(stage.db, slot, stage.clock.now)

describe('the mailed link', () => {
  it('shows the booking to whoever holds it, and nothing of its contact data', async () => {
    const answer = await visitor.get(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toEqual({
      id: 1,
      confirmed: false,
      start: '2025-03-06T18:00:00.000Z',
      end: '2025-03-06T18:45:00.000Z',
      place: {
        id: slot,
        event: {
          id: event,
          kind: 'exhibition',
          title_es: 'La línea',
          title_en: 'The Line',
          place: 'Sala 1',
          color: 'red',
          largest_party: 6,
          needs: [],
        },
      },
      state: 'held',
      first_name: 'Ana',
      last_name: 'Paz',
      people: 1,
      needs: [],
      school: '',
      hold_until: '2025-03-05T17:00:00.000Z',
      offered: false,
      event_bookable: true,
    })
  })

  it('says of a booking given up whether its event has times to come that visitors are offered', async () => {
    expect((await cancel()).json().data.event_bookable).toBe(true)
    const isBookable = async () => (await visitor.get(link)).json().data.event_bookable
    const change = (fields: Partial<typeof events.$inferInsert>) =>
      stage.db.update(events).set(fields).where(eq(events.id, event))
    const hide = { active: false }
    const giveAway = { requires_registration: false }
    const putIntoBin = { deleted_at: stage.clock.now }
    for (const away of [hide, giveAway, putIntoBin]) {
      await change(away)
      expect(await isBookable()).toBe(false)
      await change({ active: true, requires_registration: true, deleted_at: null })
      expect(await isBookable()).toBe(true)
    }
    await stage.db.update(slots).set({ unavailable: true })
    expect(await isBookable()).toBe(false)
    await stage.db.update(slots).set({ unavailable: false })
    // Its one time begins: the event goes on, but there is nothing left to book.
    stage.clock.now = new Date('2025-03-06T18:00:01Z')
    expect(await isBookable()).toBe(false)
    await aSlot(stage.db, event, { start: new Date('2025-03-07T18:00:00Z') })
    expect(await isBookable()).toBe(true)
  })

  it('changes nothing when it is opened, however often', async () => {
    const everything = async () => [await stage.db.select().from(appointments), await outbox(stage.db)]
    const before = await everything()
    for (let n = 0; n < 3; n++) expect((await visitor.get(link)).statusCode).toBe(200)
    for (const act of ['confirm', 'cancel']) {
      expect((await visitor.get(`${link}/${act}`)).statusCode).toBe(405)
    }
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['unknown', 'a'.repeat(43)],
    ['cut short', 'abc'],
    ['no token', '%00%27'],
  ])('that is %s leads nowhere', async (_, wrong) => {
    const other = `${url}/link/${wrong}`
    const answers = [
      await visitor.get(other),
      await visitor.get(`${other}/calendar.ics`),
      await visitor.post(`${other}/confirm`),
      await visitor.post(`${other}/cancel`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  it.each(['confirm', 'cancel'])('does not %s without the CSRF header', async (act) => {
    const answer = await visitor.post(`${link}/${act}`, undefined, { headers: { 'x-xsrf-token': '' } })
    expect(answer.statusCode).toBe(403)
    expect((await visitor.get(link)).json().data.state).toBe('held')
  })
})

describe('confirming', () => {
  it('makes the place permanent and mails it with the calendar file and the code for the door', async () => {
    const answer = await confirm()
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ state: 'confirmed', confirmed: true })
    expect(await kinds()).toEqual(['bookingConfirmed', 'bookingConfirm'])
    const [mail] = await outbox(stage.db)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['calendar.ics', 'code.png'])
    expect(mail?.html).toContain(`src="cid:${mail?.attachments[1]?.cid}"`)
    expect(mail?.text).toMatch(/Mostralo en la puerta: [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(mail?.attachments[0]?.content).toContain('DTSTART:20250306T180000Z')
    const newest = await tokenFor(stage.db, email)
    expect(mail?.text).toContain(`/es/appointments/cancel/${newest}`)
    expect((await visitor.get(link)).json()).toEqual((await visitor.get(`${url}/link/${newest}`)).json())
    stage.clock.advance(3 * hour)
    expect(await taken()).toBe(1)
  })

  it('twice is harmless and mails once', async () => {
    await confirm()
    const before = await stage.db.select().from(appointments)
    expect((await confirm()).statusCode).toBe(200)
    expect(await kinds()).toEqual(['bookingConfirmed', 'bookingConfirm'])
    expect(await stage.db.select().from(appointments)).toEqual(before)
  })

  it('works after the hold expired, while there are places', async () => {
    stage.clock.advance(2 * hour)
    expect((await visitor.get(link)).json().data.state).toBe('expired')
    expect((await confirm()).json().data.state).toBe('confirmed')
    expect(await taken()).toBe(1)
  })

  it('confirms nothing once the booking is anonymous, and still shows when it was', async () => {
    stage.clock.advance(2 * hour)
    await anonymiseBookings(stage.db, undefined, stage.clock.now)
    const answer = await confirm()
    expect([answer.statusCode, answer.json().message, await taken()]).toEqual([
      409,
      'Ya no sabemos de quién es esta reserva: no se puede confirmar ni cambiar.',
      0,
    ])
    const shown = await visitor.get(link)
    expect(shown.json().data).toMatchObject({ start: '2025-03-06T18:00:00.000Z', first_name: '' })
  })

  it('comes too late when somebody else has the place: 409 with the slots of that day', async () => {
    stage.clock.advance(2 * hour)
    await visitor.post(url, aBooking(slot, { email: 'otra@example.org' }), elsewhere())
    const answer = await confirm()
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      message: 'Ese turno se acaba de completar. Elegí otro.',
      slots: [{ id: slot, count: 1 }],
    })
    expect(await taken()).toBe(1)
    expect(await kinds()).toEqual(['bookingConfirm', 'bookingConfirm'])
  })

  it('oversells nothing when another process, its clock ahead, saw the hold expired', async () => {
    const other = {
      email: 'otra@example.org',
      first_name: 'Otra',
      last_name: 'Paz',
      phone: '1',
      comments: '',
    }
    const now = stage.clock.now
    await createAppointments(stage.db, [
      { ...other, slot, language: 'es', hold_until: null, confirmed_at: now, created_at: now },
    ])
    expect((await visitor.get(link)).json().data.state).toBe('held')
    expect((await confirm()).statusCode).toBe(409)
  })

  it('comes too late when the address booked the same slot anew', async () => {
    await stage.db.update(slots).set({ limit: 5 }).where(eq(slots.id, slot))
    // The mailbox has left one to lapse, and waits for the next.
    stage.clock.advance(2 * hour + 5 * minute)
    await visitor.post(url, aBooking(slot), elsewhere())
    const answer = await confirm()
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Ya tenés otra reserva para este turno.',
    ])
    expect(await taken()).toBe(1)
  })

  it('of a place that is held works although the gallery closed the slot since; of an expired one not', async () => {
    await stage.db.update(slots).set({ unavailable: true }).where(eq(slots.id, slot))
    expect((await confirm()).statusCode).toBe(200)
    await stage.db.update(appointments).set({ confirmed_at: null })
    stage.clock.advance(2 * hour)
    expect((await confirm()).statusCode).toBe(409)
  })

  it('is over once the slot has begun', async () => {
    stage.clock.now = new Date('2025-03-06T18:00:00Z')
    expect((await visitor.get(link)).json().data.state).toBe('past')
    const answer = await confirm()
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Ese turno ya empezó. Elegí otro.'])
  })
})

describe('cancelling', () => {
  it('frees the place at once, mails it, and cannot be undone by confirming', async () => {
    await confirm()
    expect((await cancel()).json().data.state).toBe('cancelled')
    expect(await taken()).toBe(0)
    expect(await kinds()).toEqual(['bookingCancelled', 'bookingConfirmed', 'bookingConfirm'])
    expect(
      (await visitor.post(url, aBooking(slot, { email: 'otra@example.org' }), elsewhere())).statusCode
    ).toBe(201)
    expect((await confirm()).statusCode).toBe(409)
    expect(await taken()).toBe(1)
  })

  it('mails the way to the times of the event, and home where visitors are offered none', async () => {
    const mailed = async () => {
      await cancel()
      return (await outbox(stage.db))[0]?.text
    }
    expect(await mailed()).toMatch(new RegExp(`/es/exhibitions/${event}/la-linea#visit$`, 'm'))
    await stage.db.update(appointments).set({ cancelled_at: null })
    await stage.db.update(events).set({ active: false })
    expect(await mailed()).toMatch(/^Ir al inicio:\n\S+\/es$/m)
  })

  it('lets the same address book again', async () => {
    await cancel()
    expect((await visitor.post(url, aBooking(slot), elsewhere())).statusCode).toBe(201)
  })

  it('twice is harmless and mails once', async () => {
    await cancel()
    expect((await cancel()).statusCode).toBe(200)
    expect(await kinds()).toEqual(['bookingCancelled', 'bookingConfirm'])
  })

  it('of a hold that expired sends no mail about it', async () => {
    stage.clock.advance(2 * hour)
    expect((await cancel()).json().data.state).toBe('cancelled')
    expect(await kinds()).toEqual(['bookingConfirm'])
  })

  it('is over once the slot has begun', async () => {
    await confirm()
    stage.clock.now = new Date('2025-03-06T18:00:00Z')
    expect((await cancel()).statusCode).toBe(409)
    expect(await taken()).toBe(1)
  })
})

describe('the calendar file', () => {
  it('is there once it is confirmed, and takes it out of calendars once it is cancelled', async () => {
    const file = () => visitor.get(`${link}/calendar.ics`)
    expect((await file()).statusCode).toBe(404)
    await confirm()
    const answer = await file()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="calendar.ics"')
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nSUMMARY:La línea\r\n.*END:VCALENDAR\r\n$/s)
    const field = (name: string, text = '') => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]
    await cancel()
    const after = await file()
    expect(after.statusCode).toBe(200)
    expect([field('METHOD', after.body), field('STATUS', after.body)]).toEqual(['CANCEL', 'CANCELLED'])
    expect(field('UID', after.body)).toBe(field('UID', answer.body))
    expect(Number(field('SEQUENCE', after.body))).toBeGreaterThan(Number(field('SEQUENCE', answer.body)))
    const [mail] = await outbox(stage.db)
    expect(mail?.attachments[0]?.contentType).toContain('method=CANCEL')
    expect(mail?.attachments[0]?.content).toBe(after.body)
  })

  it('is never there for one that was cancelled before it was confirmed, nor in its mail', async () => {
    await cancel()
    expect((await visitor.get(`${link}/calendar.ics`)).statusCode).toBe(404)
    expect((await outbox(stage.db))[0]).toMatchObject({ kind: 'bookingCancelled', attachments: [] })
  })
})
