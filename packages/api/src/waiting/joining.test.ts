import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, aSlot } from '../testing/bookings.ts'
import { solveRefusal } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { emailOf, openLine, type WaitingLine } from '../testing/waitingLine.ts'

let stage: TestApp
let here: WaitingLine

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  here = await openLine(stage)
})
afterAll(() => stage.close())

describe('who finds a slot full', () => {
  beforeEach(async () => {
    await here.aGuest('uno', 4)
  })

  it('waits, is told so by mail, and sees how many come before', async () => {
    await here.aWaiter('ana', 2)
    const answer = await here.join('bea', { people: 3 })
    expect(answer.json()).toMatchObject({
      data: { state: 'waiting', people: 3, ahead: 1, any_time: false, place: { id: here.slot } },
      message: 'Estás en la lista de espera. Si se libera un lugar, te escribimos.',
    })
    const mail = await here.mailTo('bea')
    expect(mail).toMatchObject({
      kind: 'waitingJoined',
      subject: 'Estás en la lista de espera: jueves 6 de marzo, 15:00',
    })
    const token = /appointments\/waiting\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const seen = (await here.visitor.get(`/api/waiting/link/${token}`)).json().data
    expect(seen).toMatchObject({ state: 'waiting', ahead: 1, first_name: 'bea' })
    expect((await here.visitor.post(`/api/waiting/link/${token}/leave`)).json().data.state).toBe('ended')
    expect((await here.visitor.post(`/api/waiting/link/${token}/leave`)).statusCode).toBe(200)
    const unknown = `/api/waiting/link/${'x'.repeat(43)}`
    expect((await here.visitor.get(unknown)).statusCode).toBe(404)
    expect((await here.visitor.post(`${unknown}/leave`)).statusCode).toBe(404)
    expect(await here.line()).toEqual({ offered: [], waits: ['ana'] })
  })

  it('waits once with one address, and not where they have a place', async () => {
    await here.aWaiter('ana')
    const proof = await solveRefusal(await here.join('ana'))
    const again = await here.join('ana', { proof })
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual({
      email: ['Ya estás en la lista de espera de este turno con este email.'],
    })
    expect((await here.join('uno')).json().errors).toHaveProperty('email')
  })

  it('waits only for what can be: no more people than the slot has in all', async () => {
    const small = await aSlot(stage.db, here.event, { limit: 2 })
    await here.aGuest('dos', 2, small)
    const answer = await here.join('ana', { people: 3 }, small)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ people: ['Ese turno es para 2 personas en total.'] })
    expect((await here.join('ana', { people: 5 })).json().errors).toHaveProperty('people')
  })

  it('waits for nothing where there are places, which is said', async () => {
    const open = await aSlot(stage.db, here.event, { limit: 2 })
    const answer = await here.join('ana', {}, open)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: 'Ese turno tiene lugar: podés reservarlo ahora.' })
    expect(answer.json().slots.map(({ id }: { id: number }) => id)).toContain(open)
  })

  it('cannot fill lines from one network without work', async () => {
    const network = { ip: '203.0.113.9' }
    const { place: _, ...form } = aBooking(here.slot, { email: emailOf('ana') })
    const ask = (email: string) =>
      here.visitor.post(`/api/places/${here.slot}/waiting`, { ...form, email }, network)
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
      const place = await aSlot(stage.db, here.event, { start, limit: 1 })
      await here.aGuest(`lleno${day}`, 1, place)
      const { place: _, ...form } = aBooking(place, { email: emailOf('ana') })
      statuses.push((await ana.post(`/api/places/${place}/waiting`, form)).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])

    // What has begun is waited for no more, and counts no more.
    stage.clock.now = new Date('2025-03-07T18:30:00Z')
    const late = await aSlot(stage.db, here.event, { start: new Date('2025-03-17T18:00:00Z'), limit: 1 })
    await here.aGuest('lleno17', 1, late)
    const { place: _, ...form } = aBooking(late, { email: emailOf('ana') })
    expect((await ana.post(`/api/places/${late}/waiting`, form)).statusCode).toBe(201)
  })
})
