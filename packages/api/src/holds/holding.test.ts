import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAppointments } from '../appointments/changes.queries.ts'
import { holds } from '../tables/holds.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { newAddress, type TestClient } from '../testing/client.ts'
import { solveGuard, solveRefusal } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { keepHold } from './holds.queries.ts'

const url = '/api/appointments'
const minute = 60_000
const hour = 60 * minute
let stage: TestApp
let event: number
let slot: number
let visitor: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 1_000, start: new Date('2025-03-20T18:00:00Z') })
  visitor = stage.client()
})
afterAll(() => stage.close())

let people = 0
/** Somebody whose mailbox nobody else has. */
function somebody(): string {
  people += 1
  return `persona${people}@example.org`
}

/** Another slot with places to spare. */
const another = () => aSlot(stage.db, event, { limit: 1_000, start: new Date('2025-03-20T18:00:00Z') })

const ask = (email: string, client = visitor, changes = {}, ip?: string) =>
  client.post(url, aBooking(slot, { email, ...changes }), ip === undefined ? {} : { ip })

/** Books as the site does: where the answer is a puzzle, with its solution. */
async function book(email: string, client = visitor, ip?: string) {
  const answer = await ask(email, client, {}, ip)
  return answer.statusCode === 428 ? ask(email, client, { proof: await solveRefusal(answer) }, ip) : answer
}

/** Holds more places as if the visitor had just booked them: quicker than a proof for each. */
async function holdMore(count: number): Promise<void> {
  const { now } = stage.clock
  const [known] = await stage.db.select().from(holds).orderBy(desc(holds.appointment_id)).limit(1)
  if (!known) throw new Error('The visitor has not booked yet')
  const hold_until = new Date(now.getTime() + 2 * hour)
  const person = {
    first_name: 'Ana',
    last_name: 'Paz',
    phone: '11 4832-1107',
    comments: '',
    language: 'es',
  } as const
  const more = Array.from({ length: count }, () => {
    const email = somebody()
    return { ...person, slot, email, hold_until, confirmed_at: null, created_at: now }
  })
  for (const [time, id] of (await createAppointments(stage.db, more)).entries()) {
    const asker = { visitor: known.visitor, mailbox: `${time}`, proven: false, trusted: false }
    await keepHold(stage.db, id, asker, hold_until)
  }
}

const confirm = async (email: string) =>
  stage.client().post(`${url}/link/${await tokenFor(stage.db, email)}/confirm`)

const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
]

describe('a visitor', () => {
  it('books the first with nothing, the second with work', async () => {
    expect((await ask(somebody())).statusCode).toBe(201)
    const refused = await ask('segunda@example.org')
    expect(said(refused)).toEqual([
      428,
      'No pudimos comprobar que la reserva la haga una persona. Recargá la página y probá de nuevo.',
    ])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    const proof = await solveRefusal(refused)
    expect((await ask('segunda@example.org', visitor, { proof })).statusCode).toBe(201)
    expect((await ask(somebody(), visitor, { proof })).statusCode, 'it serves once').toBe(428)
    const other = await solveGuard(visitor)
    expect((await ask(somebody(), visitor, { proof: other })).statusCode, 'of the contact form').toBe(428)
    for (const odd of ['', 'x', Buffer.from('{}').toString('base64')])
      expect((await ask(somebody(), visitor, { proof: odd })).statusCode).toBe(428)
  })

  it('is one, whichever address of an IPv6 network of 64 bits asks', async () => {
    expect((await ask(somebody(), visitor, {}, '2001:db8:1:2::1')).statusCode).toBe(201)
    expect((await ask(somebody(), visitor, {}, '2001:db8:1:2:aaaa::9')).statusCode).toBe(428)
    expect((await ask(somebody(), visitor, {}, '2001:db8:1:3::1')).statusCode).toBe(201)
  })

  it('is told that a slot is full before any work', async () => {
    await ask(somebody())
    slot = await aSlot(stage.db, event, { limit: 0 })
    expect((await ask(somebody())).statusCode).toBe(409)
  })

  it('cannot hold every place: 150 bookings in a row are stopped, and their mails', async () => {
    const statuses: number[] = []
    await ask(somebody())
    await holdMore(27)
    for (let time = 0; time < 3; time += 1) statuses.push((await book(somebody())).statusCode)
    for (let time = 0; time < 122; time += 1) statuses.push((await ask(somebody())).statusCode)
    expect(statuses).toEqual([201, 201, ...Array<number>(123).fill(429)])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(30)
    expect(await outbox(stage.db), 'but for those that were not asked for').toHaveLength(3)
  })

  it('is counted by people: thirty of them, however few bookings they come on', async () => {
    await ask(somebody(), visitor, { people: 6 })
    await holdMore(23)
    expect((await book(somebody())).statusCode).toBe(201)
    expect((await book(somebody())).statusCode).toBe(429)
  })

  it('cannot do so by small bookings that grow, nor by one more that is large', async () => {
    const answer = await ask('grows@example.org')
    await holdMore(27)
    const link = `${url}/link/${await tokenFor(stage.db, 'grows@example.org')}`
    expect(answer.statusCode).toBe(201)
    expect((await visitor.post(`${link}/party`, { people: 4 })).statusCode).toBe(429)
    expect((await visitor.post(`${link}/party`, { people: 3 })).statusCode).toBe(200)
    expect((await book(somebody())).statusCode).toBe(429)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(30)
  })

  it('cannot do so by asking for all of them at once', async () => {
    const client = stage.client()
    await client.get('/healthz')
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(somebody(), client)))
    const booked = answers.filter(({ statusCode }) => statusCode === 201)
    expect(booked).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 428)).toHaveLength(39)
    expect(await outbox(stage.db)).toHaveLength(1)
  })

  it('goes on once some are confirmed; others, elsewhere or signed in, never notice', async () => {
    await ask('primera@example.org')
    await holdMore(29)
    expect(said(await ask(somebody()))).toEqual([
      429,
      'Desde tu conexión ya hay muchas reservas sin confirmar. Confirmá las tuyas desde el mail, o ingresá con tu mail y reservá ahora.',
    ])
    const english = { headers: { 'accept-language': 'en' } }
    expect((await visitor.post(url, aBooking(slot), english)).json().message).toBe(
      'Many bookings from your connection wait to be confirmed. Confirm yours from the e-mail, or sign in with your e-mail address and book now.'
    )
    expect((await ask(somebody(), stage.client())).statusCode).toBe(201)
    await visitor.signInAs({ email: 'ana@example.org' })
    expect((await ask('otra@example.org')).statusCode, 'for somebody else').toBe(429)
    expect((await ask('ana@example.org')).statusCode).toBe(201)
    expect((await confirm('primera@example.org')).statusCode).toBe(200)
    expect((await book('otra@example.org')).statusCode).toBe(201)
  })
})

describe('a mailbox', () => {
  it('holds five places at once, from wherever and however it is spelled', async () => {
    const spellings = [
      'ana@gmail.com',
      'a.na@gmail.com',
      'ana+1@gmail.com',
      'an.a+2@googlemail.com',
      'a.n.a@gmail.com',
    ]
    for (const email of spellings) {
      slot = await another()
      expect((await ask(email, stage.client())).statusCode).toBe(201)
    }
    slot = await another()
    expect(said(await ask('a.n.a+3@gmail.com', stage.client()))).toEqual([
      429,
      'Ya hay varias reservas sin confirmar con este mail. Confirmá las que quieras desde los mails que te mandamos y después seguí reservando.',
    ])
    await confirm('ana@gmail.com')
    expect((await ask('a.n.a+3@gmail.com', stage.client())).statusCode).toBe(201)
  })

  it('gets no more than that by corrected addresses', async () => {
    for (let time = 0; time < 5; time += 1) {
      slot = await another()
      expect((await ask(`ana+${time}@example.org`, stage.client())).statusCode).toBe(201)
    }
    slot = await another()
    const { key } = (await ask('bea@example.org')).json().data
    const answer = await visitor.post(`${url}/booked/address`, { key, email: 'ana@example.org' })
    expect(answer.statusCode).toBe(429)
  })
})

describe('a hold that nobody confirms', () => {
  const lapse = () => stage.clock.advance(2 * hour)

  it('costs the next one for a while, twice as long each time, and no more than twelve hours', async () => {
    for (const minutes of [5, 10, 20]) {
      expect((await book(somebody())).statusCode).toBe(201)
      lapse()
      const refused = await ask(somebody())
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(minutes * 60)])
      expect(refused.json().message).toContain(`Probá de nuevo en ${minutes} minutos, o ingresá con tu mail`)
      stage.clock.advance(minutes * minute)
    }
    await holdMore(9)
    lapse()
    const refused = await ask(somebody())
    expect(refused.headers['retry-after']).toBe(String(12 * 3_600))
    expect(refused.json().message).toContain('en 12 horas')
  })

  it('costs its mailbox too, wherever it is booked from, but not who is signed in with it', async () => {
    await ask('ana+1@example.org', stage.client())
    lapse()
    const refused = await ask('ana@example.org')
    expect(said(refused)).toEqual([
      429,
      'Quedaron reservas sin confirmar con este mail. Probá de nuevo en 5 minutos, o ingresá con tu mail y reservá ahora.',
    ])
    await visitor.signInAs({ email: 'ana@example.org' })
    expect((await ask('ana@example.org')).statusCode).toBe(201)
  })

  it('is made up for by a confirmed one: a school where some forget books on', async () => {
    await ask('una@example.org')
    await book('otra@example.org')
    await confirm('una@example.org')
    lapse()
    expect((await book('mas@example.org')).statusCode).toBe(201)
  })

  it('is cleared by confirming it late', async () => {
    await ask('una@example.org')
    lapse()
    expect((await ask(somebody())).statusCode).toBe(429)
    await confirm('una@example.org')
    expect((await book(somebody())).statusCode).toBe(201)
  })

  it('costs nothing when who booked cancels it', async () => {
    await ask('una@example.org')
    await stage.client().post(`${url}/link/${await tokenFor(stage.db, 'una@example.org')}/cancel`)
    lapse()
    expect((await book(somebody())).statusCode).toBe(201)
  })

  it('is forgotten a day later, and nothing in the table is an address', async () => {
    const ip = newAddress()
    await ask('una@example.org', visitor, {}, ip)
    const kept = await stage.db.select().from(holds)
    expect(kept).toMatchObject([{ visitor: expect.stringMatching(/^[\da-f]{32}$/) }])
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`una|example|${ip}`))
    stage.clock.advance(26 * hour)
    expect((await ask('otra@example.org', visitor, {}, ip)).statusCode).toBe(201)
    expect(await stage.db.select().from(holds)).toHaveLength(1)
  })
})

describe('without scripts', () => {
  const byLink = (email: string) => visitor.post(`${url}/byLink`, aBooking(slot, { email }))

  it('the first is held at once; the next is theirs once they follow the mailed link', async () => {
    expect((await byLink('una@example.org')).json()).toEqual({
      message:
        'Se envió un mail con la confirmación del turno. Abrí el link que trae para quedarte con el lugar.',
    })
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    const answer = await byLink('otra@example.org')
    expect(said(answer)).toEqual([
      201,
      'Te mandamos un mail. El lugar es tuyo cuando lo confirmes ahí, si todavía queda.',
    ])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    expect((await outbox(stage.db))[0]?.text).toContain('Todavía no guardamos tu lugar')
    expect((await confirm('otra@example.org')).statusCode).toBe(200)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(2)
  })

  it('is refused after ten an hour from one place, and three to one mailbox', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await byLink(somebody())).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
    visitor = stage.client()
    const toOne: number[] = []
    for (let time = 0; time < 4; time += 1) {
      slot = await another()
      toOne.push((await byLink(`ana+${time}@example.org`)).statusCode)
    }
    expect(toOne).toEqual([201, 201, 201, 429])
  })
})

it('the gallery itself is not counted', async () => {
  await visitor.signInAs({ email: 'jefa@example.org', super: true })
  for (let time = 0; time < 7; time += 1) expect((await ask(`ana+${time}@example.org`)).statusCode).toBe(201)
  expect(await stage.db.select().from(holds)).toEqual([])
})
