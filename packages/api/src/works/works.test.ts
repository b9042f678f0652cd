import { WorkDetailAnswer } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { binWork, createWork } from './changes.queries.ts'
import { addWorkImage } from './imageChanges.queries.ts'
import { addMovement } from './movements.queries.ts'

describe('reading /api/works', () => {
  let gallery: TestApp
  let visitor: TestClient
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    visitor = gallery.client()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (changes: Parameters<typeof sampleWork>[0] = {}) =>
    createWork(gallery.db, sampleWork(changes), writing())
  const addArtist = (display: string, last_name: string) =>
    createArtist(gallery.db, { display, last_name, bio_es: '', bio_en: '' }, writing())
  const addImage = async (id: number, isPublic: boolean, description_es = '') => {
    const file = await storeSample(gallery.db, gallery.app.storage, {
      folder: 'images',
      now: gallery.clock.now,
    })
    await addWorkImage(
      gallery.db,
      id,
      { file, public: isPublic, description_es, description_en: '' },
      writing()
    )
  }
  const rowOf = async (id: number) => {
    const [row] = await gallery.db.select().from(works).where(eq(works.id, id))
    if (!row) throw new Error(`no work ${id}`)
    return row
  }
  const titles = async (client: TestClient, query: string): Promise<string[]> => {
    const response = await client.get(`/api/works?${query}`)
    expect([query, response.statusCode]).toEqual([query, 200])
    return response.json().data.map((work: { title_es: string }) => work.title_es)
  }

  it('lists public works, newest first, with artist and first public picture', async () => {
    const irma = await addArtist('Irma Szalay', 'Szalay')
    const id = await add({ artist_id: irma })
    await addImage(id, false, 'Dorso')
    await addImage(id, true, 'Frente')
    await add({ title_es: 'Otra' })
    await add({ title_es: 'Oculta', public: false })
    const { data, meta } = (await visitor.get('/api/works')).json()
    expect(meta).toEqual({ total: 2, current_page: 1, per_page: 20, last_page: 1 })
    expect(data[0]).toMatchObject({ title_es: 'Otra', artist: null, img: null })
    expect(data[1]).toEqual({
      id,
      hash: expect.stringMatching(/^(?=.*[A-Za-z])[\w-]{10}$/),
      title_es: 'Patio a las cuatro',
      title_en: 'Courtyard at Four',
      year: 1974,
      year_text: '',
      date_words: null,
      technique: 'Óleo sobre tela',
      technique_en: 'Oil on canvas',
      height: 120,
      width: 90.5,
      depth: null,
      size_text: '',
      artist: { id: irma, display: 'Irma Szalay', last_name: 'Szalay' },
      img: {
        id: expect.any(Number),
        file: expect.stringMatching(/^muestra-/),
        description_es: 'Frente',
        description_en: '',
        picture: expect.objectContaining({ width: 60, height: 40 }),
      },
    })
  })

  it('pages; a page past the end is empty', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await add({ title_es: title })
    expect(await titles(visitor, 'per_page=2&page=2')).toEqual(['C', 'B'])
    const past = (await visitor.get('/api/works?per_page=2&page=9')).json()
    expect(past).toEqual({ data: [], meta: { total: 5, current_page: 9, per_page: 2, last_page: 3 } })
    expect((await visitor.get('/api/works?per_page=101')).statusCode).toBe(422)
  })

  it('finds every word in the work or its artist, whatever the accents', async () => {
    const irma = await addArtist('Irma Szálay', 'Szálay')
    await add({ artist_id: irma, title_es: 'Ángulo', title_en: '', year: 1981, series: 'Umbrales' })
    await add({ title_es: 'Siesta', title_en: '', technique: '', technique_en: '' })
    await add({ title_es: 'Angulo oculto', public: false })
    for (const query of ['angulo', 'ÁNGULO szalay', 'umbral 1981', 'irma oleo', 'SZ-74 ngul']) {
      expect(await titles(visitor, `query=${encodeURIComponent(query)}`)).toEqual(['Ángulo'])
    }
    expect(await titles(visitor, 'query=angulo%20siesta')).toEqual([])
    expect(await titles(visitor, 'query=%25')).toEqual([])
    expect(await titles(visitor, `artist=${irma}`)).toEqual(['Ángulo'])
    await gallery.db.update(artists).set({ deleted_at: gallery.clock.now })
    expect(await titles(visitor, 'query=szalay')).toEqual([])
  })

  it('gives names for pickers: to visitors of public works, to super users of all', async () => {
    const id = await add()
    await add({ title_es: 'Oculta', public: false })
    expect((await visitor.get('/api/works?list=1')).json()).toEqual({
      data: [{ id, title_es: 'Patio a las cuatro', title_en: 'Courtyard at Four', code: 'SZ-74-001' }],
      meta: { more: false },
    })
    expect(await titles(lucia, 'list=1')).toEqual(['Oculta', 'Patio a las cuatro'])
  })

  it('shows the panel’s rows to super users only, and ignores the panel’s filters of others', async () => {
    const id = await add({ notes: 'Prestada en 2019' })
    await add({ title_es: 'Oculta', public: false })
    await addMovement(
      gallery.db,
      id,
      { status: 'Vendida', owner: 'C. Rey', price: 5000, currency: 'USD', address: '', date: '2025-01-10' },
      writing()
    )
    const { data, meta } = (await lucia.get('/api/works?showAll=1')).json()
    expect(meta.total).toBe(2)
    expect(data[1]).toMatchObject({
      code: 'SZ-74-001',
      public: true,
      updated_at: gallery.clock.now.toISOString(),
      last_movement: { status: 'Vendida', owner: 'C. Rey', price: 5000, currency: 'USD' },
    })
    expect(await titles(lucia, '')).toEqual(['Patio a las cuatro'])
    expect(await titles(visitor, 'showAll=1&public=0&sort=title')).toEqual(['Patio a las cuatro'])
    const [row] = (await visitor.get('/api/works?showAll=1')).json().data
    expect(Object.keys(row)).not.toContain('last_movement')
  })

  it('says of a work that is sold that it is, wherever it is since, to the gallery alone', async () => {
    const id = await add()
    const sold = async () => [
      (await lucia.get('/api/works?showAll=1')).json().data[0].sold,
      (await lucia.get(`/api/works/${id}`)).json().data.sold,
    ]
    expect(await sold()).toEqual([false, false])
    for (const status of ['Vendida', 'Prestada']) {
      await lucia.post(`/api/works/${id}/movements`, { status })
      expect(await sold(), status).toEqual([true, true])
    }
    const answers = [await visitor.get('/api/works?showAll=1'), await visitor.get(`/api/works/${id}`)]
    expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('sold')])).toEqual([
      [200, false],
      [200, false],
    ])
    await lucia.post(`/api/works/${id}/movements`, { status: 'En consignación' })
    expect(await sold()).toEqual([false, false])
  })

  it('narrows and orders the panel’s list', async () => {
    const irma = await addArtist('Irma Szalay', 'Szalay')
    const ana = await addArtist('Ana Arce', '')
    const one = await add({ title_es: 'Árbol', code: 'C', year: 1990, artist_id: irma })
    await add({ title_es: 'Bote', code: 'A', year: null, public: false, artist_id: ana })
    await add({ title_es: 'casa', code: 'B', year: 1970, title_en: '' })
    await addImage(one, false)
    for (const [status, date] of [
      ['Prestada', '2025-02-01'],
      ['Vendida', '2025-01-01'],
    ] as const) {
      await addMovement(
        gallery.db,
        one,
        { status, owner: '', price: null, currency: 'USD', address: '', date },
        writing()
      )
    }
    for (const [query, expected] of [
      ['', ['casa', 'Bote', 'Árbol']],
      ['public=0', ['Bote']],
      ['public=1', ['casa', 'Árbol']],
      ['status=Prestada', ['Árbol']],
      ['status=Vendida', []],
      ['image=1', ['Árbol']],
      ['image=0', ['casa', 'Bote']],
      ['english=missing', ['casa']],
      ['english=outdated', []],
      ['collection=9', []],
      ['sort=title', ['Árbol', 'Bote', 'casa']],
      ['sort=-title', ['casa', 'Bote', 'Árbol']],
      ['sort=artist', ['Bote', 'Árbol', 'casa']],
      ['sort=-artist', ['Árbol', 'Bote', 'casa']],
      ['sort=year', ['casa', 'Árbol', 'Bote']],
      ['sort=-year', ['Árbol', 'casa', 'Bote']],
      ['sort=code', ['Bote', 'casa', 'Árbol']],
      ['sort=-code&per_page=1&page=2', ['casa']],
      ['query=szalay', ['Árbol']],
    ] as const) {
      expect([query, await titles(lucia, `showAll=1&${query}`)]).toEqual([query, expected])
    }
    const totals = async (query: string) =>
      (await lucia.get(`/api/works?showAll=1&${query}`)).json().meta.total
    expect([
      await totals(''),
      await totals('public=1'),
      await totals('public=0'),
      await totals('image=0'),
    ]).toEqual([3, 2, 1, 2])
    for (const query of ['status=Rota', 'sort=size', 'english=en', 'page=0', 'artist=x']) {
      expect([query, (await lucia.get(`/api/works?${query}`)).statusCode]).toEqual([query, 422])
    }
  })

  it('shows a public work by id and by hash, with its neighbours on the artist’s page', async () => {
    const irma = await addArtist('Irma Szalay', 'Szalay')
    const [late, undated, early] = [
      await add({ artist_id: irma, year: 1980, title_es: 'Tarde' }),
      await add({ artist_id: irma, year: null, title_es: 'Sin fecha' }),
      await add({ artist_id: irma, year: 1970, title_es: 'Temprano', description_es: '<p>Texto</p>' }),
    ]
    await add({ artist_id: irma, year: 1975, title_es: 'Oculta', public: false })
    const { hash } = await rowOf(late)
    const byHash = (await visitor.get(`/api/works/${hash}`)).json()
    expect(byHash).toEqual((await visitor.get(`/api/works/${late}`)).json())
    expect(byHash.neighbours).toEqual({
      previous: expect.objectContaining({ id: early, title_es: 'Temprano' }),
      next: expect.objectContaining({ id: undated, hash: (await rowOf(undated)).hash }),
    })
    const first = (await visitor.get(`/api/works/${early}`)).json()
    expect(first.neighbours).toMatchObject({ previous: null, next: { id: late } })
    expect(first.data).toMatchObject({ description_es: '<p>Texto</p>', type: 'Pintura', public_images: [] })
    const alone = (await visitor.get(`/api/works/${await add()}`)).json()
    expect(alone.neighbours).toBeNull()
  })

  it('knows no hidden, binned or unknown work', async () => {
    const hidden = await add({ public: false })
    const binned = await add()
    await binWork(gallery.db, binned, writing())
    const { hash } = await rowOf(hidden)
    for (const key of [hidden, hash, binned, (await rowOf(binned)).hash, 999, '0', 'x', 'áéíóúñ']) {
      expect([key, (await visitor.get(`/api/works/${key}`)).statusCode]).toEqual([key, 404])
    }
    expect((await lucia.get(`/api/works/${hash}`)).json().data).toMatchObject({ id: hidden, public: false })
    expect((await lucia.get(`/api/works/${binned}`)).statusCode).toBe(404)
  })

  it('tells super users all, and visitors no secret of it', async () => {
    const secret = 'SECRETO'
    const id = await createWork(gallery.db, sampleWork({ notes: `${secret} nota` }), {
      now: gallery.clock.now,
      by: await gallery.client().signInAs({ first_name: secret }),
    })
    await addImage(id, true)
    await addImage(id, false, `${secret} dorso`)
    await addMovement(
      gallery.db,
      id,
      {
        status: 'Vendida',
        owner: `${secret} dueña`,
        price: 12_345.67,
        currency: 'ARS',
        address: secret,
        date: '2025-01-01',
      },
      writing()
    )
    const { secret_link, hash } = await rowOf(id)
    for (const path of [
      `/api/works/${id}`,
      `/api/works/${hash}`,
      '/api/works?showAll=1',
      `/api/share/work/${secret_link}`,
    ]) {
      const { body, statusCode } = await visitor.get(path)
      expect([path, statusCode]).toEqual([path, 200])
      for (const each of [secret, secret_link, '12345', 'movement', 'created', 'collections', '"public"']) {
        expect([path, each, body.includes(each)]).toEqual([path, each, false])
      }
    }
    const detail = (await lucia.get(`/api/works/${id}`)).json()
    expect(WorkDetailAnswer.parse(detail)).toEqual(detail)
    expect(detail.data).toMatchObject({
      secretLink: secret_link,
      notes: `${secret} nota`,
      created_by: { full_name: secret },
      last_movement: { price: 12_345.67, created_by: null },
      images: [{ public: true }, { public: false }],
    })
    expect(detail.data.public_images).toHaveLength(1)
  })

  it('opens a work by its secret link, hidden or not, and keeps that secret', async () => {
    const id = await add({ public: false })
    const { secret_link } = await rowOf(id)
    const response = await visitor.get(`/api/share/work/${secret_link}`)
    expect(response.json()).toMatchObject({ data: { id }, neighbours: null })
    const unknown = await visitor.get('/api/share/work/does-not-exist')
    expect([response.statusCode, unknown.statusCode]).toEqual([200, 404])
    for (const { headers } of [response, unknown]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    }
    await binWork(gallery.db, id, writing())
    expect((await visitor.get(`/api/share/work/${secret_link}`)).statusCode).toBe(404)
  })
})
