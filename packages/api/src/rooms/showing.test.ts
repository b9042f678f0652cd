import { roomPrices } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { readPdf } from '../testing/readPdf.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const day = 24 * 3_600_000
const owner = 'canary-owner'
const address = 'canary-address'

describe('what a room tells of its works', () => {
  let gallery: TestApp
  let lucia: TestClient
  let room: BackRoom
  let link: string
  let person: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    room = await fillBackRoom(gallery)
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const clara = { name: 'Clara', email: 'clara@iribarne.example', note: 'Para el comedor' }
    const { data } = (await lucia.post(`/api/collections/${room.wall.id}/people`, clara)).json()
    link = data.link
    person = data.id
  })
  afterAll(() => gallery.close())

  const one = () => room.works.one
  const hidden = () => room.works.hidden
  const move = async (work: number, movement: object) => {
    const body = { owner, address, currency: 'USD', despite_holds: true, ...movement }
    const response = await lucia.post(`/api/works/${work}/movements`, body)
    expect(response.statusCode, response.body).toBe(201)
  }
  const set = async (change: object) => {
    const response = await lucia.patch(`/api/collections/${room.wall.id}/showing`, change)
    expect(response.statusCode, response.body).toBe(200)
    return response.json().data
  }
  const share = async () => (await gallery.client().get(`/api/share/collection/${link}`)).json().data
  const ofWork = async (id: number) => {
    const { works: shown } = await share()
    return shown.find((work: { id: number }) => work.id === id)
  }
  /** A paper of the room, as it is read. */
  const paper = async (name: string) => {
    const { rawPayload } = await lucia.get(`/api/paper/${name}.pdf?collection=${room.wall.id}&language=es`)
    return (await readPdf(rawPayload)).pages.join(' ')
  }
  /** The mail with the link, which is taken out of the outbox. */
  const mailLink = async () => {
    await lucia.post(`/api/collections/${room.wall.id}/people/${person}/mail`)
    const [sent] = await gallery.db.delete(mails).returning({ html: mails.html, text: mails.text })
    return `${sent?.html} ${sent?.text}`
  }
  const letGo = async (work: number) => {
    const { data } = (await lucia.get(`/api/works/${work}/holds`)).json()
    for (const { id } of data) await lucia.delete(`/api/works/${work}/holds/${id}`)
  }

  it('is how each stands now: held, in consignment, on loan, free, gone, sold', async () => {
    const states: string[] = []
    const look = async () => states.push((await ofWork(one())).room.state)
    await look()
    await letGo(one())
    await look()
    for (const status of ['Prestada', 'Devuelta', 'En consignación', 'Devuelta', 'Vendida']) {
      await move(one(), { status })
      await look()
    }
    expect(states).toEqual(['reserved', 'consigned', 'lent', 'free', 'consigned', 'gone', 'sold'])
  })

  it('keeps the place of what is gone, with its name and nothing else, no page and no picture', async () => {
    const guest = gallery.client()
    await guest.get(`/api/share/collection/${link}`)
    const picture = `/storage/images/${room.files.hidden}`
    expect((await guest.get(picture)).statusCode).toBe(200)
    await lucia.delete(`/api/works/${hidden()}`)
    const shown = await share()
    expect(shown.works).toHaveLength(2)
    expect(shown).toMatchObject({ count: 1, covers: [{ file: room.files.one }] })
    expect(shown.works[0]).toMatchObject({
      title_es: 'Escondida',
      artist: { display: 'Bruno Lemos' },
      img: null,
      year: null,
      height: null,
      room: { state: 'gone', price: null },
    })
    expect((await guest.get(`/api/works/${hidden()}/${link}`)).statusCode).toBe(404)
    expect((await guest.get(picture)).statusCode).toBe(404)
    await lucia.post(`/api/works/${hidden()}/restore`)
    expect((await ofWork(hidden())).room.state).toBe('reserved')
  })

  it('has no prices, those of now, or those of sharing until somebody takes them anew', async () => {
    await move(one(), { status: 'En consignación', price: 1_000 })
    expect((await share()).room.prices).toBeNull()
    await set({ prices: 'shared', retake: true })
    gallery.clock.advance(3 * day)
    await move(one(), { status: 'En consignación', price: 1_500 })
    const priceOf = async () => (await ofWork(one())).room.price
    expect((await share()).room.prices).toEqual({ of: 'shared', day: '2025-03-05' })
    expect(await priceOf()).toEqual({ amount: 1_000, currency: 'USD', day: null })
    await set({ prices: 'now' })
    expect((await share()).room.prices).toEqual({ of: 'now', day: '2025-03-08' })
    expect(await priceOf()).toMatchObject({ amount: 1_500 })
    await set({ prices: 'shared' })
    expect(await priceOf()).toMatchObject({ amount: 1_000 })
    await set({ retake: true })
    expect((await share()).room.prices).toEqual({ of: 'shared', day: '2025-03-08' })
    expect(await priceOf()).toMatchObject({ amount: 1_500 })
  })

  it('keeps the prices of sharing while works come, go and change places; one that comes has its own day', async () => {
    await move(one(), { status: 'En consignación', price: 1_000 })
    await set({ prices: 'shared', retake: true })
    gallery.clock.advance(day)
    await move(one(), { status: 'En consignación', price: 9_999 })
    await move(room.works.two, { status: 'En consignación', price: 2_000 })
    const placed = [{ id: room.works.two }, { id: one() }, { id: hidden() }]
    await lucia.patch(`/api/collections/${room.wall.id}`, { works: placed })
    expect((await ofWork(one())).room.price).toEqual({ amount: 1_000, currency: 'USD', day: null })
    expect((await ofWork(room.works.two)).room.price).toEqual({
      ...{ amount: 2_000, currency: 'USD', day: '2025-03-06' },
    })
  })

  it('never says what somebody paid', async () => {
    await move(one(), { status: 'Vendida', price: 4_321 })
    for (const prices of roomPrices) {
      await set({ prices, retake: true, shows: { state: false } })
      const body = JSON.stringify(await share())
      expect(body).not.toContain('4321')
      expect(body).not.toContain('sold')
    }
  })

  it.each([['Prestada'], ['Para registro'], ['Prestada', 'Devuelta']])(
    'never says what somebody paid for a work that is now %s',
    async (...statuses) => {
      await move(one(), { status: 'Vendida', price: 4_321 })
      for (const status of statuses) await move(one(), { status, price: 4_321 })
      for (const prices of roomPrices) {
        await set({ prices, retake: true, shows: { state: true } })
        const { room: told } = await ofWork(one())
        expect(told, prices).toMatchObject({ state: 'sold', price: null })
        expect(await paper('price-list'), prices).not.toMatch(/4\D?321/)
      }
      const hold = await lucia.post(`/api/works/${one()}/holds`, {
        client: 'Otra',
        until: '2025-03-09T18:00:00Z',
      })
      expect(hold.statusCode, hold.body).toBe(409)

      // Once it is to be had again, the prices of sharing are none that somebody paid.
      await move(one(), { status: 'En consignación', price: 5_000 })
      await set({ prices: 'shared' })
      expect((await ofWork(one())).room.price).toBeNull()
      await set({ prices: 'now' })
      expect((await ofWork(one())).room).toMatchObject({ state: 'consigned', price: { amount: 5_000 } })
    }
  )

  it('is on its list of prices what it is in the room, whatever the ledger has', async () => {
    await set({ prices: 'now' })
    await move(one(), { status: 'Vendida', price: 4_321 })
    const told = async (state: boolean) => {
      await set({ shows: { state } })
      return (await paper('price-list')).match(/Vendida|Reservada|Consultar/g)
    }
    expect(await told(true), 'one is held, the other sold').toEqual(['Consultar', 'Reservada', 'Vendida'])
    expect(await told(false)).toEqual(['Consultar', 'Consultar'])
  })

  it('is on its labels what it is in the room: no size, technique or year that is switched off, held where the room tells it, and nothing that is gone', async () => {
    const told = async (on: boolean) => {
      await set({ shows: { size: on, technique: on, year: on, state: on } })
      return (await paper('labels')).match(/1974|Óleo sobre tela|120 × 90,5|Reservada|Uno|Escondida/g)
    }
    const whole = ['1974', 'Óleo sobre tela', '120 × 90,5', 'Reservada']
    expect(await told(true)).toEqual(['Escondida', ...whole, 'Uno', ...whole])
    await lucia.delete(`/api/works/${hidden()}`)
    expect(await told(false)).toEqual(['Uno'])
  })

  it('takes prices of sharing of what is put into it from a list of works', async () => {
    await move(room.works.two, { status: 'En consignación', price: 2_000 })
    await set({ prices: 'shared', retake: true })
    gallery.clock.advance(day)
    await lucia.post('/api/works/collect', { ids: [room.works.two], collection: room.wall.id, action: 'add' })
    await move(room.works.two, { status: 'En consignación', price: 9_999 })
    expect((await ofWork(room.works.two)).room.price).toEqual({
      ...{ amount: 2_000, currency: 'USD', day: '2025-03-06' },
    })
  })

  it('hangs under headings, which keep their works until somebody moves them', async () => {
    const sections = [
      { id: 2, title_es: 'Comedor', title_en: 'Dining Room' },
      { id: 1, title_es: 'Pasillo', title_en: '' },
    ]
    const url = `/api/collections/${room.wall.id}`
    await lucia.patch(url, {
      sections,
      works: [
        { id: one(), section: 2 },
        { id: hidden(), section: 1 },
      ],
    })
    expect((await share()).room.sections).toEqual(sections)
    await lucia.patch(url, { works: [{ id: hidden() }, { id: one() }] })
    const { works: shown } = await share()
    expect(shown.map((work: { room: { section: number } }) => work.room.section)).toEqual([1, 2])
  })

  it('is never an owner, an address or a note of the gallery, whatever is switched on, in answers, papers and mails', async () => {
    await gallery.db.update(works).set({ series: 'canary-series' }).where(eq(works.id, one()))
    await move(one(), { status: 'En consignación', price: 7_654 })
    const guest = gallery.client()
    for (const [prices, on] of [
      ['now', true],
      ['shared', true],
      ['none', false],
    ] as const) {
      const names = ['state', 'size', 'technique', 'year', 'series', 'exhibitions', 'bibliography', 'note']
      await set({ prices, retake: true, shows: Object.fromEntries(names.map((name) => [name, on])) })
      const bodies = await Promise.all(
        [`/api/share/collection/${link}`, `/api/works/${one()}/${link}`].map(
          async (path) => (await guest.get(path)).body
        )
      )
      const papers = [await paper('price-list'), await paper('labels')]
      const mail = await mailLink()
      for (const text of [...bodies, ...papers, mail]) {
        for (const secret of [owner, address, ...Object.values(secrets)]) {
          if (secret !== secrets.message) expect(text).not.toContain(secret)
        }
        expect(text.includes('canary-series')).toBe(on && text === bodies[1])
        expect(text.includes('Para el comedor')).toBe(on && [bodies[0], mail].includes(text))
      }
      for (const body of bodies) expect(body.includes('7654')).toBe(prices !== 'none')
      expect(papers.map((text) => text.includes('7.654'))).toEqual([true, false])
      expect(mail).not.toMatch(/7.?654/)
      expect(mail).not.toContain(secrets.message)
    }
    const lines = await gallery.db.select().from(movements).where(eq(movements.work_id, one()))
    expect(lines.some((line) => line.owner === owner)).toBe(true)
  })
})
