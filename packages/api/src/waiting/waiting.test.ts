import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { offerNext } from './offering.ts'

const url = '/api/appointments'
const hour = 60 * 60_000
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
  slot = await aSlot(stage.db, event, { limit: 4 })
})

const taken = (place = slot) => takenOf(stage.db, place, stage.clock.now)
const mailTo = async (name: string) => (await outbox(stage.db)).find(({ to }) => to === emailOf(name))
const emailOf = (name: string) => `${name}@example.org`

/** Somebody with a place in the slot, confirmed. @returns the booking's id and link */
async function aGuest(name: string, people = 1, place = slot) {
  const form = aBooking(place, { people, email: emailOf(name), first_name: name })
  const answer = await visitor.post(url, form, elsewhere())
  expect(answer.statusCode, answer.body).toBe(201)
  const link = `${url}/link/${await tokenFor(stage.db, emailOf(name))}`
  await visitor.post(`${link}/confirm`)
  return { id: answer.json().data.id, link }
}

const join = (name: string, changes: Readonly<Record<string, unknown>> = {}, place = slot) => {
  const { place: _, ...form } = aBooking(place, { email: emailOf(name), first_name: name, ...changes })
  return visitor.post(`/api/places/${place}/waiting`, form, elsewhere())
}

/** Somebody who waits. @returns the id of their wait */
async function aWaiter(name: string, people = 1, changes: Readonly<Record<string, unknown>> = {}) {
  const answer = await join(name, { people, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id as number
}

/** Offers whatever can be offered, as the worker does. @returns how many offers were made */
async function offerAll(): Promise<number> {
  let count = 0
  while (await offerNext(officeOf(stage.app))) count += 1
  return count
}

/** Who is in the line as the gallery sees it, and who has an offer. */
async function line(place = slot) {
  const { data } = (await gallery.get(`/api/places/${place}/waiting`)).json()
  const names = (found: { first_name: string }[]) => found.map(({ first_name }) => first_name)
  return {
    offered: names(data.filter(({ offer }: { offer: unknown }) => offer !== null)),
    waits: names(data.filter(({ offer }: { offer: unknown }) => offer === null)),
  }
}

/** The link of the mail that offers somebody a place. */
const offerOf = async (name: string) => `${url}/link/${await tokenFor(stage.db, emailOf(name))}`

describe('who finds a slot full', () => {
  beforeEach(async () => {
    await aGuest('uno', 4)
  })

  it('waits, is told so by mail, and sees how many come before', async () => {
    await aWaiter('ana', 2)
    const answer = await join('bea', { people: 3 })
    expect(answer.json()).toMatchObject({
      data: { state: 'waiting', people: 3, ahead: 1, any_time: false, place: { id: slot } },
      message: 'Estás en la lista de espera. Si se libera un lugar, te escribimos.',
    })
    const mail = await mailTo('bea')
    expect(mail).toMatchObject({
      kind: 'waitingJoined',
      subject: 'Estás en la lista de espera: jueves 6 de marzo, 15:00',
    })
    const token = /appointments\/waiting\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const seen = (await visitor.get(`/api/waiting/link/${token}`)).json().data
    expect(seen).toMatchObject({ state: 'waiting', ahead: 1, first_name: 'bea' })
    expect((await visitor.post(`/api/waiting/link/${token}/leave`)).json().data.state).toBe('ended')
    expect((await visitor.post(`/api/waiting/link/${token}/leave`)).statusCode).toBe(200)
    expect(await line()).toEqual({ offered: [], waits: ['ana'] })
  })

  it('waits once with one address, and not where they have a place', async () => {
    await aWaiter('ana')
    const again = await join('ana')
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual({
      email: ['Ya estás en la lista de espera de este turno con este email.'],
    })
    expect((await join('uno')).json().errors).toHaveProperty('email')
  })

  it('waits only for what can be: no more people than the slot has in all', async () => {
    const small = await aSlot(stage.db, event, { limit: 2 })
    await aGuest('dos', 2, small)
    const answer = await join('ana', { people: 3 }, small)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ people: ['Ese turno es para 2 personas en total.'] })
    expect((await join('ana', { people: 5 })).json().errors).toHaveProperty('people')
  })

  it('waits for nothing where there is room, which is said', async () => {
    const open = await aSlot(stage.db, event, { limit: 2 })
    const answer = await join('ana', {}, open)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: 'Ese turno tiene lugar: podés reservarlo ahora.' })
    expect(answer.json().slots.map(({ id }: { id: number }) => id)).toContain(open)
  })

  it('cannot fill lines from one network without work', async () => {
    const here = { ip: '203.0.113.9' }
    const { place: _, ...form } = aBooking(slot, { email: emailOf('ana') })
    const ask = (email: string) => visitor.post(`/api/places/${slot}/waiting`, { ...form, email }, here)
    expect((await ask(emailOf('ana'))).statusCode).toBe(201)
    const second = await ask(emailOf('bea'))
    expect(second.statusCode).toBe(428)
    expect(second.json()).toHaveProperty('challenge')
  })

  it('waits in five lines with one mailbox at most', async () => {
    const ana = stage.client()
    await ana.signInAs({ email: emailOf('ana') })
    const statuses: number[] = []
    for (const day of [7, 10, 11, 12, 13, 14]) {
      const start = new Date(`2025-03-${String(day).padStart(2, '0')}T18:00:00Z`)
      const place = await aSlot(stage.db, event, { start, limit: 1 })
      await aGuest(`lleno${day}`, 1, place)
      const { place: _, ...form } = aBooking(place, { email: emailOf('ana') })
      statuses.push((await ana.post(`/api/places/${place}/waiting`, form)).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('a place that is freed', () => {
  it('is offered to the first whom it fits, held for as long as the gallery says', async () => {
    const uno = await aGuest('uno', 2)
    await aGuest('dos', 2)
    await aWaiter('grupo', 3)
    await aWaiter('par', 2)
    await aWaiter('sola', 1)
    expect(await offerAll()).toBe(0)
    await visitor.post(`${uno.link}/cancel`)
    expect(await offerAll()).toBe(1)
    expect(await line()).toEqual({ offered: ['par'], waits: ['grupo', 'sola'] })
    expect(await taken()).toBe(4)
    const mail = await mailTo('par')
    expect(mail).toMatchObject({
      kind: 'bookingOffered',
      subject: 'Se liberó lugar para 2 personas: jueves 6 de marzo, 15:00',
    })
    expect(mail?.expires_at).toEqual(new Date(stage.clock.now.getTime() + 2 * hour))
    expect((await visitor.get(await offerOf('par'))).json().data).toMatchObject({
      state: 'held',
      offered: true,
      people: 2,
    })
  })

  it('is theirs when they take it, with the mail that says so', async () => {
    const uno = await aGuest('uno', 4)
    await aWaiter('ana', 2)
    await visitor.post(`${uno.link}/cancel`)
    await offerAll()
    const link = await offerOf('ana')
    expect((await visitor.post(`${link}/confirm`)).json().data).toMatchObject({ state: 'confirmed' })
    expect(await mailTo('ana')).toMatchObject({ kind: 'bookingConfirmed' })
    expect(await line()).toEqual({ offered: [], waits: [] })
    expect(await taken()).toBe(2)
  })

  it('goes to the next when they let it pass, without a word to them, or do not answer', async () => {
    const uno = await aGuest('uno', 4)
    for (const name of ['ana', 'bea', 'caro']) await aWaiter(name, 4)
    await visitor.post(`${uno.link}/cancel`)
    await offerAll()
    await visitor.post(`${await offerOf('ana')}/cancel`)
    expect(await mailTo('ana')).toMatchObject({ kind: 'bookingOffered' })
    await offerAll()
    expect(await line()).toEqual({ offered: ['bea'], waits: ['caro'] })
    stage.clock.advance(2 * hour)
    await offerAll()
    expect(await line()).toEqual({ offered: ['caro'], waits: [] })
    // Too late: it is held for somebody else.
    expect((await visitor.post(`${await offerOf('bea')}/confirm`)).statusCode).toBe(409)
    expect(await taken()).toBe(4)
  })

  it('is not to be had by who comes now, before it is offered, but what fits nobody in the line is', async () => {
    const uno = await aGuest('uno', 2)
    await aGuest('dos', 2)
    await aWaiter('par', 2)
    await visitor.post(`${uno.link}/cancel`)
    const late = await visitor.post(url, aBooking(slot, { email: emailOf('tarde') }), elsewhere())
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toContain('lista de espera')
    await offerAll()
    await visitor.post(`${await offerOf('par')}/cancel`)
    await aWaiter('grupo', 4)
    await aGuest('tarde', 1)
    expect(await taken()).toBe(3)
  })

  it('never passes over those who wait for a party that grows, moves in or comes back too late', async () => {
    const other = await aSlot(stage.db, event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    const moving = await aGuest('mueve', 1, other)
    const growing = await aGuest('crece', 1)
    const leaving = await aGuest('uno', 3)
    await aWaiter('grupo', 3)
    await visitor.post(`${leaving.link}/cancel`)
    expect((await visitor.post(`${growing.link}/party`, { people: 2 })).statusCode).toBe(409)
    expect((await visitor.post(`${moving.link}/move`, { place: slot })).statusCode).toBe(409)
    expect((await visitor.post(`${growing.link}/party`, { people: 1, first_name: 'Otra' })).statusCode).toBe(
      200
    )
    expect(await offerAll()).toBe(1)
    expect(await line()).toEqual({ offered: ['grupo'], waits: [] })
  })

  it('is offered too when a party shrinks, a hold expires or the limit is raised', async () => {
    const uno = await aGuest('uno', 3)
    await visitor.post(url, aBooking(slot, { email: emailOf('olvida') }), elsewhere())
    for (const name of ['ana', 'bea', 'caro']) await aWaiter(name)
    await visitor.post(`${uno.link}/party`, { people: 2 })
    expect(await offerAll()).toBe(1)
    await visitor.post(`${await offerOf('ana')}/confirm`)
    stage.clock.advance(2 * hour)
    expect(await offerAll()).toBe(1)
    await gallery.patch(`/api/places/${slot}`, { limit: 5 })
    expect(await offerAll()).toBe(1)
    expect(await line()).toEqual({ offered: ['bea', 'caro'], waits: [] })
    expect(await taken()).toBe(5)
  })

  it('waits while the gallery can take back what freed it, and comes back to whose it was', async () => {
    const uno = await aGuest('uno', 4)
    await aWaiter('ana', 2)
    await gallery.delete(`${url}/${uno.id}`)
    expect(await offerAll()).toBe(0)
    expect((await gallery.post(`${url}/${uno.id}/restore`)).statusCode).toBe(200)
    await gallery.delete(`${url}/${uno.id}`)
    stage.clock.advance(6 * 60_000)
    expect(await offerAll()).toBe(1)
  })

  it('is kept no longer than until the slot begins, and then nothing is offered', async () => {
    const uno = await aGuest('uno', 4)
    await aWaiter('ana', 2)
    await aWaiter('bea', 2)
    const start = new Date('2025-03-06T18:00:00Z')
    stage.clock.advance(start.getTime() - hour - stage.clock.now.getTime())
    await visitor.post(`${uno.link}/party`, { people: 2 })
    await offerAll()
    expect((await visitor.get(await offerOf('ana'))).json().data.hold_until).toBe(start.toISOString())
    stage.clock.advance(hour)
    expect(await offerAll()).toBe(0)
  })
})

it('nothing is offered on a day on which the gallery is closed meanwhile, but what was opened on purpose', async () => {
  const opened = await aSlot(stage.db, event, { limit: 2, open_anyway: true })
  const [uno, dos] = [await aGuest('uno', 4), await aGuest('dos', 2, opened)]
  await aWaiter('ana')
  expect((await join('bea', {}, opened)).statusCode).toBe(201)
  const closure = { from: '2025-03-06', to: '2025-03-06', reason_es: '', reason_en: '' }
  expect((await gallery.patch('/api/options', { closures: [closure] })).statusCode).toBe(200)
  for (const { link } of [uno, dos]) await visitor.post(`${link}/cancel`)
  await offerAll()
  expect(await line()).toEqual({ offered: [], waits: ['ana'] })
  expect(await line(opened)).toEqual({ offered: ['bea'], waits: [] })
})

describe('who waits for a day', () => {
  it('takes any slot of the event on that day, once', async () => {
    const later = await aSlot(stage.db, event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    const tomorrow = await aSlot(stage.db, event, { limit: 4, start: new Date('2025-03-07T19:00:00Z') })
    await aGuest('uno', 4)
    const dos = await aGuest('dos', 4, later)
    await aGuest('tres', 4, tomorrow)
    await aWaiter('ana', 2, { any_time: true })
    expect(await line(later)).toEqual({ offered: [], waits: ['ana'] })
    expect(await line(tomorrow)).toEqual({ offered: [], waits: [] })
    await visitor.post(`${dos.link}/cancel`)
    expect(await offerAll()).toBe(1)
    expect(await line(later)).toEqual({ offered: ['ana'], waits: [] })
    expect(await line()).toEqual({ offered: [], waits: [] })
    const own = (await visitor.get(await offerOf('ana'))).json().data
    expect(own.place.id).toBe(later)
  })
})

describe('somebody signed in', () => {
  it('sees what they wait for and leaves it; an offer is confirmed without the mail', async () => {
    const uno = await aGuest('uno', 4)
    const ana = stage.client()
    await ana.signInAs({ email: emailOf('ana') })
    const id = await aWaiter('ana', 2)
    await aWaiter('bea', 2)
    expect((await ana.get('/api/waiting')).json().data).toMatchObject([{ id, ahead: 0, state: 'waiting' }])
    expect((await ana.get('/auth/export')).json().waiting).toHaveLength(1)
    await visitor.post(`${uno.link}/cancel`)
    await offerAll()
    expect((await ana.get('/api/waiting')).json().data).toEqual([])
    const [offered] = (await ana.get(url)).json().data
    expect(offered).toMatchObject({ offered: true, confirmable: true, people: 2 })
    const bea = stage.client()
    await bea.signInAs({ email: emailOf('bea') })
    expect((await bea.post(`/api/waiting/${id}/leave`)).statusCode).toBe(404)
  })
})

describe('the gallery', () => {
  it('puts the line into another order, and what is freed follows it', async () => {
    const uno = await aGuest('uno', 4)
    const [ana, bea, caro] = [await aWaiter('ana', 4), await aWaiter('bea', 4), await aWaiter('caro', 4)]
    const order = (ids: number[]) => gallery.post(`/api/places/${slot}/waiting/order`, { ids })
    expect((await order([caro, ana, bea])).statusCode).toBe(200)
    expect(await line()).toEqual({ offered: [], waits: ['caro', 'ana', 'bea'] })
    expect((await order([caro, ana])).statusCode).toBe(409)
    expect((await order([caro, ana, ana])).statusCode).toBe(409)
    await visitor.post(`${uno.link}/cancel`)
    await offerAll()
    expect(await line()).toEqual({ offered: ['caro'], waits: ['ana', 'bea'] })
  })

  it('offers another slot to somebody who waits, and no more than there is', async () => {
    const other = await aSlot(stage.db, event, { limit: 2, start: new Date('2025-03-06T19:00:00Z') })
    await aGuest('uno', 4)
    const ana = await aWaiter('ana', 2)
    const bea = await aWaiter('bea', 2)
    const answer = await gallery.post(`/api/waiting/${bea}/offer`, { place: other })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ offered: true, place: { id: other } })
    expect((await gallery.post(`/api/waiting/${ana}/offer`, { place: other })).statusCode).toBe(409)
    expect((await gallery.post(`/api/waiting/${bea}/offer`, { place: other })).statusCode).toBe(422)
    const elsewhere = await aSlot(stage.db, await anEvent(stage.db), { limit: 9 })
    expect((await gallery.post(`/api/waiting/${ana}/offer`, { place: elsewhere })).statusCode).toBe(422)
  })

  it('takes somebody off the list and puts them back, but not who left', async () => {
    await aGuest('uno', 4)
    const ana = await aWaiter('ana')
    await aWaiter('bea')
    expect((await gallery.delete(`/api/waiting/${ana}`)).statusCode).toBe(200)
    expect((await line()).waits).toEqual(['bea'])
    expect((await gallery.post(`/api/waiting/${ana}/restore`)).statusCode).toBe(200)
    expect((await line()).waits).toEqual(['ana', 'bea'])
    const mail = await mailTo('bea')
    const token = /appointments\/waiting\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await visitor.post(`/api/waiting/link/${token}/leave`)
    const [bea] = await stage.db
      .select()
      .from(waiting)
      .where(eq(waiting.email, emailOf('bea')))
    expect((await gallery.post(`/api/waiting/${bea?.id}/restore`)).statusCode).toBe(409)
  })

  it('writes down a larger party, with any needs, than visitors may ask for', async () => {
    const large = await aSlot(stage.db, event, { limit: 9 })
    await gallery.post(`${url}/byHand`, aBooking(large, { people: 9, email: emailOf('nueve') }))
    const { place: _, ...form } = aBooking(large, { people: 7, email: emailOf('siete') })
    const asked = { ...form, needs: ['signLanguage'] }
    const join = (who: TestClient, more = {}) =>
      who.post(`/api/places/${large}/waiting`, { ...asked, ...more }, elsewhere())
    expect((await join(visitor)).json().errors).toHaveProperty('people')
    expect((await join(gallery)).statusCode).toBe(201)
    const school = await join(gallery, { email: emailOf('escuela'), school: 'Escuela Normal 4' })
    expect(school.json().errors).toHaveProperty('school')
  })

  it('sees in the calendar how many wait', async () => {
    await aGuest('uno', 4)
    await aWaiter('ana', 2)
    await aWaiter('bea', 3)
    const later = await aSlot(stage.db, event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    await aWaiter('caro', 1, { any_time: true })
    const { data } = (await gallery.get('/api/places/agenda?from=2025-03-06&days=1')).json()
    expect(data).toMatchObject([
      { id: slot, waiting: 6 },
      { id: later, waiting: 1 },
    ])
  })
})
