import { artistFields, itemFields, sameNames, workFields } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('/api/english', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  async function asSuper() {
    const client = gallery.client()
    await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    return client
  }
  type Client = Awaited<ReturnType<typeof asSuper>>

  async function addEvent(client: Client, texts: Readonly<Record<string, string>>): Promise<number> {
    const form = { kind: 'other', title_es: 'Patio', from: '2026-12-01', to: '2026-12-02', color: 'red' }
    const answer = await client.post('/api/events', { ...form, ...texts })
    expect(answer.statusCode).toBe(201)
    return answer.json().data.id
  }
  const standing = async (client: Client, id: number) =>
    (await client.get(`/api/english/events/${id}`)).json().data

  it.each([
    ['works', workFields],
    ['artists', artistFields],
    ['items', itemFields],
  ])('leaves alone of %s what its list of fields says is the same in English', async (table, fields) => {
    const trigger = await gallery.db.execute(
      sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = ${`${table}_languages`}`
    )
    const leftAlone = [...JSON.stringify(trigger).matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(leftAlone).toEqual(sameNames(fields))
  })

  it('compares a field of both languages whatever it is called, and what is in Spanish under its bare name', async () => {
    const client = await asSuper()
    const lacks = async (texts: Readonly<Record<string, string>>) => {
      const both = { title_es: 'Patio', title_en: 'Yard' }
      const { data } = (await client.post('/api/works', { ...both, ...texts })).json()
      return (await client.get(`/api/english/works/${data.id}`)).json().data.lacks_english
    }
    expect(await lacks({})).toBe(false)
    expect(await lacks({ cited_es: '<p>Un libro</p>' })).toBe(true)
    expect(await lacks({ type: 'Pintura' })).toBe(true)
    expect(await lacks({ type: 'Pintura', type_en: 'Painting' })).toBe(false)
  })

  it('lists what lacks English until it is written', async () => {
    const client = await asSuper()
    const id = await addEvent(client, { title_en: 'Yard', excerpt_es: 'Un patio' })
    const list = (await client.get('/api/english?state=missing')).json()
    expect(list.data).toEqual([
      expect.objectContaining({ kind: 'events', id, label: 'Patio', lacks_english: true, outdated: [] }),
    ])
    expect(list.meta.total).toBe(1)
    expect(list.counts[0]).toEqual({ kind: 'events', missing: 1, outdated: 0 })

    await client.patch(`/api/events/${id}`, { excerpt_en: 'A yard' })
    expect((await client.get('/api/english?state=missing')).json().data).toEqual([])
  })

  it('marks a field whose Spanish changed alone, with the Spanish that its English is of', async () => {
    const client = await asSuper()
    const id = await addEvent(client, { title_en: 'Yard' })
    await client.patch(`/api/events/${id}`, { title_es: 'Patios' })
    await client.patch(`/api/events/${id}`, { title_es: 'Los patios' })
    expect(await standing(client, id)).toEqual({ lacks_english: false, outdated: { title: 'Patio' } })
    expect((await client.get('/api/english?state=outdated')).json().data[0].outdated).toEqual(['title'])
  })

  it.each([
    ['the English is saved', { title_en: 'Yards' }],
    ['the Spanish is as it was', { title_es: 'Patio' }],
    ['there is nothing to translate any more', { title_en: '' }],
  ])('takes the mark away when %s', async (_when, change) => {
    const client = await asSuper()
    const id = await addEvent(client, { title_en: 'Yard' })
    await client.patch(`/api/events/${id}`, { title_es: 'Patios' })
    await client.patch(`/api/events/${id}`, change)
    expect((await standing(client, id)).outdated).toEqual({})
  })

  it('takes the mark away when the English is declared right', async () => {
    const client = await asSuper()
    const id = await addEvent(client, { title_en: 'Yard' })
    await client.patch(`/api/events/${id}`, { title_es: 'El patio' })
    expect((await client.post(`/api/english/events/${id}`, { fields: ['title'] })).statusCode).toBe(200)
    expect((await standing(client, id)).outdated).toEqual({})
  })

  it('names the next one, and begins again after the last', async () => {
    const client = await asSuper()
    const first = await addEvent(client, {})
    const second = await addEvent(client, { title_es: 'Jardín' })
    const next = async (id: number) => (await client.get(`/api/english/events/${id}/next`)).json().data
    expect(await next(first)).toEqual([expect.objectContaining({ id: second })])
    expect(await next(second)).toEqual([expect.objectContaining({ id: first })])
    await client.patch(`/api/events/${first}`, { title_en: 'Yard' })
    expect(await next(second)).toEqual([])
  })

  it('knows nothing of what is in the bin', async () => {
    const client = await asSuper()
    const id = await addEvent(client, {})
    await client.delete(`/api/events/${id}`)
    expect((await client.get('/api/english')).json().data).toEqual([])
    expect((await client.get(`/api/english/events/${id}`)).statusCode).toBe(404)
    expect((await client.post(`/api/english/events/${id}`, { fields: ['title'] })).statusCode).toBe(404)
  })

  it('has the texts of the options that their Spanish left behind, after the records', async () => {
    const client = await asSuper()
    const event = await addEvent(client, { title_en: 'Yard' })
    await client.patch(`/api/events/${event}`, { title_es: 'Patios' })
    await client.patch('/api/options', {
      txtPrincipal_es: 'Mirar',
      txtPrincipal_en: 'Look',
      usTeam_es: 'Ana',
    })
    gallery.clock.advance(1_000)
    await client.patch('/api/options', { txtPrincipal_es: 'Mirar despacio', usTeam_es: 'Ana y Lucía' })

    const { data, counts, meta } = (await client.get('/api/english?state=outdated')).json()
    const [, headline] = data
    expect(headline).toMatchObject({ kind: 'options', label: 'txtPrincipal', outdated: ['txtPrincipal'] })
    expect([data.length, meta.total, counts.at(-1)]).toEqual([
      2,
      2,
      { kind: 'options', missing: 0, outdated: 1 },
    ])
    expect((await client.get('/api/english?state=outdated&kind=options')).json().data).toEqual([headline])
    expect((await client.get('/api/english?state=missing')).json().data).toEqual([])
    const next = async (path: string) =>
      (await client.get(`/api/english/${path}/next?state=outdated`)).json().data[0]
    expect(await next(`events/${event}`)).toEqual(headline)
    expect(await next(`options/${headline.id}`)).toMatchObject({ kind: 'events', id: event })
    expect((await client.get('/api/panel')).json().data).toMatchObject({ english: 2 })

    await client.post('/api/options/english', { fields: ['txtPrincipal'] })
    expect((await client.get('/api/panel')).json().data).toMatchObject({ english: 1 })
  })

  it('is counted beside what else waits in the panel', async () => {
    const client = await asSuper()
    await addEvent(client, {})
    await client.delete(`/api/events/${await addEvent(client, {})}`)
    expect((await client.get('/api/panel')).json().data).toMatchObject({ english: 1, messages: 0 })
  })
})
