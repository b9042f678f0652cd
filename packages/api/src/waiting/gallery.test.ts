import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { emailOf, openLine, type WaitingLine } from '../testing/waitingLine.ts'

const url = '/api/appointments'
let stage: TestApp
let here: WaitingLine

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  here = await openLine(stage)
})
afterAll(() => stage.close())

describe('the gallery', () => {
  it('puts the line into another order, and what is freed follows it', async () => {
    const uno = await here.aGuest('uno', 4)
    const [ana, bea, caro] = [
      await here.aWaiter('ana', 4),
      await here.aWaiter('bea', 4),
      await here.aWaiter('caro', 4),
    ]
    const order = (ids: number[]) => here.gallery.post(`/api/places/${here.slot}/waiting/order`, { ids })
    expect((await order([caro, ana, bea])).statusCode).toBe(200)
    expect(await here.line()).toEqual({ offered: [], waits: ['caro', 'ana', 'bea'] })
    expect((await order([caro, ana])).statusCode).toBe(409)
    expect((await order([caro, ana, ana])).statusCode).toBe(409)
    await here.visitor.post(`${uno.link}/cancel`)
    await here.offerAll()
    expect(await here.line()).toEqual({ offered: ['caro'], waits: ['ana', 'bea'] })
  })

  it('offers another slot to somebody who waits, and no more than there is', async () => {
    const other = await aSlot(stage.db, here.event, { limit: 2, start: new Date('2025-03-06T19:00:00Z') })
    await here.aGuest('uno', 4)
    const ana = await here.aWaiter('ana', 2)
    const bea = await here.aWaiter('bea', 2)
    const answer = await here.gallery.post(`/api/waiting/${bea}/offer`, { place: other })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ offered: true, place: { id: other } })
    expect((await here.gallery.post(`/api/waiting/${ana}/offer`, { place: other })).statusCode).toBe(409)
    expect((await here.gallery.post(`/api/waiting/${bea}/offer`, { place: other })).statusCode).toBe(422)
    const elsewhere = await aSlot(stage.db, await anEvent(stage.db), { limit: 9 })
    expect((await here.gallery.post(`/api/waiting/${ana}/offer`, { place: elsewhere })).statusCode).toBe(422)
  })

  it('takes somebody off the list and puts them back, but not who left', async () => {
    await here.aGuest('uno', 4)
    const ana = await here.aWaiter('ana')
    await here.aWaiter('bea')
    expect((await here.gallery.delete(`/api/waiting/${ana}`)).statusCode).toBe(200)
    expect((await here.line()).waits).toEqual(['bea'])
    expect((await here.gallery.post(`/api/waiting/${ana}/restore`)).statusCode).toBe(200)
    expect((await here.line()).waits).toEqual(['ana', 'bea'])
    const mail = await here.mailTo('bea')
    const token = /appointments\/waiting\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await here.visitor.post(`/api/waiting/link/${token}/leave`)
    const [bea] = await stage.db
      .select()
      .from(waiting)
      .where(eq(waiting.email, emailOf('bea')))
    expect((await here.gallery.post(`/api/waiting/${bea?.id}/restore`)).statusCode).toBe(409)
  })

  it('puts nobody back who left signed in, or who waits again', async () => {
    await here.aGuest('uno', 4)
    const ana = await here.aWaiter('ana')
    const herself = stage.client()
    await herself.signInAs({ email: emailOf('ana') })
    expect((await herself.post(`/api/waiting/${ana}/leave`)).statusCode).toBe(200)
    expect((await here.gallery.post(`/api/waiting/${ana}/restore`)).statusCode).toBe(409)
    const bea = await here.aWaiter('bea')
    await here.gallery.delete(`/api/waiting/${bea}`)
    await here.aWaiter('bea')
    expect((await here.gallery.post(`/api/waiting/${bea}/restore`)).statusCode).toBe(409)
    expect((await here.line()).waits).toEqual(['bea'])
  })

  it('writes down a larger party, with any needs, than visitors may ask for', async () => {
    const large = await aSlot(stage.db, here.event, { limit: 9 })
    await here.gallery.post(`${url}/byHand`, aBooking(large, { people: 9, email: emailOf('nueve') }))
    const { place: _, ...form } = aBooking(large, { people: 7, email: emailOf('siete') })
    const asked = { ...form, needs: ['signLanguage'] }
    const ask = (who: TestClient, more = {}) =>
      who.post(`/api/places/${large}/waiting`, { ...asked, ...more }, elsewhere())
    expect((await ask(here.visitor)).json().errors).toHaveProperty('people')
    expect((await ask(here.gallery)).statusCode).toBe(201)
    const school = await ask(here.gallery, { email: emailOf('escuela'), school: 'Escuela Normal 4' })
    expect(school.json().errors).toHaveProperty('school')
  })

  it('writes down who leaves no telephone, which visitors have to, and offers them a place', async () => {
    const uno = await here.aGuest('uno', 4)
    const { place: _, phone: __, ...form } = aBooking(here.slot, { email: emailOf('ana'), first_name: 'ana' })
    const ask = (who: TestClient, more = {}) =>
      who.post(`/api/places/${here.slot}/waiting`, { ...form, ...more }, elsewhere())
    for (const more of [{}, { phone: '' }]) {
      const refused = await ask(here.visitor, more)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors).toEqual({ phone: ['Escribí tu teléfono.'] })
    }
    expect((await ask(here.gallery, { phone: '', email: '' })).json().errors).toHaveProperty('email')
    expect((await ask(here.gallery, { phone: 'ninguno' })).json().errors).toHaveProperty('phone')
    const written = await ask(here.gallery, { phone: '' })
    expect(written.statusCode, written.body).toBe(201)
    await here.visitor.post(`${uno.link}/cancel`)
    await here.offerAll()
    expect(await here.line()).toEqual({ offered: ['ana'], waits: [] })
  })

  it('sees in the calendar how many wait', async () => {
    await here.aGuest('uno', 4)
    await here.aWaiter('ana', 2)
    await here.aWaiter('bea', 3)
    const later = await aSlot(stage.db, here.event, { limit: 4, start: new Date('2025-03-06T19:00:00Z') })
    await here.aWaiter('caro', 1, { any_time: true })
    const { data } = (await here.gallery.get('/api/places/agenda?from=2025-03-06&days=1')).json()
    expect(data).toMatchObject([
      { id: here.slot, waiting: 6 },
      { id: later, waiting: 1 },
    ])
  })
})
