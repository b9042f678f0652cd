import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutOwnTransaction } from '../testing/activityLog.ts'
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

describe('the log', () => {
  it('tells who changed what, before and after, and when', async () => {
    const id = await panel.addWork({ title_es: 'Umbral', depth: 3 })
    stage.clock.advance(60_000)
    await panel.lucia.patch(`/api/works/${id}`, { depth: 4, technique: 'Esmalte' })
    const [changed, created] = await panel.history('?kind=work')
    expect(created).toMatchObject({
      action: 'created',
      changes: [],
      by: { id: panel.luciaId, display: 'Lucía' },
    })
    expect(changed).toMatchObject({
      at: stage.clock.now.toISOString(),
      by: { id: panel.luciaId, display: 'Lucía' },
      origin: 'panel',
      action: 'changed',
      record: { kind: 'work', id: String(id), label_es: 'Umbral', path: `works/${id}`, binned: false },
      revertible: true,
    })
    expect(changed?.changes.map(({ field, before, after }) => [field, before, after]).toSorted()).toEqual([
      ['depth', 3, 4],
      ['technique', 'Óleo sobre tela', 'Esmalte'],
    ])
  })

  it('tells of deleting and restoring, and of a write without a transaction of its own', async () => {
    const id = await panel.addWork()
    await panel.lucia.delete(`/api/works/${id}`)
    stage.clock.advance(1_000)
    await panel.lucia.post(`/api/works/${id}/restore`)
    stage.clock.advance(1_000)
    expect((await panel.history('?kind=work')).map(({ action, by }) => [action, by?.id])).toEqual([
      ['restored', panel.luciaId],
      ['binned', panel.luciaId],
      ['created', panel.luciaId],
    ])
    await withoutOwnTransaction(stage.db, id, { now: stage.clock.now, by: panel.luciaId })
    expect((await panel.history('?kind=work'))[0]).toMatchObject({
      action: 'changed',
      by: { id: panel.luciaId },
    })
  })

  it('says nothing of a save that changed nothing', async () => {
    const id = await panel.addWork({ title_es: 'Igual' })
    await panel.lucia.patch(`/api/works/${id}`, { title_es: 'Igual' })
    expect(await panel.history('?kind=work')).toHaveLength(1)
  })

  it('tells what came to hang on a record, by name', async () => {
    const artist = (
      await panel.lucia.post('/api/artists', { display: 'Delia Roca', last_name: 'Roca' })
    ).json().data
    const id = await panel.addWork()
    await panel.lucia.patch(`/api/works/${id}`, { artist_id: artist.id })
    await panel.lucia.post(`/api/works/${id}/movements`, {
      status: 'Vendida',
      owner: 'Iribarne',
      price: 1200,
    })
    const [sold, signed] = await panel.history('?kind=work')
    expect(signed?.changes).toMatchObject([{ field: 'artist_id', before: null, after: { es: 'Delia Roca' } }])
    expect(sold?.changes.map(({ part, name, after }) => [part, name, after])).toEqual([
      ['movements', 'status', 'Vendida'],
      ['movements', 'owner', 'Iribarne'],
      ['movements', 'price', 1200],
      ['movements', 'currency', 'USD'],
      ['movements', 'date', '2025-03-05'],
    ])
  })

  it('tells of a line of the ledger what a work is out for, and until when', async () => {
    const id = await panel.addWork()
    const told = async (movement: object) => {
      await panel.lucia.post(`/api/works/${id}/movements`, movement)
      const [entry] = await panel.history('?kind=work')
      return entry?.changes.map(({ name, after }) => [name, after])
    }
    const consignment = { status: 'En consignación', price: 900, currency: 'EUR', date: '2025-03-01' }
    expect(await told({ ...consignment, consigned_until: '2025-09-01' })).toEqual([
      ['status', 'En consignación'],
      ['price', 900],
      ['currency', 'EUR'],
      ['date', '2025-03-01'],
      ['consigned_until', '2025-09-01'],
    ])
    const out = { status: 'Prestada', purpose: 'fair', date: '2025-03-02', due: '2025-03-20' }
    expect(await told({ ...out, contact: 'Dora Paz', contact_email: 'dora@example.org' })).toEqual([
      ['status', 'Prestada'],
      ['purpose', 'fair'],
      ['date', '2025-03-02'],
      ['due', '2025-03-20'],
    ])
  })

  it('tells of a line of the ledger what was before it, and leaves out what stays', async () => {
    const id = await panel.addWork()
    const move = async (movement: object) => {
      const answer = await panel.lucia.post(`/api/works/${id}/movements`, movement)
      expect(answer.statusCode, answer.body).toBe(201)
      const [entry] = await panel.history('?kind=work')
      stage.clock.advance(60_000)
      return entry?.changes.map(({ name, before, after }) => [name, before, after])
    }
    const stood = {
      status: 'En consignación',
      owner: 'Familia Brandariz',
      address: 'Depósito 2',
      price: 1_200_000,
    }
    await move({ ...stood, date: '2025-03-01', consigned_until: '2025-09-01' })
    expect(await move({ ...stood, price: 12_000, date: '2025-03-01' }), 'a price alone').toEqual([
      ['price', 1_200_000, 12_000],
      ['currency', 'USD', 'USD'],
    ])
    const mistake = { ...stood, price: 13, currency: 'ARS', date: '2025-03-02' }
    expect(await move(mistake)).toEqual([
      ['price', 12_000, 13],
      ['currency', 'USD', 'ARS'],
      ['date', null, '2025-03-02'],
    ])
    const { movements } = (await panel.lucia.get(`/api/works/${id}`)).json().data
    await panel.lucia.post('/api/works/movements/remove', { ids: [movements[0].id] })
    stage.clock.advance(60_000)
    expect(
      await move({ status: 'Vendida', price: 12_000, date: '2025-03-04' }),
      'over what is struck'
    ).toEqual([
      ['status', 'En consignación', 'Vendida'],
      ['owner', 'Familia Brandariz', ''],
      ['address', 'Depósito 2', ''],
      ['date', null, '2025-03-04'],
    ])
    expect(
      await move({ ...stood, status: 'Prestada', date: '2025-02-01' }),
      'of a day before all others'
    ).toEqual([
      ['status', null, 'Prestada'],
      ['owner', null, 'Familia Brandariz'],
      ['price', null, 1_200_000],
      ['currency', null, 'USD'],
      ['address', null, 'Depósito 2'],
      ['date', null, '2025-02-01'],
    ])
    expect(
      await move({ ...stood, status: 'Prestada', date: '2025-02-01' }),
      'what says nothing new'
    ).toHaveLength(6)
  })

  it('does not keep what people told about themselves', async () => {
    const visitor = stage.client()
    await visitor.signInAs({ email: 'secreta@example.org', first_name: 'Reservada', phone: '4832-1107' })
    const rows = await stage.db.execute('select before, after from activity_changes')
    expect(JSON.stringify(rows)).not.toMatch(/secreta|Reservada|4832/)
    expect((await panel.history('?kind=user'))[0]).toMatchObject({
      by: null,
      origin: 'site',
      action: 'created',
    })
  })

  it('can be filtered by kind, record, person, action and day, and read page by page', async () => {
    const first = await panel.addWork({ title_es: 'Una' })
    const second = await panel.addWork({ title_es: 'Dos' })
    stage.clock.advance(24 * 3_600_000)
    await panel.lucia.patch(`/api/works/${first}`, { title_es: 'Una sola' })
    const ids = async (query: string) =>
      (await panel.history(query)).map(({ record, action }) => `${record.id} ${action}`)
    expect(await ids(`?kind=work&record=${first}`)).toEqual([`${first} changed`, `${first} created`])
    expect(await ids('?action=changed')).toEqual([`${first} changed`])
    expect(await ids('?kind=work&to=2025-03-05')).toEqual([`${second} created`, `${first} created`])
    expect(await ids('?from=2025-03-06')).toEqual([`${first} changed`])
    expect(await ids(`?person=${panel.luciaId}&kind=work,artist`)).toHaveLength(3)
    expect(await ids('?person=4711')).toEqual([])
    const page = (await panel.lucia.get('/api/activity?kind=work&per_page=2')).json()
    expect(page.data).toHaveLength(2)
    expect(await ids(`?kind=work&before=${page.older}`)).toEqual([`${first} created`])
  })
})
