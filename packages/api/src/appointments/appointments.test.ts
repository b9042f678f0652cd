import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createAppointments } from './changes.queries.ts'

const url = '/api/appointments'
const hour = 3_600_000
let stage: TestApp
let visitor: TestClient
let ana: TestClient
let gallery: TestClient
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event)
  visitor = stage.client()
  ana = stage.client()
  gallery = stage.client()
  await ana.signInAs({ email: 'ana@example.org' })
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

const ids = (answer: { json(): { data: { id: number }[] } }) => answer.json().data.map(({ id }) => id)

/** Books and gives the id. */
async function book(client: TestClient, changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const answer = await client.post(url, aBooking(slot, changes), elsewhere())
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

describe("one's own reservations", () => {
  it('are those made while signed in, and those made with the own address', async () => {
    const elsewhere = await book(ana, { email: 'trabajo@example.org' })
    const addressed = await book(visitor)
    const other = await book(visitor, { email: 'otra@example.org' })
    const answer = await ana.get(url)
    expect(ids(answer)).toEqual([elsewhere, addressed])
    expect((await ana.get(`${url}/${addressed}`)).json().data).toEqual(answer.json().data[1])
    expect((await ana.get(`${url}/${other}`)).statusCode).toBe(404)
    expect(Object.keys(answer.json().data[0])).toEqual([
      'id',
      'confirmed',
      'hold_until',
      'offered',
      'people',
      'needs',
      'school',
      'start',
      'end',
      'place',
      'first_name',
      'last_name',
      'confirmable',
    ])
  })

  it('leave out what expired or was cancelled', async () => {
    const id = await book(ana)
    expect((await ana.delete(`${url}/${id}`)).json()).toEqual({ message: 'Cancelamos tu reserva' })
    await book(ana)
    expect(ids(await ana.get(url))).toHaveLength(1)
    stage.clock.advance(2 * hour)
    expect(ids(await ana.get(url))).toEqual([])
  })

  it('are seen one by one, without contact data', async () => {
    const id = await book(ana)
    const answer = await ana.get(`${url}/${id}`)
    expect(answer.json().data).toMatchObject({ id, confirmed: false })
    expect(answer.json().data).not.toHaveProperty('email')
  })

  it('are cancelled by their owner, with a mail, and twice without harm', async () => {
    const id = await book(ana)
    expect((await ana.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect((await ana.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
    const mails = await outbox(stage.db)
    expect(mails.map(({ kind }) => kind)).toEqual(['bookingCancelled', 'bookingConfirm'])
    expect(mails[0]?.subject).toContain('Cancelaste tu turno')
  })

  it('exist for nobody else', async () => {
    const id = await book(visitor, { email: 'otra@example.org' })
    expect((await ana.get(`${url}/${id}`)).statusCode).toBe(404)
    expect((await ana.delete(`${url}/${id}`)).statusCode).toBe(404)
    expect((await ana.delete(`${url}/4711`)).statusCode).toBe(404)
    expect((await ana.patch(`${url}/${id}`, { confirmed: true })).statusCode).toBe(403)
    expect((await ana.get(`${url}?all=1`)).statusCode).toBe(403)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('need somebody who is signed in', async () => {
    const id = await book(visitor)
    const answers = [
      await visitor.get(url),
      await visitor.get(`${url}?all=1`),
      await visitor.get(`${url}/${id}`),
      await visitor.delete(`${url}/${id}`),
      await visitor.patch(`${url}/${id}`, { confirmed: true }),
      await visitor.patch(`${url}/${id}`, '{'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(6).fill(401))
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('cannot be cancelled by a form of another site', async () => {
    const id = await book(ana)
    const answer = await ana.delete(`${url}/${id}`, { headers: { 'x-xsrf-token': '' } })
    expect(answer.statusCode).toBe(403)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })
})

describe('the reservations of the gallery', () => {
  it('are everybody’s, with contact data, by window and slot', async () => {
    const other = await aSlot(stage.db, event, { start: new Date('2025-03-20T18:00:00Z') })
    const first = await book(visitor, { comments: 'Con sillas' })
    const second = await book(visitor, { place: other, email: 'otra@example.org' })
    await gallery.delete(`${url}/${first}`)
    const all = await gallery.get(`${url}?all=1`)
    expect(ids(all)).toEqual([first, second])
    expect(all.json().data[0]).toMatchObject({
      email: 'ana@example.org',
      comments: 'Con sillas',
      cancelled_at: stage.clock.now.toISOString(),
    })
    expect(ids(await gallery.get(`${url}?all=1&from=2025-03-20&days=1`))).toEqual([second])
    expect(ids(await gallery.get(`${url}?all=1&place=${slot}`))).toEqual([first])
    expect(ids(await gallery.get(url))).toEqual([])
    expect((await gallery.get(`${url}/${second}`)).json().data.phone).toBe('11 4832-1107')
    expect((await gallery.get(`${url}?all=maybe`)).statusCode).toBe(422)
  })

  it('are cancelled in the name of the gallery', async () => {
    const id = await book(visitor)
    await gallery.delete(`${url}/${id}`)
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingCancelled', to: 'ana@example.org' })
    expect(mail?.subject).not.toContain('Cancelaste')
  })

  it('are confirmed, which mails a link; the one before leads to the booking as it is now', async () => {
    const id = await book(visitor)
    const old = await tokenFor(stage.db, 'ana@example.org')
    const answer = await gallery.patch(`${url}/${id}`, { confirmed: true })
    expect(answer.json().data).toMatchObject({ id, confirmed: true })
    expect((await outbox(stage.db))[0]?.kind).toBe('bookingConfirmed')
    const current = await tokenFor(stage.db, 'ana@example.org')
    expect(current).not.toBe(old)
    for (const link of [old, current]) {
      expect((await visitor.get(`${url}/link/${link}`)).json().data.state).toBe('confirmed')
    }
  })

  it('lose their confirmation, and hold the place again for a while', async () => {
    const id = await book(visitor)
    await gallery.patch(`${url}/${id}`, { confirmed: true })
    stage.clock.advance(3 * hour)
    await gallery.patch(`${url}/${id}`, { confirmed: false })
    expect((await outbox(stage.db))[0]?.kind).toBe('bookingConfirm')
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    stage.clock.advance(2 * hour)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
  })

  it('are corrected without a mail', async () => {
    const id = await book(visitor)
    const answer = await gallery.patch(`${url}/${id}`, { last_name: 'Paz Soldán', phone: '11 5555-0000' })
    expect(answer.json().data).toMatchObject({ first_name: 'Ana', last_name: 'Paz Soldán', confirmed: false })
    expect(await outbox(stage.db)).toHaveLength(1)
    const [row] = await stage.db.select().from(appointments)
    expect(row?.updated_by).toBe(2)
  })

  it('are moved where there are places, with a mail that says when now', async () => {
    const id = await book(visitor)
    const other = await aSlot(stage.db, event, { start: new Date('2025-03-07T13:30:00Z'), limit: 1 })
    const answer = await gallery.patch(`${url}/${id}`, { place: other })
    expect(answer.json().data).toMatchObject({ place: { id: other }, confirmed: false })
    expect((await outbox(stage.db))[0]?.text).toContain('10:30')
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
    expect(await takenOf(stage.db, other, stage.clock.now)).toBe(1)
  })

  it('are reached after a move by every link that was ever mailed', async () => {
    const id = await book(visitor)
    const first = await tokenFor(stage.db, 'ana@example.org')
    const other = await aSlot(stage.db, event, { start: new Date('2025-03-07T13:30:00Z') })
    await gallery.patch(`${url}/${id}`, { place: other })
    const second = await tokenFor(stage.db, 'ana@example.org')
    await gallery.patch(`${url}/${id}`, { place: slot })
    const there = (await visitor.get(`${url}/link/${first}`)).json().data
    expect(there).toMatchObject({ start: '2025-03-06T18:00:00.000Z', place: { id: slot } })
    expect((await visitor.get(`${url}/link/${second}`)).json().data).toEqual(there)
    expect((await visitor.post(`${url}/link/${first}/confirm`)).json().data.state).toBe('confirmed')
    expect((await visitor.post(`${url}/link/${second}/cancel`)).json().data.state).toBe('cancelled')
  })

  it('are not moved, confirmed or revived beyond what there is', async () => {
    const id = await book(visitor)
    const full = await aSlot(stage.db, event, { limit: 1 })
    await book(visitor, { place: full, email: 'otra@example.org' })
    const moved = await gallery.patch(`${url}/${id}`, { place: full })
    expect(moved.statusCode).toBe(409)
    expect(moved.json().slots).toHaveLength(2)
    expect((await gallery.patch(`${url}/${id}`, { place: 4711 })).statusCode).toBe(404)

    const twice = await aSlot(stage.db, event)
    await book(visitor, { place: twice })
    const again = await gallery.patch(`${url}/${id}`, { place: twice })
    expect(again.json().errors).toEqual({ place: ['Esa persona ya tiene una reserva en ese turno.'] })

    stage.clock.advance(2 * hour)
    await book(visitor, { place: full, email: 'tres@example.org' })
    expect((await gallery.patch(`${url}/2`, { confirmed: true })).statusCode).toBe(409)

    await gallery.delete(`${url}/${id}`)
    for (const change of [{ confirmed: true }, { place: twice }]) {
      expect((await gallery.patch(`${url}/${id}`, change)).statusCode).toBe(409)
    }
    const [row] = await stage.db.select().from(appointments).where(eq(appointments.id, id))
    expect(row).toMatchObject({ slot_id: slot, confirmed_at: null })
  })

  it.each([
    ['a phone in words', { phone: 'no' }, 'phone'],
    ['an empty name', { first_name: '' }, 'first_name'],
    ['a yes in words', { confirmed: 'yes' }, 'confirmed'],
  ])('refuse %s: 422', async (_, change, field) => {
    const id = await book(visitor)
    const answer = await gallery.patch(`${url}/${id}`, change)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  it('cannot be changed when there are none', async () => {
    expect((await gallery.patch(`${url}/4711`, { confirmed: true })).statusCode).toBe(404)
    expect((await gallery.get(`${url}/4711`)).statusCode).toBe(404)
  })
})

describe('bookings that are loaded', () => {
  it('come in without a mail and count like any other', async () => {
    const booking = {
      slot,
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Paz',
      phone: '11 4832-1107',
      comments: '',
      language: 'es' as const,
      hold_until: null,
      confirmed_at: stage.clock.now,
      created_at: stage.clock.now,
    }
    const loaded = await createAppointments(stage.db, [booking, { ...booking, confirmed_at: null }])
    expect(loaded).toEqual([1, 2])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    expect(await outbox(stage.db)).toEqual([])
  })
})
