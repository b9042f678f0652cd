import { RevertRefusal } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('taking back', () => {
  it('brings fields back, all or one, and is an entry that can be taken back too', async () => {
    const id = await panel.addWork({ title_es: 'Antes', depth: 3 })
    await panel.lucia.patch(`/api/works/${id}`, { title_es: 'Después', depth: 4 })
    const [changed] = await panel.history('?kind=work')
    expect((await panel.revert(changed?.id, { fields: ['depth'] })).statusCode).toBe(200)
    const read = async () => (await panel.lucia.get(`/api/works/${id}`)).json().data
    expect(await read()).toMatchObject({ title_es: 'Después', depth: 3 })
    expect((await panel.revert(changed?.id)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ title_es: 'Antes', depth: 3 })
    const [undone] = await panel.history('?kind=work')
    expect(undone).toMatchObject({ action: 'undone', by: { id: panel.luciaId } })
    await panel.revert(undone?.id)
    expect(await read()).toMatchObject({ title_es: 'Después', depth: 3 })
  })

  it('refuses to lose a later change, shows it, and obeys who insists', async () => {
    const id = await panel.addWork({ title_es: 'Uno' })
    await panel.lucia.patch(`/api/works/${id}`, { title_es: 'Dos' })
    const [changed] = await panel.history('?kind=work')
    await panel.lucia.patch(`/api/works/${id}`, { title_es: 'Tres' })
    const refused = await panel.revert(changed?.id)
    expect(refused.statusCode).toBe(409)
    expect(RevertRefusal.parse(refused.json()).differs).toMatchObject([
      { field: 'title_es', before: 'Uno', after: 'Dos', now: 'Tres' },
    ])
    expect((await panel.lucia.get(`/api/works/${id}`)).json().data.title_es).toBe('Tres')
    expect((await panel.revert(changed?.id, { force: true })).statusCode).toBe(200)
    expect((await panel.lucia.get(`/api/works/${id}`)).json().data.title_es).toBe('Uno')
  })

  it('puts a new record into the bin, and a deleted one back', async () => {
    const id = await panel.addWork()
    const [created] = await panel.history('?kind=work')
    expect((await panel.revert(created?.id)).statusCode).toBe(200)
    expect((await panel.lucia.get(`/api/works/${id}`)).statusCode).toBe(404)
    const [undone] = await panel.history('?kind=work')
    expect((await panel.revert(undone?.id)).statusCode).toBe(200)
    expect((await panel.lucia.get(`/api/works/${id}`)).statusCode).toBe(200)
  })

  it('strikes a line of the ledger through, stands it up again, and puts works back into a collection', async () => {
    const work = await panel.addWork()
    const form = { title_es: 'Papeles', public: true, works: [work] }
    const { id } = (await panel.lucia.post('/api/collections', form)).json().data
    await panel.lucia.patch(`/api/collections/${id}`, { works: [] })
    const [emptied] = await panel.history('?kind=collection')
    expect(emptied?.changes).toMatchObject([{ part: 'works', what: 'removed', field: `works.${work}` }])
    expect((await panel.revert(emptied?.id)).statusCode).toBe(200)
    expect((await panel.lucia.get(`/api/collections/${id}`)).json().data.works).toHaveLength(1)

    await panel.lucia.post(`/api/works/${work}/movements`, { status: 'Vendida' })
    const [sold] = await panel.history('?kind=work')
    expect((await panel.revert(sold?.id)).statusCode).toBe(200)
    const ledger = async () => (await panel.lucia.get(`/api/works/${work}`)).json().data
    expect(await ledger()).toMatchObject({
      movements: [{ status: 'Vendida', struck_at: expect.any(String), struck_by: { full_name: 'Lucía' } }],
      last_movement: null,
    })
    const [struck] = await panel.history('?kind=work')
    expect(struck?.changes).toMatchObject([{ part: 'movements', subject: 'Vendida', what: 'removed' }])
    expect((await panel.revert(struck?.id)).statusCode).toBe(200)
    expect(await ledger()).toMatchObject({
      movements: [{ struck_at: null, struck_by: null }],
      last_movement: { status: 'Vendida' },
    })
  })

  it('gives a room that is private again a link that nobody knows', async () => {
    const { data: room } = (
      await panel.lucia.post('/api/collections', { title_es: 'Sala', works: [] })
    ).json()
    const url = `/api/collections/${room.id}`
    const opens = async (link: string) =>
      (await stage.client().get(`/api/share/collection/${link}`)).statusCode
    const linkNow = async () => (await panel.lucia.get(url)).json().data.link
    stage.clock.advance(1_000)
    await panel.lucia.patch(url, { public: true })
    const [shown] = await panel.history('?kind=collection')
    stage.clock.advance(1_000)
    expect((await panel.lucia.post(`/api/activity/${shown?.id}/revert`, {})).statusCode).toBe(200)
    const secret = await linkNow()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect([await opens(room.link), await opens(secret)]).toEqual([404, 200])

    await panel.lucia.patch(url, { public: true })
    stage.clock.advance(1_000)
    await panel.lucia.patch(url, { public: false })
    const [closed] = await panel.history('?kind=collection')
    stage.clock.advance(1_000)
    await panel.lucia.post(`/api/activity/${closed?.id}/revert`, { fields: ['link'] })
    expect(await opens(secret)).toBe(404)
  })

  it('refuses what the rules no longer allow, what is unknown, and visitors', async () => {
    const event = { kind: 'other', title_es: 'Charla', from: '2025-03-10', to: '2025-03-12', color: 'green' }
    const { id } = (await panel.lucia.post('/api/events', event)).json().data
    await panel.lucia.patch(`/api/events/${id}`, { to: '2025-03-20' })
    const [longer] = await panel.history('?kind=event')
    await panel.lucia.patch(`/api/events/${id}`, { from: '2025-03-15' })
    expect((await panel.revert(longer?.id)).statusCode).toBe(409)
    expect((await panel.revert(999_999)).statusCode).toBe(404)
    const visitor = stage.client()
    expect((await visitor.post(`/api/activity/${longer?.id}/revert`, {})).statusCode).toBe(401)
  })
})
