import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

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
  event = await anEvent(stage.db, { largest_party: 4 })
  slot = await aSlot(stage.db, event, { limit: 7 })
})

const taken = () => takenOf(stage.db, slot, stage.clock.now)
const book = (people: unknown, email = 'ana@example.org') =>
  visitor.post(url, aBooking(slot, { people, email }), elsewhere())
const slotNow = async () => (await visitor.get(`/api/places/${slot}`)).json().data

/** A party that has booked, and confirmed unless it is held. */
async function aParty(people: number, { email = 'ana@example.org', held = false } = {}) {
  const { id } = (await book(people, email)).json().data
  const link = `${url}/link/${await tokenFor(stage.db, email)}`
  if (!held) await visitor.post(`${link}/confirm`)
  return { id, link }
}

describe('a party', () => {
  it('books one place for each who comes; who says nothing comes alone', async () => {
    const answer = await book(3)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ people: 3, place: { event: { largest_party: 4 } } })
    expect(await slotNow()).toMatchObject({ limit: 7, count: 3 })
    await visitor.post(url, aBooking(slot, { email: 'bea@example.org' }), elsewhere())
    expect((await slotNow()).count).toBe(4)
  })

  it('may say how many as a form without scripts does', async () => {
    const form = aBooking(slot, { people: '2' })
    expect((await visitor.post(`${url}/byLink`, form, elsewhere())).statusCode).toBe(201)
    expect(await taken()).toBe(2)
  })

  it.each([0, -1, 1.5, 'dos', null])('of %j is no number of people', async (people) => {
    const answer = await book(people)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { people: [expect.any(String)] } })
    expect(await taken()).toBe(0)
  })

  it('of more than the event allows is told how many may come', async () => {
    const answer = await book(5)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ people: ['Hasta 4 personas por reserva.'] })
    expect(await taken()).toBe(0)
  })

  it('comes alone where the gallery says so', async () => {
    await gallery.patch(`/api/events/${event}`, { largest_party: 1 })
    expect((await book(2)).statusCode).toBe(422)
    expect((await book(1)).statusCode).toBe(201)
  })

  it('has to fit: with two places left it is told so, with the day as it is now', async () => {
    await book(4, 'una@example.org')
    await book(1, 'otra@example.org')
    const answer = await book(3)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      message: 'En ese turno quedan 2 lugares, y no alcanza.',
      slots: [{ id: slot, limit: 7, count: 5 }],
    })
    expect((await book(2)).statusCode).toBe(201)
    expect(await taken()).toBe(7)
  })

  it('holds all of its places until it confirms, and frees all of them when it does not', async () => {
    await aParty(4, { held: true })
    expect(await taken()).toBe(4)
    stage.clock.advance(2 * 3_600_000)
    expect(await taken()).toBe(0)
  })

  it('is the last to fit of many who ask at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((one) => book(3, `persona${one}@example.org`)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(await taken()).toBe(6)
  })

  it('stands in its mails and in its calendar', async () => {
    await aParty(3)
    const [mail] = await outbox(stage.db)
    expect(mail?.text).toContain('A nombre de Ana Paz, 3 personas')
    expect(mail?.attachments[0]?.content).toContain('La línea (3 personas)')
  })

  it('cannot move where too few places are left, and is shown no such time', async () => {
    const { link } = await aParty(3)
    const other = await aSlot(stage.db, event, { limit: 2, start: new Date('2025-03-06T20:00:00Z') })
    expect((await visitor.get(`${link}/times`)).json().data).toEqual([])
    const answer = await visitor.post(`${link}/move`, { place: other })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('quedan 2 lugares')
    expect(await taken()).toBe(3)
  })
})

describe('who comes', () => {
  it('changes: how many and under which name, with a mail and a newer calendar file', async () => {
    const { link } = await aParty(2)
    const before = await visitor.get(`${link}/calendar.ics`)
    const answer = await visitor.post(`${link}/party`, { people: 4, last_name: 'Sosa' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ state: 'confirmed', people: 4, last_name: 'Sosa' })
    expect(await taken()).toBe(4)
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingChanged', to: 'ana@example.org' })
    expect(mail?.subject).toContain('4 personas')
    expect(mail?.text).toContain('A nombre de Ana Sosa, 4 personas')
    const [was, is] = [before.body, mail?.attachments[0]?.content ?? ''].map((file) => ({
      uid: /UID:(.*)/.exec(file)?.[1],
      sequence: Number(/SEQUENCE:(.*)/.exec(file)?.[1]),
    }))
    expect(is?.uid).toBe(was?.uid)
    expect(is?.sequence).toBeGreaterThan(was?.sequence ?? 0)
  })

  it('gives places back, also in a time that was closed since', async () => {
    const { link } = await aParty(4)
    await gallery.patch(`/api/places/${slot}`, { unavailable: true })
    expect((await visitor.post(`${link}/party`, { people: 1 })).statusCode).toBe(200)
    expect(await taken()).toBe(1)
    expect((await visitor.post(`${link}/party`, { people: 2 })).statusCode).toBe(409)
    expect(await taken()).toBe(1)
  })

  it('cannot be more than fit, or than the event allows', async () => {
    const { link } = await aParty(2)
    await aParty(4, { email: 'bea@example.org' })
    expect((await visitor.post(`${link}/party`, { people: 5 })).statusCode).toBe(422)
    const answer = await visitor.post(`${link}/party`, { people: 4 })
    expect(answer.statusCode).toBe(409)
    expect((await visitor.post(`${link}/party`, { people: 3 })).statusCode).toBe(200)
    expect(await taken()).toBe(7)
  })

  it('is as it was: nothing is written', async () => {
    const { link } = await aParty(2)
    const mails = (await outbox(stage.db)).length
    expect((await visitor.post(`${link}/party`, { people: 2, first_name: 'Ana' })).statusCode).toBe(200)
    expect(await outbox(stage.db)).toHaveLength(mails)
  })

  it('keeps what is held no longer, and asks to confirm', async () => {
    const { link } = await aParty(2, { held: true })
    const { hold_until } = (await visitor.get(link)).json().data
    stage.clock.advance(3_600_000)
    const answer = await visitor.post(`${link}/party`, { people: 3 })
    expect(answer.json().data).toMatchObject({ state: 'held', people: 3, hold_until })
    expect((await outbox(stage.db))[0]?.text).toContain('/appointments/confirm/')
  })

  it('cannot change when it is cancelled, not held any more or over', async () => {
    const { link } = await aParty(2)
    await visitor.post(`${link}/cancel`)
    expect((await visitor.post(`${link}/party`, { people: 3 })).statusCode).toBe(409)
    const late = await aParty(2, { email: 'bea@example.org', held: true })
    stage.clock.advance(2 * 3_600_000)
    expect((await visitor.post(`${late.link}/party`, { people: 1 })).statusCode).toBe(409)
  })

  it('is changed by its owner, signed in, and by nobody else', async () => {
    const { id } = await aParty(2)
    const [ana, bea] = [stage.client(), stage.client()]
    await ana.signInAs({ email: 'ana@example.org' })
    await bea.signInAs({ email: 'bea@example.org' })
    expect((await bea.post(`${url}/${id}/party`, { people: 1 })).statusCode).toBe(404)
    expect((await ana.post(`${url}/${id}/party`, { people: 1 })).json().data).toMatchObject({ id, people: 1 })
    expect(await taken()).toBe(1)
  })

  it('tries thirty times in an hour at most', async () => {
    const { link } = await aParty(1)
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++) {
      statuses.push((await visitor.post(`${link}/party`, { people: 2 - (turn % 2) })).statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe('the gallery', () => {
  it('writes down a larger party than visitors may book, as long as it fits', async () => {
    const form = { place: slot, people: 7, first_name: 'Escuela', last_name: 'Normal 4' }
    expect((await gallery.post(`${url}/byHand`, form)).json().data).toMatchObject({ people: 7 })
    expect(await taken()).toBe(7)
    const one = { ...form, people: 1, last_name: 'Otra' }
    expect((await gallery.post(`${url}/byHand`, one)).statusCode).toBe(409)
  })

  it('changes how many come; they are told', async () => {
    const { id } = await aParty(2)
    expect((await gallery.patch(`${url}/${id}`, { people: 8 })).statusCode).toBe(409)
    expect((await gallery.patch(`${url}/${id}`, { people: 6 })).json().data).toMatchObject({ people: 6 })
    expect((await outbox(stage.db))[0]).toMatchObject({ kind: 'bookingChanged', to: 'ana@example.org' })
    expect(await taken()).toBe(6)
  })

  it('cannot make a party larger than fits, whatever else it changes', async () => {
    const { id } = await aParty(2)
    const both = await gallery.patch(`${url}/${id}`, { people: 8, confirmed: false })
    expect(both.statusCode).toBe(409)
    await gallery.delete(`${url}/${id}`)
    expect((await gallery.patch(`${url}/${id}`, { people: 3 })).statusCode).toBe(409)
    expect(await taken()).toBe(0)
  })

  it('moves a party and then changes how many come: one mail tells of both', async () => {
    const { id } = await aParty(2)
    const other = await aSlot(stage.db, event, { start: new Date('2025-03-06T20:00:00Z') })
    await gallery.patch(`${url}/${id}`, { place: other })
    await gallery.patch(`${url}/${id}`, { people: 3 })
    const [mail, ...before] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingMoved', due_at: stage.clock.now })
    expect(mail?.text).toContain('15:00')
    expect(mail?.text).toContain('17:00 - 17:45')
    expect(mail?.text).toContain('3 personas')
    expect(before.filter(({ kind }) => kind === 'bookingMoved')).toHaveLength(0)
  })

  it('moves a party that grows into a slot whose limit changes, all at once: nobody waits in a circle', async () => {
    const { id, link } = await aParty(1)
    const other = await aSlot(stage.db, event, { start: new Date('2025-03-06T20:00:00Z') })
    for (let round = 0; round < 25; round += 1) {
      const [place, from] = round % 2 === 0 ? [other, slot] : [slot, other]
      const answers = await Promise.all([
        visitor.post(`${link}/party`, { people: 1 + (round % 3) }),
        gallery.patch(`${url}/${id}`, { place, from }),
        gallery.patch(`/api/places/${place}`, { limit: 7 - (round % 2) }),
      ])
      for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
    }
  })

  it('takes back how many come, in the history', async () => {
    const { id } = await aParty(2)
    await gallery.patch(`${url}/${id}`, { people: 5 })
    const [entry] = (await gallery.get('/api/activity?kind=appointment')).json().data
    expect((await gallery.post(`/api/activity/${entry.id}/revert`, {})).statusCode).toBe(200)
    expect(await taken()).toBe(2)
  })

  it('cannot take back a limit to less than the people who have a place', async () => {
    await gallery.patch(`/api/places/${slot}`, { limit: 2 })
    await gallery.patch(`/api/places/${slot}`, { limit: 7 })
    await aParty(4)
    const { data } = (await gallery.get('/api/activity')).json()
    const [raised] = data.filter((entry: { record: { kind: string } }) => entry.record.kind === 'event')
    const answer = await gallery.post(`/api/activity/${raised.id}/revert`, {})
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Así como estaba ya no puede ser')
    expect((await slotNow()).limit).toBe(7)
  })

  it('cannot lower a limit under the people who have a place', async () => {
    await aParty(3)
    const answer = await gallery.patch(`/api/places/${slot}`, { limit: 2 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.limit[0]).toContain('3 personas')
    expect((await gallery.patch(`/api/places/${slot}`, { limit: 3 })).statusCode).toBe(200)
  })

  it('sees people and bookings apart', async () => {
    await aParty(3)
    await aParty(2, { email: 'bea@example.org', held: true })
    const agenda = await gallery.get('/api/places/agenda?from=2025-03-06&days=1')
    expect(agenda.json().data).toMatchObject([
      { count: 5, bookings: 2, unconfirmed: 1, names: ['A. Paz +2', 'A. Paz +1'] },
    ])
  })
})
