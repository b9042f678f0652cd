import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, aSlot } from '../testing/bookings.ts'
import { elsewhere } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { emailOf, openLine, type WaitingLine } from '../testing/waitingLine.ts'

const url = '/api/appointments'
const hour = 60 * 60_000
let stage: TestApp
let here: WaitingLine

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  here = await openLine(stage)
})
afterAll(() => stage.close())

describe('a place that is freed', () => {
  it('is offered to the first whom it fits, held for as long as the gallery says', async () => {
    const uno = await here.aGuest('uno', 2)
    await here.aGuest('dos', 2)
    await here.aWaiter('grupo', 3)
    await here.aWaiter('par', 2)
    await here.aWaiter('sola', 1)
    expect(await here.offerAll()).toBe(0)
    await here.visitor.post(`${uno.link}/cancel`)
    expect(await here.offerAll()).toBe(1)
    expect(await here.line()).toEqual({ offered: ['par'], waits: ['grupo', 'sola'] })
    expect(await here.taken()).toBe(4)
    const mail = await here.mailTo('par')
    expect(mail).toMatchObject({
      kind: 'bookingOffered',
      subject: 'Se liberó lugar para 2 personas: jueves 6 de marzo, 15:00',
    })
    expect(mail?.expires_at).toEqual(new Date(stage.clock.now.getTime() + 2 * hour))
    expect((await here.visitor.get(await here.offerOf('par'))).json().data).toMatchObject({
      state: 'held',
      offered: true,
      people: 2,
    })
  })

  it('is theirs when they take it, with the mail that says so', async () => {
    const uno = await here.aGuest('uno', 4)
    await here.aWaiter('ana', 2)
    await here.visitor.post(`${uno.link}/cancel`)
    await here.offerAll()
    const link = await here.offerOf('ana')
    expect((await here.visitor.post(`${link}/confirm`)).json().data).toMatchObject({ state: 'confirmed' })
    expect(await here.mailTo('ana')).toMatchObject({ kind: 'bookingConfirmed' })
    expect(await here.line()).toEqual({ offered: [], waits: [] })
    expect(await here.taken()).toBe(2)
  })

  it('goes to the next when they let it pass, without a word to them, or do not answer', async () => {
    const uno = await here.aGuest('uno', 4)
    for (const name of ['ana', 'bea', 'caro']) await here.aWaiter(name, 4)
    await here.visitor.post(`${uno.link}/cancel`)
    await here.offerAll()
    await here.visitor.post(`${await here.offerOf('ana')}/cancel`)
    expect(await here.mailTo('ana')).toMatchObject({ kind: 'bookingOffered' })
    await here.offerAll()
    expect(await here.line()).toEqual({ offered: ['bea'], waits: ['caro'] })
    stage.clock.advance(2 * hour)
    await here.offerAll()
    expect(await here.line()).toEqual({ offered: ['caro'], waits: [] })
    // Too late: it is held for somebody else.
    expect((await here.visitor.post(`${await here.offerOf('bea')}/confirm`)).statusCode).toBe(409)
    expect(await here.taken()).toBe(4)
  })

  it('is not to be had by who comes now, before it is offered, but what fits nobody in the line is', async () => {
    const uno = await here.aGuest('uno', 2)
    await here.aGuest('dos', 2)
    await here.aWaiter('par', 2)
    await here.visitor.post(`${uno.link}/cancel`)
    const late = await here.visitor.post(url, aBooking(here.slot, { email: emailOf('tarde') }), elsewhere())
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toContain('lista de espera')
    await here.offerAll()
    await here.visitor.post(`${await here.offerOf('par')}/cancel`)
    await here.aWaiter('grupo', 4)
    await here.aGuest('tarde', 1)
    expect(await here.taken()).toBe(3)
  })

  it('never passes over those who wait for a party that grows, moves in or comes back too late', async () => {
    const other = await aSlot(stage.db, here.event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    const moving = await here.aGuest('mueve', 1, other)
    const growing = await here.aGuest('crece', 1)
    const leaving = await here.aGuest('uno', 3)
    await here.aWaiter('grupo', 3)
    await here.visitor.post(`${leaving.link}/cancel`)
    expect((await here.visitor.post(`${growing.link}/party`, { people: 2 })).statusCode).toBe(409)
    expect((await here.visitor.post(`${moving.link}/move`, { place: here.slot })).statusCode).toBe(409)
    expect(
      (await here.visitor.post(`${growing.link}/party`, { people: 1, first_name: 'Otra' })).statusCode
    ).toBe(200)
    expect(await here.offerAll()).toBe(1)
    expect(await here.line()).toEqual({ offered: ['grupo'], waits: [] })
  })

  it('is offered too when a party shrinks, a hold expires or the limit is raised', async () => {
    const uno = await here.aGuest('uno', 3)
    await here.visitor.post(url, aBooking(here.slot, { email: emailOf('olvida') }), elsewhere())
    for (const name of ['ana', 'bea', 'caro']) await here.aWaiter(name)
    await here.visitor.post(`${uno.link}/party`, { people: 2 })
    expect(await here.offerAll()).toBe(1)
    await here.visitor.post(`${await here.offerOf('ana')}/confirm`)
    stage.clock.advance(2 * hour)
    expect(await here.offerAll()).toBe(1)
    await here.gallery.patch(`/api/places/${here.slot}`, { limit: 5 })
    expect(await here.offerAll()).toBe(1)
    expect(await here.line()).toEqual({ offered: ['bea', 'caro'], waits: [] })
    expect(await here.taken()).toBe(5)
  })

  it('waits while the gallery can take back what freed it, and comes back to whose it was', async () => {
    const uno = await here.aGuest('uno', 4)
    await here.aWaiter('ana', 2)
    await here.gallery.delete(`${url}/${uno.id}`)
    expect(await here.offerAll()).toBe(0)
    expect((await here.gallery.post(`${url}/${uno.id}/restore`)).statusCode).toBe(200)
    await here.gallery.delete(`${url}/${uno.id}`)
    stage.clock.advance(6 * 60_000)
    expect(await here.offerAll()).toBe(1)
  })

  it('is kept no longer than until the slot begins, and then nothing is offered', async () => {
    const uno = await here.aGuest('uno', 4)
    await here.aWaiter('ana', 2)
    await here.aWaiter('bea', 2)
    const start = new Date('2025-03-06T18:00:00Z')
    stage.clock.advance(start.getTime() - hour - stage.clock.now.getTime())
    await here.visitor.post(`${uno.link}/party`, { people: 2 })
    await here.offerAll()
    expect((await here.visitor.get(await here.offerOf('ana'))).json().data.hold_until).toBe(
      start.toISOString()
    )
    stage.clock.advance(hour)
    expect(await here.offerAll()).toBe(0)
  })
})

it('nothing is offered on a day on which the gallery is closed meanwhile, but what was opened on purpose', async () => {
  const opened = await aSlot(stage.db, here.event, { limit: 2, open_anyway: true })
  const [uno, dos] = [await here.aGuest('uno', 4), await here.aGuest('dos', 2, opened)]
  await here.aWaiter('ana')
  expect((await here.join('bea', {}, opened)).statusCode).toBe(201)
  const closure = { from: '2025-03-06', to: '2025-03-06', reason_es: '', reason_en: '' }
  expect((await here.gallery.patch('/api/options', { closures: [closure] })).statusCode).toBe(200)
  for (const { link } of [uno, dos]) await here.visitor.post(`${link}/cancel`)
  await here.offerAll()
  expect(await here.line()).toEqual({ offered: [], waits: ['ana'] })
  expect(await here.line(opened)).toEqual({ offered: ['bea'], waits: [] })
})

describe('who waits for a day', () => {
  it('takes any slot of the event on that day, once', async () => {
    const later = await aSlot(stage.db, here.event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    const tomorrow = await aSlot(stage.db, here.event, { limit: 4, start: new Date('2025-03-07T19:00:00Z') })
    await here.aGuest('uno', 4)
    const dos = await here.aGuest('dos', 4, later)
    await here.aGuest('tres', 4, tomorrow)
    await here.aWaiter('ana', 2, { any_time: true })
    expect(await here.line(later)).toEqual({ offered: [], waits: ['ana'] })
    expect(await here.line(tomorrow)).toEqual({ offered: [], waits: [] })
    await here.visitor.post(`${dos.link}/cancel`)
    expect(await here.offerAll()).toBe(1)
    expect(await here.line(later)).toEqual({ offered: ['ana'], waits: [] })
    expect(await here.line()).toEqual({ offered: [], waits: [] })
    const own = (await here.visitor.get(await here.offerOf('ana'))).json().data
    expect(own.place.id).toBe(later)
  })
})

describe('somebody signed in', () => {
  it('sees what they wait for and leaves it; an offer is confirmed without the mail', async () => {
    const uno = await here.aGuest('uno', 4)
    const ana = stage.client()
    await ana.signInAs({ email: emailOf('ana') })
    const id = await here.aWaiter('ana', 2)
    await here.aWaiter('bea', 2)
    expect((await ana.get('/api/waiting')).json().data).toMatchObject([{ id, ahead: 0, state: 'waiting' }])
    expect((await ana.get('/auth/export')).json().waiting).toHaveLength(1)
    await here.visitor.post(`${uno.link}/cancel`)
    await here.offerAll()
    expect((await ana.get('/api/waiting')).json().data).toEqual([])
    const [offered] = (await ana.get(url)).json().data
    expect(offered).toMatchObject({ offered: true, confirmable: true, people: 2 })
    const bea = stage.client()
    await bea.signInAs({ email: emailOf('bea') })
    expect((await bea.post(`/api/waiting/${id}/leave`)).statusCode).toBe(404)
  })
})
