import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anonymiseBookings } from '../appointments/anonymising.ts'
import { binEvent } from '../events/changes.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/places'
const minute = 60_000
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let event: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

const slotAt = (hour: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  event_id: event,
  start: `2025-03-10T${hour}:00:00Z`,
  end: `2025-03-10T${hour}:45:00Z`,
  limit: 4,
  ...changes,
})
const listed = async () =>
  (await gallery.get(url)).json().data.map((slot: { id: number }) => slot.id) as number[]
const book = async (place: number, email: string) => {
  const answer = await visitor.post('/api/appointments', aBooking(place, { email }), elsewhere())
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

describe('many slots at once', () => {
  it('are created, and take the place of empty ones', async () => {
    const old = await aSlot(stage.db, event, { start: new Date('2025-03-10T15:00:00Z') })
    const answer = await gallery.post(`${url}/many`, { slots: [slotAt(15), slotAt(16)], replace: [old] })
    expect(answer.statusCode).toBe(201)
    const created = answer.json().data
    expect(created).toMatchObject([
      { start: '2025-03-10T15:00:00.000Z', limit: 4, count: 0 },
      { start: '2025-03-10T16:00:00.000Z' },
    ])
    expect(await listed()).toEqual(created.map(({ id }: { id: number }) => id))
  })

  it('are a thousand at most, all or none', async () => {
    const season = Array.from({ length: 1_000 }, () => slotAt(15))
    const answer = await gallery.post(`${url}/many`, { slots: season })
    expect([answer.statusCode, answer.json().data.length]).toEqual([201, 1_000])
    expect((await gallery.post(`${url}/many`, { slots: [...season, slotAt(15)] })).statusCode).toBe(422)
    expect((await gallery.post(`${url}/many`, { slots: [] })).statusCode).toBe(422)
  })

  it('wait for who takes their event away at that moment', async () => {
    const asked = await stage.db.transaction(async (tx) => {
      await tx.select().from(events).where(eq(events.id, event)).for('no key update')
      const answer = gallery.post(url, slotAt(15))
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      await binEvent(tx, event, { now: stage.clock.now, by: null })
      return { answer }
    })
    expect((await asked.answer).statusCode).toBe(422)
  })

  it('are refused when one of those to replace was booked meanwhile, and it is said which', async () => {
    const empty = await aSlot(stage.db, event)
    const old = await aSlot(stage.db, event)
    await book(old, 'ana@example.org')
    const answer = await gallery.post(`${url}/many`, { slots: [slotAt(15)], replace: [empty, old] })
    expect([answer.statusCode, answer.json().slots]).toMatchObject([409, [{ id: old, count: 1 }]])
    expect(await listed()).toEqual([empty, old])
  })

  it('are refused with one that is wrong', async () => {
    const fieldsOf = async (body: object) => {
      const answer = await gallery.post(`${url}/many`, body)
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
    }
    const backwards = slotAt(15, { end: '2025-03-10T14:00:00Z' })
    expect(await fieldsOf({ slots: [slotAt(15), backwards] })).toEqual([422, ['end']])
    expect(await fieldsOf({ slots: [slotAt(15), slotAt(16, { event_id: 4711 })] })).toEqual([
      422,
      ['event_id'],
    ])
    expect(await fieldsOf({ slots: [slotAt(15)], replace: [4711] })).toEqual([404, []])
    expect(await listed()).toEqual([])
  })
})

describe('a removal', () => {
  let empty: number
  let booked: number
  let kept: number

  beforeEach(async () => {
    empty = await aSlot(stage.db, event)
    booked = await aSlot(stage.db, event)
    kept = await aSlot(stage.db, event)
    await book(booked, 'ana@example.org')
    await book(booked, 'otra@example.org')
    await book(kept, 'ana@example.org')
  })
  const remove = (changes: Readonly<Record<string, unknown>> = {}) =>
    gallery.post(`${url}/remove`, {
      remove: [empty, booked],
      close: [kept],
      notify: true,
      reason_es: 'Se rompió un caño <ayer>.',
      reason_en: '',
      ...changes,
    })
  const undo = (id: number) => gallery.post(`${url}/removals/${id}/undo`)
  const cancellations = async () => (await outbox(stage.db)).filter(({ kind }) => kind === 'bookingCancelled')

  it('bins slots, cancels their bookings, closes others, and mails after five minutes', async () => {
    const answer = await remove()
    const final_at = new Date(stage.clock.now.getTime() + 5 * minute).toISOString()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { removal: { id: 1, final_at }, removed: 2, closed: 1, cancelled: 2 } },
    ])
    expect((await gallery.get(url)).json().data).toMatchObject([{ id: kept, unavailable: true, count: 1 }])
    expect(await takenOf(stage.db, booked, stage.clock.now)).toBe(0)
    const mails = await cancellations()
    expect(mails.map(({ to }) => to).sort()).toEqual(['ana@example.org', 'otra@example.org'])
    expect(mails[0]?.due_at.toISOString()).toBe(final_at)
    expect(mails[0]?.text).toContain('Se rompió un caño <ayer>.')
    expect(mails[0]?.html).toContain('Se rompió un caño &lt;ayer&gt;.')
  })

  it('mails the way to what is left of the event, which is neither gone nor closed', async () => {
    await remove()
    expect((await cancellations())[0]?.text).toContain('Ir al inicio:')
    await aSlot(stage.db, event)
    await remove({ remove: [kept], close: [] })
    expect((await cancellations())[0]?.text).toMatch(/Elegir otro turno:\n\S+#visit$/m)
  })

  it('is undone as if it had never been', async () => {
    const before = (await gallery.get(url)).json()
    const { removal } = (await remove()).json().data
    stage.clock.advance(5 * minute - 1)
    const answer = await undo(removal.id)
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Volvieron 3 turnos con sus reservas. No salió ningún mail.',
    ])
    expect((await gallery.get(url)).json()).toEqual(before)
    expect(await cancellations()).toEqual([])
    expect((await undo(removal.id)).statusCode).toBe(409)
  })

  it('gives no place back to who was forgotten since', async () => {
    const { removal } = (await remove()).json().data
    await anonymiseBookings(stage.db, eq(appointments.email, 'ana@example.org'), stage.clock.now)
    expect((await undo(removal.id)).statusCode).toBe(200)
    expect(await takenOf(stage.db, booked, stage.clock.now)).toBe(1)
    const bookings = await stage.db.select().from(appointments).where(eq(appointments.slot_id, booked))
    expect(bookings.filter(({ cancelled_at }) => cancelled_at === null)).toMatchObject([
      { email: 'otra@example.org' },
    ])
  })

  it('is for good once its mails are due', async () => {
    const { removal } = (await remove()).json().data
    stage.clock.advance(5 * minute)
    const answer = await undo(removal.id)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Los mails ya salieron: ese borrado no se puede deshacer.',
    ])
    expect(await listed()).toEqual([kept])
    expect((await undo(4711)).statusCode).toBe(404)
  })

  it('is not undone over a slot that came back in another way', async () => {
    const { removal } = (await remove()).json().data
    expect((await gallery.post(`${url}/${empty}/restore`)).statusCode).toBe(200)
    expect((await undo(removal.id)).statusCode).toBe(409)
    expect(await listed()).toEqual([empty, kept])
    expect(await cancellations()).toHaveLength(2)
  })

  describe('of all that an event has', () => {
    const all = { remove: [0, 0, 0], close: [] }
    beforeEach(() => {
      all.remove = [empty, booked, kept]
    })
    const live = () => stage.db.$count(appointments, isNull(appointments.cancelled_at))

    it('is not undone once the event is in the bin, nor hidden: nobody comes back there', async () => {
      const { removal } = (await remove(all)).json().data
      const refused = async () => {
        const answer = await undo(removal.id)
        expect([answer.statusCode, answer.json().message]).toEqual([
          409,
          'Esos turnos o su evento cambiaron desde entonces. Revisá la agenda.',
        ])
        expect(await live()).toBe(0)
        expect(await cancellations()).toHaveLength(3)
      }
      expect((await gallery.delete(`/api/events/${event}`)).statusCode).toBe(200)
      await refused()
      expect((await gallery.post(`/api/events/${event}/restore`)).statusCode).toBe(200)
      expect((await gallery.patch(`/api/events/${event}`, { active: false })).statusCode).toBe(200)
      await refused()
      expect((await gallery.patch(`/api/events/${event}`, { active: true })).statusCode).toBe(200)
      expect((await undo(removal.id)).statusCode).toBe(200)
      expect(await live()).toBe(3)
    })

    it('waits for who deletes the event at that moment', async () => {
      const { removal } = (await remove(all)).json().data
      const asked = await stage.db.transaction(async (tx) => {
        await binEvent(tx, event, { now: stage.clock.now, by: null })
        const answer = undo(removal.id)
        await expect.poll(() => countWaiting(stage.db)).toBe(1)
        return { answer }
      })
      expect((await asked.answer).statusCode).toBe(409)
      expect(await live()).toBe(0)
    })
  })

  it('of empty slots is undone in a hidden event too', async () => {
    const hidden = await anEvent(stage.db, { active: false })
    const quiet = await aSlot(stage.db, hidden)
    const { removal } = (await remove({ remove: [quiet], close: [] })).json().data
    expect((await undo(removal.id)).statusCode).toBe(200)
    expect(await listed()).toContain(quiet)
  })

  it('leaves closed what was closed before', async () => {
    await gallery.patch(`${url}/${kept}`, { unavailable: true })
    const { removal } = (await remove()).json().data
    await undo(removal.id)
    expect((await gallery.get(`${url}/${kept}`)).json().data.unavailable).toBe(true)
  })

  it('tells nobody only when there is nobody to tell', async () => {
    const answer = await remove({ notify: false })
    expect([answer.statusCode, await listed()]).toEqual([409, [empty, booked, kept]])
    expect((await remove({ remove: [empty], notify: false })).json().data).toMatchObject({
      removed: 1,
      cancelled: 0,
    })
    expect((await remove({ remove: [empty] })).statusCode).toBe(404)
  })

  it('leaves alone who came already', async () => {
    stage.clock.now = new Date('2025-03-06T18:10:00Z')
    expect((await remove()).json().data.cancelled).toBe(0)
    expect(await cancellations()).toEqual([])
  })

  it('takes no slot away while people are in it; afterwards nobody hears of it', async () => {
    await stage.db
      .update(appointments)
      .set({ confirmed_at: stage.clock.now })
      .where(eq(appointments.slot_id, booked))
    stage.clock.now = new Date('2025-03-06T18:10:00Z')
    const answer = await remove()
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Hay 2 reservas en lo que querés borrar. Cancelá las reservas primero, o cerrá el turno para que nadie más reserve.',
    ])
    expect((await remove({ notify: false })).statusCode).toBe(409)
    expect(await listed()).toEqual([empty, booked, kept])
    const closing = await remove({ remove: [empty], close: [booked] })
    expect(closing.json().data).toMatchObject({ removed: 1, closed: 1, cancelled: 0 })

    stage.clock.now = new Date('2025-03-06T18:45:00Z')
    const over = await remove({ remove: [booked], close: [] })
    expect(over.json().data).toMatchObject({ removed: 1, cancelled: 0 })
    expect(await cancellations()).toEqual([])
  })
})

describe('one slot', () => {
  it('comes back from the bin', async () => {
    const slot = await aSlot(stage.db, event)
    expect((await gallery.post(`${url}/${slot}/restore`)).statusCode).toBe(404)
    await gallery.delete(`${url}/${slot}`)
    const answer = await gallery.post(`${url}/${slot}/restore`)
    expect([answer.statusCode, answer.json().data.id]).toEqual([200, slot])
    expect(await listed()).toEqual([slot])
  })
})

describe('the calendar', () => {
  it('shows the slots of a window with their events and who comes', async () => {
    const slot = await aSlot(stage.db, event)
    const quiet = await aSlot(stage.db, await anEvent(stage.db, { active: false, color: 'green' }))
    await aSlot(stage.db, event, { start: new Date('2025-03-13T18:00:00Z') })
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await book(slot, email)
    await gallery.patch('/api/appointments/1', { confirmed: true })
    await gallery.delete('/api/appointments/2')
    const answer = await gallery.get(`${url}/agenda?from=2025-03-06&days=7`)
    expect(answer.json().data).toMatchObject([
      { id: slot, count: 2, unconfirmed: 1, names: ['A. Paz', 'A. Paz'], event: { id: event, color: 'red' } },
      { id: quiet, count: 0, unconfirmed: 0, names: [], event: { color: 'green' } },
    ])
    const one = (await gallery.get(`${url}/agenda?from=2025-03-06&event=${event}`)).json().data
    expect(one.map(({ id }: { id: number }) => id)).toEqual([slot])
  })
})
