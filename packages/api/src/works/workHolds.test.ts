import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { forgetOld } from '../retention/retention.ts'
import { mails } from '../tables/mails.table.ts'
import { users } from '../tables/users.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tellNext } from '../workHolds/telling.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('works held for somebody', () => {
  let stage: TestApp
  let lucia: TestClient
  let milagros: TestClient
  let work: number
  let url: string

  beforeAll(async () => {
    stage = await testApp()
  })
  beforeEach(async () => {
    await stage.reset()
    lucia = stage.client()
    milagros = stage.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
    await milagros.signInAs({ super: true, email: 'milagros@ochava.example', first_name: 'Milagros' })
    work = (await lucia.post('/api/works', sampleWork())).json().data.id
    url = `/api/works/${work}/holds`
  })
  afterAll(() => stage.close())

  const inDays = (count: number) => new Date(stage.clock.now.getTime() + count * day).toISOString()
  const iribarne = () => ({ client: 'Familia Iribarne', until: inDays(3), note: 'Viene el jueves' })
  const line = async () => (await lucia.get(url)).json().data
  const row = async () => (await lucia.get('/api/works?showAll=1')).json().data[0]
  const sell = (owner: string, more = {}) =>
    lucia.post(`/api/works/${work}/movements`, { status: 'Vendida', owner, ...more })

  it('are held until a day and hour, by whoever notes it', async () => {
    const held = await lucia.post(url, { ...iribarne(), contact: 'iribarne@example.org' })
    expect(held.statusCode, held.body).toBe(201)
    expect(held.json().data).toEqual([
      expect.objectContaining({
        state: 'holding',
        client: 'Familia Iribarne',
        contact: 'iribarne@example.org',
        note: 'Viene el jueves',
        from: stage.clock.now.toISOString(),
        until: inDays(3),
        created_by: { id: 1, full_name: 'Lucía' },
        end: null,
      }),
    ])
    expect(await row()).toMatchObject({ hold: { client: 'Familia Iribarne', until: inDays(3), waiting: 0 } })
  })

  it('end by themselves, whatever runs beside', async () => {
    await lucia.post(url, iribarne())
    stage.clock.advance(3 * day)
    expect(await line()).toMatchObject([{ state: 'over', end: 'lapsed' }])
    expect(await row()).toMatchObject({ hold: null })
  })

  it('are given on at once by a server whose clock is behind', async () => {
    const held = (await lucia.post(url, iribarne())).json().data[0].id
    stage.clock.advance(minute)
    expect((await lucia.delete(`${url}/${held}`)).statusCode).toBe(200)
    stage.clock.advance(-5)
    const next = await milagros.post(url, { client: 'Martina Sosa', hours: 24 })
    expect(next.statusCode, next.body).toBe(201)
    stage.clock.advance(5)
    expect(await line()).toMatchObject([{ state: 'holding', client: 'Martina Sosa' }, { state: 'over' }])
    await tellNext(officeOf(stage.app))
    expect(await stage.db.select().from(mails), 'who has it at once is told nothing').toEqual([])
  })

  it('go to one of two who want one at the same moment; the other is told who has it, until when, and can wait', async () => {
    const sosa = { client: 'Martina Sosa', hours: 7 * 24 }
    const answers = await Promise.all([lucia.post(url, iribarne()), milagros.post(url, sosa)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused.data).toMatchObject([{ state: 'holding', until: expect.any(String) }])
    expect(refused.message).toContain(refused.data[0].client)
    const waiting = await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    expect(waiting.statusCode).toBe(201)
    expect(waiting.json().data).toMatchObject([
      { state: 'holding' },
      { state: 'waiting', client: 'Estudio Larraya', from: refused.data[0].until },
    ])
    expect(await row()).toMatchObject({ hold: { waiting: 1 } })
  })

  it('are told apart from those that others noted meanwhile: the answer names the one it made', async () => {
    await lucia.post(url, iribarne())
    const waiting = (client: string) => ({ client, hours: 24, wait: true })
    const asked = [
      { who: lucia, client: 'Estudio Larraya' },
      { who: milagros, client: 'James Whitlow' },
    ]
    const answers = await Promise.all(asked.map(({ who, client }) => who.post(url, waiting(client))))
    for (const [index, { client }] of asked.entries()) {
      const { data, made } = answers[index]?.json() ?? {}
      expect(data.find(({ id }: { id: number }) => id === made)).toMatchObject({ client })
    }
  })

  it('come to who waits next once they are given up or run out, which whoever noted it is told', async () => {
    const [first] = (await lucia.post(url, iribarne())).json().data
    await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    await milagros.post(url, { client: 'James Whitlow', hours: 24, wait: true })
    const given = await lucia.delete(`${url}/${first.id}`)
    expect(given.json().data).toMatchObject([
      { client: 'Estudio Larraya', state: 'holding', until: inDays(1) },
      { client: 'James Whitlow', state: 'waiting', from: inDays(1) },
      { client: 'Familia Iribarne', state: 'over', end: 'given_up', ended_by: { id: 1, full_name: 'Lucía' } },
    ])
    await tellAll()
    stage.clock.advance(day)
    expect((await line())[0]).toMatchObject({ client: 'James Whitlow', state: 'holding' })
    await tellAll()
    expect(await told()).toEqual([
      ['milagros@ochava.example', 'workHoldTurn', expect.stringContaining('Estudio Larraya')],
      ['milagros@ochava.example', 'workHoldTurn', expect.stringContaining('James Whitlow')],
    ])
  })

  it('are held again as long as nobody else was given the work', async () => {
    const [first] = (await lucia.post(url, iribarne())).json().data
    await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    stage.clock.advance(minute)
    await lucia.delete(`${url}/${first.id}`)
    await tellAll()
    stage.clock.advance(minute)
    expect((await lucia.post(`${url}/${first.id}/restore`)).json().data).toMatchObject([
      { client: 'Familia Iribarne', state: 'holding', from: first.from },
      { client: 'Estudio Larraya', state: 'waiting' },
    ])
    expect(await told(), 'that it was their turn').toEqual([])

    for (const { id } of (await line()).toReversed()) await lucia.delete(`${url}/${id}`)
    stage.clock.advance(minute)
    await milagros.post(url, { client: 'Martina Sosa', hours: 24 })
    const refused = await lucia.post(`${url}/${first.id}/restore`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().data[0]).toMatchObject({ client: 'Martina Sosa', state: 'holding' })
  })

  it('are prolonged, and those who wait move up among themselves', async () => {
    const [first] = (await lucia.post(url, iribarne())).json().data
    for (const client of ['Estudio Larraya', 'James Whitlow']) {
      await milagros.post(url, { client, hours: 24, wait: true })
    }
    const longer = await lucia.patch(`${url}/${first.id}`, { until: inDays(5) })
    expect(longer.json().data).toMatchObject([{ until: inDays(5) }, { from: inDays(5) }, { from: inDays(6) }])
    const [, second, third] = longer.json().data
    const order = await lucia.post(`${url}/order`, { ids: [third.id, second.id] })
    expect(order.json().data.map(({ client }: { client: string }) => client)).toEqual([
      'Familia Iribarne',
      'James Whitlow',
      'Estudio Larraya',
    ])
    const other = await lucia.post(`${url}/order`, { ids: [first.id, second.id] })
    expect(other.statusCode).toBe(409)
    expect((await lucia.patch(`${url}/${first.id}`, { until: inDays(-1) })).statusCode).toBe(422)
  })

  it('become a sale in one step, which is taken back in one', async () => {
    const [first] = (await lucia.post(url, iribarne())).json().data
    await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    stage.clock.advance(minute)
    const { updated_at } = await row()
    const sold = await lucia.post(`${url}/${first.id}/movement`, { status: 'Vendida', price: 38_000 })
    expect(sold.statusCode, sold.body).toBe(201)
    expect((await row()).updated_at > updated_at, 'who began before it is told').toBe(true)
    expect(sold.json().data).toMatchObject([{ end: 'gone' }, { end: 'moved' }])
    expect(await row()).toMatchObject({
      hold: null,
      last_movement: { status: 'Vendida', owner: 'Familia Iribarne', price: 38_000 },
    })
    expect((await milagros.post(url, { client: 'Otra', hours: 1 })).statusCode, 'of what is sold').toBe(409)
    const back = await lucia.post(`${url}/${first.id}/restore`)
    expect(back.json().data).toMatchObject([
      { client: 'Familia Iribarne', state: 'holding', until: first.until },
      { client: 'Estudio Larraya', state: 'waiting' },
    ])
    expect(await row()).toMatchObject({ last_movement: null })
  })

  it('become a line for the price that stands by then, where none is said', async () => {
    await lucia.post(url, iribarne())
    const [holder] = await line()
    const priced = { status: 'Para registro', price: 30_000, currency: 'ARS' }
    await milagros.post(`/api/works/${work}/movements`, priced)
    await lucia.post(`${url}/${holder.id}/movement`, { status: 'En consignación' })
    expect(await row()).toMatchObject({
      last_movement: { status: 'En consignación', owner: 'Familia Iribarne', price: 30_000, currency: 'ARS' },
    })
  })

  it('are all held again when a sale is taken back from the history, and sold again from there', async () => {
    await lucia.post(url, iribarne())
    await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    stage.clock.advance(minute)
    const [holder] = await line()
    const sold = await lucia.post(`${url}/${holder.id}/movement`, { status: 'Vendida', price: 38_000 })
    expect(sold.statusCode, sold.body).toBe(201)
    const takeBackLast = async () => {
      stage.clock.advance(minute)
      const [last] = (await lucia.get(`/api/activity?kind=work&record=${work}`)).json().data
      return lucia.post(`/api/activity/${last.id}/revert`, {})
    }
    const back = await takeBackLast()
    expect(back.statusCode, back.body).toBe(200)
    expect(await line()).toMatchObject([
      { client: 'Familia Iribarne', state: 'holding' },
      { client: 'Estudio Larraya', state: 'waiting' },
    ])
    expect(await row()).toMatchObject({ last_movement: null })
    const again = await takeBackLast()
    expect(again.statusCode, again.body).toBe(200)
    expect(await row()).toMatchObject({ hold: null, last_movement: { status: 'Vendida' } })
  })

  it('are sold to somebody else only when that is meant', async () => {
    await lucia.post(url, iribarne())
    const refused = await sell('Martina Sosa')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message: 'Está reservada para Familia Iribarne. Si la vendés igual, sus reservas terminan.',
      data: [{ client: 'Familia Iribarne' }],
    })
    const many = { ids: [work], movement: { status: 'Vendida', owner: 'Martina Sosa' } }
    const bulk = await lucia.post('/api/works/movements', many)
    expect(bulk.statusCode).toBe(409)
    expect(bulk.json().held).toMatchObject([{ id: work, hold: { client: 'Familia Iribarne' } }])
    const set = { works: [{ id: work }], set: { status: 'Vendida', owner: 'Martina Sosa' } }
    const review = await lucia.post('/api/works/change/review', set)
    expect(review.json().data).toMatchObject([{ after: null, refusal: 'held' }])

    const meant = await lucia.post('/api/works/movements', { ...many, despite_holds: true })
    expect(meant.statusCode).toBe(200)
    expect(await line()).toMatchObject([{ state: 'over', end: 'gone' }])
    await lucia.post('/api/works/movements/remove', { ids: meant.json().data })
    expect(await line()).toMatchObject([{ state: 'holding', client: 'Familia Iribarne' }])
    expect((await lucia.post('/api/works/movements/restore', { ids: meant.json().data })).statusCode).toBe(
      409
    )

    expect((await sell(' familia iribárne ')).statusCode, 'to who holds it').toBe(201)
    expect(await line()).toMatchObject([{ state: 'over', end: 'moved' }])
  })

  it('are sold to who holds it without a question, however the name is written', async () => {
    await lucia.post(url, iribarne())
    const sale = { ids: [work], movement: { status: 'Vendida', owner: '  FAMILIA  Iribarne', price: 35_000 } }
    expect((await lucia.post('/api/works/movements', sale)).statusCode).toBe(200)
    expect(await line()).toMatchObject([{ state: 'over', end: 'moved' }])
  })

  it('are told of the day before they end, once, in the language of whoever noted them', async () => {
    const english = { 'accept-language': 'en' }
    await lucia.post(url, iribarne(), { headers: english })
    await tellAll()
    expect(await told()).toEqual([])
    stage.clock.advance(2 * day + minute)
    await tellAll()
    await tellAll()
    expect(await told()).toEqual([
      [
        'lucia@ochava.example',
        'workHoldEnding',
        'Courtyard at Four: the hold for Familia Iribarne ends tomorrow at 12:00',
      ],
    ])
    const [hold] = await line()
    await lucia.patch(`${url}/${hold.id}`, { until: inDays(3), remind: false })
    stage.clock.advance(2 * day + minute)
    await tellAll()
    expect(await told()).toHaveLength(1)
  })

  it('are told of to nobody who has lost the panel since', async () => {
    await lucia.post(url, iribarne())
    await milagros.post(url, { client: 'Estudio Larraya', hours: 24, wait: true })
    await stage.db.update(users).set({ super: false }).where(eq(users.email, 'milagros@ochava.example'))
    await stage.db
      .update(users)
      .set({ deleted_at: stage.clock.now })
      .where(eq(users.email, 'lucia@ochava.example'))
    stage.clock.advance(2 * day + minute)
    await tellAll()
    stage.clock.advance(day)
    await tellAll()
    expect(await told()).toEqual([])
  })

  it('are listed, counted, exported and in the history, without who they are for', async () => {
    await lucia.post('/api/works', sampleWork({ title_es: 'Libre' }))
    await lucia.post(url, { client: 'Familia Iribarne', until: new Date(stage.clock.now.getTime() + hour) })
    const found = (await lucia.get('/api/works?showAll=1&hold=today')).json()
    expect(found.data).toMatchObject([{ id: work }])
    expect((await lucia.get('/api/works/counts')).json().data).toMatchObject({
      all: 2,
      held: 1,
      held_until_today: 1,
    })
    const csv = (await lucia.get('/api/exports/works.csv?secret=1')).body
    expect(csv.split('\n')[0]).toContain('held_until')
    expect(csv).toContain('Familia Iribarne')
    expect((await lucia.get('/api/exports/works.csv')).body).not.toContain('Iribarne')
    const log = (await lucia.get(`/api/activity?kind=work&record=${work}`)).json()
    expect(log.data[0].changes).toMatchObject([{ part: 'holds', what: 'added', subject: 'Familia Iribarne' }])
    const reverted = await lucia.post(`/api/activity/${log.data[0].id}/revert`, {})
    expect(reverted.statusCode, reverted.body).toBe(200)
    expect(await line()).toMatchObject([{ state: 'over', end: 'given_up' }])
  })

  it('are nobody’s a while after they ended', async () => {
    await lucia.post(url, { ...iribarne(), contact: 'iribarne@example.org' })
    stage.clock.advance(13 * day)
    expect(
      await forgetOld(stage.db, { now: stage.clock.now, days: 11, zone: stage.app.env.GALLERY_TZ })
    ).toMatchObject({ workHolds: 0 })
    expect(
      await forgetOld(stage.db, { now: stage.clock.now, days: 9, zone: stage.app.env.GALLERY_TZ })
    ).toMatchObject({ workHolds: 1 })
    expect(await line()).toMatchObject([{ client: '', contact: '', note: '', end: 'lapsed' }])
  })

  async function tellAll(): Promise<void> {
    while (await tellNext(officeOf(stage.app))) {
      // Until there is nothing to tell.
    }
  }
  async function told() {
    const rows = await stage.db.select().from(mails).orderBy(mails.id)
    return rows.map(({ to, kind, subject }) => [to, kind, subject])
  }
})
