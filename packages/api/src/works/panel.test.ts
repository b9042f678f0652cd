import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { binWork, createWork } from './changes.queries.ts'
import { addMovement } from './movements.queries.ts'

describe('the panel’s list of works', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (changes = {}) => createWork(gallery.db, sampleWork(changes), writing())
  const move = (id: number, movement: object) =>
    addMovement(
      gallery.db,
      id,
      {
        status: 'Vendida',
        owner: '',
        price: null,
        currency: 'USD',
        address: '',
        date: '2025-01-01',
        ...movement,
      },
      writing()
    )
  const titles = async (query: string): Promise<string[]> => {
    const response = await lucia.get(`/api/works?showAll=1&${query}`)
    expect([query, response.statusCode]).toEqual([query, 200])
    return response.json().data.map((work: { title_es: string }) => work.title_es)
  }

  async function fill() {
    const irma = await createArtist(
      gallery.db,
      { display: 'Irma Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' },
      writing()
    )
    const one = await add({ title_es: 'Uno', year: 1950, technique: 'Óleo sobre tela', artist_id: irma })
    gallery.clock.advance(1000)
    const two = await add({
      title_es: 'Dos',
      year: 1960,
      technique: 'Tinta',
      technique_en: 'Ink',
      public: false,
    })
    gallery.clock.advance(1000)
    const three = await add({ title_es: 'Tres', year: null, technique: 'Grabado', title_en: '' })
    await move(one, { price: 500 })
    await move(two, { status: 'Prestada', price: 900 })
    await move(three, { status: 'Devuelta', price: 700, currency: 'ARS' })
    return { one, two, three, irma }
  }

  it('is narrowed to techniques, years and any of several states, and ordered by price and change', async () => {
    const { one } = await fill()
    gallery.clock.advance(1000)
    await lucia.patch(`/api/works/${one}`, { notes: 'vista' })
    for (const [query, expected] of [
      ['technique=oleo', ['Uno']],
      ['technique=ink', ['Dos']],
      // In the title, not in the technique.
      ['technique=tres', []],
      ['technique=', ['Tres', 'Dos', 'Uno']],
      ['from=1955', ['Dos']],
      ['to=1955', ['Uno']],
      ['from=1950&to=1960', ['Dos', 'Uno']],
      ['status=Vendida,Devuelta', ['Tres', 'Uno']],
      ['sort=price', ['Tres', 'Uno', 'Dos']],
      ['sort=-price', ['Tres', 'Dos', 'Uno']],
      ['sort=updated', ['Dos', 'Tres', 'Uno']],
      ['sort=-updated', ['Uno', 'Tres', 'Dos']],
    ] as const) {
      expect([query, await titles(query)]).toEqual([query, expected])
    }
    for (const query of ['status=Vendida,Rota', 'from=x', 'to=9999']) {
      expect([query, (await lucia.get(`/api/works?showAll=1&${query}`)).statusCode]).toEqual([query, 422])
    }
  })

  it('gives the ids of all that it has, in its order, with its total', async () => {
    const { one, two, three } = await fill()
    const ids = async (query: string) => (await lucia.get(`/api/works/ids?${query}`)).json()
    expect(await ids('')).toEqual({ data: [three, two, one], total: 3 })
    expect(await ids('sort=title&public=1')).toEqual({ data: [three, one], total: 2 })
    expect(await ids('query=nada')).toEqual({ data: [], total: 0 })
  })

  it('counts what its quick filters would leave', async () => {
    const { two } = await fill()
    const counts = async (query: string) => (await lucia.get(`/api/works/counts?${query}`)).json().data
    const none = { held: 0, held_until_today: 0 }
    const all = { ...none, all: 3, public: 2, without_image: 3, without_english: 1, outdated_english: 0 }
    expect(await counts('')).toEqual(all)
    expect(await counts('public=0&image=1&english=missing')).toEqual(all)
    expect(await counts('status=Prestada')).toEqual({
      ...none,
      all: 1,
      public: 0,
      without_image: 1,
      without_english: 0,
      outdated_english: 0,
    })
    await lucia.patch(`/api/works/${two}`, { title_es: 'Dos veces' })
    expect(await titles('english=outdated')).toEqual(['Dos veces'])
    expect(await counts('')).toEqual({ ...all, outdated_english: 1 })
    await binWork(gallery.db, two, writing())
    expect(await counts('')).toEqual({ ...all, all: 2, without_image: 2 })
  })

  it('tells of works by their ids who sees them: whether they are public, and by which secret link', async () => {
    const { one, two, three } = await fill()
    const access = async (ids: string) => (await lucia.get(`/api/works/access?ids=${ids}`)).json().data
    const link = async (id: number): Promise<string> =>
      (await lucia.get(`/api/works/${id}`)).json().data.secretLink
    expect(await access(`${two},${one}`)).toEqual([
      { id: one, public: true, secretLink: await link(one) },
      { id: two, public: false, secretLink: await link(two) },
    ])
    await lucia.patch(`/api/works/${one}`, { action: 'renewLink' })
    await binWork(gallery.db, two, writing())
    expect(await access(`${one},${two},4711`)).toEqual([
      { id: one, public: true, secretLink: await link(one) },
    ])
    expect((await lucia.get('/api/works/access')).statusCode).toBe(422)
    const visitor = gallery.client()
    expect((await visitor.get(`/api/works/access?ids=${three}`)).statusCode).toBe(401)
  })

  it('knows the works before and after one, as it is narrowed and ordered', async () => {
    const { one, two, three, irma } = await fill()
    const neighbours = async (id: number, query: string) => {
      const { data } = (await lucia.get(`/api/works/${id}/neighbours?${query}`)).json()
      return [data.previous?.id, data.next?.id, `${data.place} of ${data.total}`]
    }
    expect(await neighbours(two, '')).toEqual([three, one, '2 of 3'])
    expect(await neighbours(one, 'sort=artist')).toEqual([undefined, three, '1 of 3'])
    expect(await neighbours(three, 'public=1')).toEqual([undefined, one, '1 of 2'])
    // Hidden a moment ago, it still stands between the two.
    expect(await neighbours(two, 'public=1')).toEqual([three, one, '2 of 3'])
    // The list of a slip is that of the word that was meant.
    const four = await add({ title_es: 'Cuatro', artist_id: irma })
    expect(await neighbours(one, 'query=szalai')).toEqual(await neighbours(one, 'query=szalay'))
    expect(await neighbours(one, 'query=szalai')).toEqual([four, undefined, '2 of 2'])
    await binWork(gallery.db, two, writing())
    expect((await lucia.get(`/api/works/${two}/neighbours`)).statusCode).toBe(404)
    expect((await lucia.get('/api/works/99/neighbours')).statusCode).toBe(404)
  })
})
