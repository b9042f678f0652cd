import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox } from '../testing/bookings.ts'
import { openPanel, type PanelHistory } from '../testing/panelHistory.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let panel: PanelHistory

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  panel = await openPanel(stage)
})
afterAll(() => stage.close())

describe('bookings and accounts', () => {
  it('an event in which somebody has a place is not binned by taking it back, and hidden only when that is meant', async () => {
    const form = { kind: 'other', title_es: 'Charla', from: '2025-03-06', to: '2025-03-12', color: 'green' }
    const { id } = (
      await panel.lucia.post('/api/events', { ...form, active: false, requires_registration: true })
    ).json().data
    await panel.lucia.patch(`/api/events/${id}`, { active: true })
    const [shown, made] = await panel.history('?kind=event')
    const slot = await aSlot(stage.db, id)
    const booked = await stage.client().post('/api/appointments', aBooking(slot))
    expect(booked.statusCode).toBe(201)
    const read = async () => (await panel.lucia.get(`/api/events/${id}`)).json().data
    for (const entry of [made, shown]) expect((await panel.revert(entry?.id)).statusCode).toBe(409)
    expect((await panel.revert(made?.id, { force: true })).statusCode).toBe(409)
    expect(await read()).toMatchObject({ active: true })
    expect((await panel.revert(shown?.id, { force: true })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ active: false })
  })

  it('tell of slots by their time, and are taken back by the rules of booking', async () => {
    const event = await anEvent(stage.db)
    const first = await aSlot(stage.db, event, { limit: 1 })
    const second = await aSlot(stage.db, event, { start: new Date('2025-03-07T13:30:00Z') })
    const answer = await stage.client().post('/api/appointments', aBooking(first))
    const { id } = answer.json().data
    const read = async () => (await panel.lucia.get(`/api/appointments/${id}`)).json().data
    stage.clock.advance(1_000)
    await panel.lucia.patch(`/api/appointments/${id}`, { place: second })
    const [moved] = await panel.history('?kind=appointment')
    expect(moved).toMatchObject({ action: 'changed', revertible: true })
    expect(moved?.changes).toContainEqual(
      expect.objectContaining({
        name: 'slot_id',
        before: '2025-03-06T18:00:00.000Z',
        after: '2025-03-07T13:30:00.000Z',
      })
    )
    expect((await panel.revert(moved?.id)).statusCode).toBe(200)
    expect((await read()).place.id).toBe(first)
    expect(await outbox(stage.db), 'nobody was told yet').toHaveLength(1)

    stage.clock.advance(1_000)
    await panel.lucia.delete(`/api/appointments/${id}`)
    const [cancelled] = await panel.history('?kind=appointment')
    await stage.client().post('/api/appointments', aBooking(first, { email: 'otra@example.org' }))
    const full = await panel.revert(cancelled?.id)
    expect([full.statusCode, full.json().message]).toEqual([409, expect.stringMatching(/\w/)])
    expect((await read()).cancelled_at).not.toBeNull()
  })

  it('give the panel back by the rules of the panel, and are never unmade', async () => {
    const ana = await stage.client().signInAs({ email: 'ana@example.org' })
    await panel.lucia.patch(`/api/users/${ana}`, { super: true })
    const [granted] = await panel.history(`?kind=user&record=${ana}`)
    expect(granted).toMatchObject({ action: 'changed', revertible: true })
    expect((await panel.revert(granted?.id)).statusCode).toBe(200)
    const { data } = (await panel.lucia.get('/api/users?query=ana')).json()
    expect(data).toMatchObject([{ id: ana, super: false }])
    const [made] = await panel.history(`?kind=user&record=${ana}&action=created`)
    expect(made?.revertible).toBe(false)
    expect((await panel.revert(made?.id)).statusCode).toBe(409)
  })
})
