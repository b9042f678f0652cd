import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('pages of artists', () => {
  let gallery: TestApp
  let visitor: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    visitor = gallery.client()
  })
  afterAll(() => gallery.close())

  async function addArtists(names: readonly string[]): Promise<number[]> {
    const rows = await gallery.db
      .insert(artists)
      .values(names.map((display) => ({ display })))
      .returning({ id: artists.id })
    return rows.map(({ id }) => id)
  }

  let made = 0
  type Fields = Pick<typeof works.$inferInsert, 'artist_id' | 'year' | 'series' | 'public' | 'deleted_at'>
  async function addWorks(each: readonly Fields[]): Promise<void> {
    await gallery.db.insert(works).values(
      each.map((fields) => {
        made += 1
        return {
          hash: `obra${made}`.padEnd(12, '-'),
          secret_link: `s${made}`,
          title_es: `Obra ${made}`,
          public: true,
          ...fields,
        }
      })
    )
  }

  async function addIrma(): Promise<number> {
    const [id = 0] = await addArtists(['Irma'])
    await addWorks([
      ...Array.from({ length: 30 }, (_, place) => ({ artist_id: id, year: 1930 + place, series: 'Marinas' })),
      ...Array.from({ length: 20 }, () => ({ artist_id: id, year: 1935, series: 'Patios' })),
      { artist_id: id },
      { artist_id: id, year: 1999, series: 'Ocultas', public: false },
      { artist_id: id, year: 1998, series: 'Ocultas', deleted_at: gallery.clock.now },
    ])
    return id
  }

  const read = async (path: string) => (await visitor.get(path)).json()

  describe('of one', () => {
    it('give an artist with the first of many works, and the others by pages', async () => {
      const id = await addIrma()
      const { data } = await read(`/api/artists/${id}`)
      expect(data.public_works).toHaveLength(24)
      expect(data.public_works_meta).toEqual({
        total: 51,
        current_page: 1,
        per_page: 24,
        last_page: 3,
        decades: [
          { decade: 1930, count: 30, near: 30 },
          { decade: 1940, count: 10, near: 10 },
          { decade: 1950, count: 10, near: 10 },
          { decade: 'undated', count: 1, near: 0 },
        ],
        series: [
          { series: 'Marinas', count: 30 },
          { series: 'Patios', count: 20 },
        ],
      })
      const pages = [1, 2, 3].map((page) => read(`/api/artists/${id}/works?page=${page}`))
      const [first, ...others] = await Promise.all(pages)
      expect({ data: first.data, meta: first.meta }).toEqual({
        data: data.public_works,
        meta: data.public_works_meta,
      })
      const ids = [first, ...others].flatMap((page) => page.data.map((work: { id: number }) => work.id))
      expect(new Set(ids).size).toBe(51)
      expect(others.at(-1).data.at(-1).year).toBeNull()
      expect(await read(`/api/artists/${id}/works?page=4`)).toMatchObject({
        data: [],
        meta: { last_page: 3 },
      })
      const { neighbours } = await read(`/api/works/${ids[24]}`)
      expect([neighbours.previous.id, neighbours.next.id]).toEqual([ids[23], ids[25]])
    })

    it('narrow the works to a decade and a series, each counted among what the other leaves', async () => {
      const id = await addIrma()
      const { data, meta } = await read(`/api/artists/${id}/works?decade=1930&series=Marinas`)
      expect(data.map(({ year }: { year: number }) => year)).toEqual(
        Array.from({ length: 10 }, (_, place) => 1930 + place)
      )
      expect(meta).toMatchObject({
        total: 10,
        last_page: 1,
        decades: [
          { decade: 1930, count: 10, near: 10 },
          { decade: 1940, count: 10, near: 10 },
          { decade: 1950, count: 10, near: 10 },
        ],
        series: [
          { series: 'Marinas', count: 10 },
          { series: 'Patios', count: 20 },
        ],
      })
      expect((await read(`/api/artists/${id}/works?decade=undated`)).data).toMatchObject([{ year: null }])
      for (const hidden of ['decade=1990', 'series=Ocultas'])
        expect((await read(`/api/artists/${id}/works?${hidden}`)).meta.total).toBe(0)
    })

    it('offer nothing to narrow few works to, and are nobody else’s', async () => {
      const [id = 0, other = 0] = await addArtists(['Irma', 'Ana'])
      await addWorks([
        { artist_id: id, year: 1930, series: 'Marinas' },
        { artist_id: other, year: 1940 },
      ])
      expect((await read(`/api/artists/${id}`)).data).toMatchObject({
        public_works: [{ year: 1930 }],
        public_works_meta: { total: 1, last_page: 1, decades: [], series: [] },
      })
      expect((await visitor.get('/api/artists/999/works')).statusCode).toBe(404)
      for (const wrong of ['decade=1935', 'decade=x', 'page=0', `series=${'x'.repeat(301)}`])
        expect((await visitor.get(`/api/artists/${id}/works?${wrong}`)).statusCode).toBe(422)
    })
  })

  describe('of a large gallery', () => {
    const many = ['Álvarez', 'Ñanco', 'Łukasz', 'Яковлев', '草間', '3 de Febrero', '«Grupo Sur»']

    beforeEach(async () => {
      await addArtists([
        ...many,
        ...Array.from({ length: 200 }, (_, place) => `Ruiz ${String(place).padStart(3, '0')}`),
      ])
    })

    it('have sixty artists each, and letters without accents; signs and other characters stand together', async () => {
      const { data, meta } = await read('/api/artists')
      expect(data).toHaveLength(60)
      expect(meta).toEqual({
        total: 207,
        current_page: 1,
        per_page: 60,
        last_page: 4,
        letters: [
          { letter: 'A', count: 1 },
          { letter: 'L', count: 1 },
          { letter: 'N', count: 1 },
          { letter: 'R', count: 200 },
          { letter: 'Я', count: 1 },
          { letter: '…', count: 3 },
        ],
      })
      expect((await read('/api/artists?page=4')).data).toHaveLength(27)
    })

    it('under a letter have those who begin so, whatever its accents and case', async () => {
      for (const [letter, found] of [
        ['A', ['Álvarez']],
        ['á', ['Álvarez']],
        ['Ñ', ['Ñanco']],
        ['l', ['Łukasz']],
        ['Я', ['Яковлев']],
        ['Q', []],
        ['abc', []],
      ] as const) {
        const { data, meta } = await read(`/api/artists?letter=${encodeURIComponent(letter)}`)
        expect(data.map(({ display }: { display: string }) => display)).toEqual(found)
        expect([meta.total, meta.letters.length]).toEqual([found.length, 6])
      }
    })

    it('have those under no letter together, and a letter’s own pages', async () => {
      expect((await read('/api/artists?letter=%E2%80%A6')).meta.total).toBe(3)
      expect((await read('/api/artists?letter=R&page=4')).data).toHaveLength(20)
    })

    it('are searched by words, by the nearest ones when nothing is called so', async () => {
      expect((await read('/api/artists?query=ruiz%20007')).data).toHaveLength(1)
      expect(await read('/api/artists?query=alvares')).toMatchObject({
        data: [{ display: 'Álvarez' }],
        meta: { instead: 'alvarez' },
      })
    })

    it('offer pickers a hundred names at a time, the nearest first, or those of some ids', async () => {
      const names = async (query: string) => read(`/api/artists?list=1${query}`)
      const first = await names('&query=ru')
      expect([first.data.length, first.meta]).toEqual([100, { more: true }])
      const last = await names('&query=ru&page=2')
      expect([last.data.length, last.meta]).toEqual([100, { more: false }])
      await addArtists(['Casurra', 'Elías Suriano', 'Sur Pereda'])
      const found = (await names('&query=sur')).data
      expect(found.map(({ display }: { display: string }) => display)).toEqual([
        'Sur Pereda',
        '«Grupo Sur»',
        'Elías Suriano',
        'Casurra',
      ])
      const ids = [found[3].id, found[0].id]
      expect((await names(`&ids=${ids}`)).data).toHaveLength(2)
      expect((await visitor.get('/api/artists?list=1&ids=1,x')).statusCode).toBe(422)
    })
  })
})
