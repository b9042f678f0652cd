import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { movements, workImages, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('writing /api/works', () => {
  let gallery: TestApp
  let lucia: TestClient
  let luciaId: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    luciaId = await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
  })
  afterAll(() => gallery.close())

  async function add(
    changes = {}
  ): Promise<{ id: number; hash: string; secretLink: string; updated_at: string }> {
    const response = await lucia.post('/api/works', sampleWork(changes))
    expect(response.statusCode).toBe(201)
    return response.json().data
  }

  async function addImage(id: number, fields: Record<string, string> = {}) {
    const form = await multipartForm(fields, { name: 'Frente.png', bytes: await sampleJpeg(90, 60) })
    return lucia.post(`/api/works/${id}/images`, form.body, form)
  }

  const read = async (id: number) => (await lucia.get(`/api/works/${id}`)).json().data
  const addArtist = (display: string) =>
    createArtist(gallery.db, { display, bio_es: '', bio_en: '' }, { now: gallery.clock.now, by: null })

  it('creates a hidden work with a hash and a secret link, its HTML cleaned', async () => {
    const created = await lucia.post('/api/works', {
      title_es: ' Patio ',
      exposed_es: '<ul onclick="x()"><li>1999</li></ul><script>alert(1)</script>',
      hash: 'chosen-by-me',
      secretLink: 'chosen-by-me',
      created_by: 99,
    })
    expect(created.statusCode).toBe(201)
    const { data } = created.json()
    expect(data).toMatchObject({
      title_es: 'Patio',
      exposed_es: '<ul><li>1999</li></ul>',
      public: false,
      artist: null,
      images: [],
      movements: [],
      last_movement: null,
      collections: [],
      created_by: { id: 1, full_name: 'Lucía' },
      updated_by: { id: 1, full_name: 'Lucía' },
      hash: expect.stringMatching(/^(?=.*[A-Za-z])[\w-]{10}$/),
      secretLink: expect.stringMatching(/^[\w-]{43}$/),
    })
    const [row] = await gallery.db.select().from(works)
    expect(row).toMatchObject({ created_by: luciaId, created_at: gallery.clock.now })
  })

  it.each([
    ['title_es', ''],
    ['height', -1],
    ['year', 1974.5],
    ['artist_id', 99],
    ['public', 'yes'],
    ['notes', 'a'.repeat(20_001)],
  ])('creates and changes nothing with a wrong %s', async (field, value) => {
    const changes = { [field]: value }
    const { id } = await add()
    for (const response of [
      await lucia.post('/api/works', { ...sampleWork(), ...changes }),
      await lucia.patch(`/api/works/${id}`, changes),
    ]) {
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    }
    expect(await gallery.db.$count(works)).toBe(1)
  })

  it('changes what is sent and leaves the rest, whatever else the body names', async () => {
    const { id, hash, secretLink } = await add({ notes: 'Nota' })
    gallery.clock.advance(1000)
    const response = await lucia.patch(`/api/works/${id}`, {
      id: 7,
      public: false,
      hash: 'x',
      secret_link: 'y',
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      id,
      hash,
      secretLink,
      public: false,
      notes: 'Nota',
      title_es: 'Patio a las cuatro',
      updated_at: '2025-03-05T15:00:01.000Z',
    })
  })

  it('renews the secret link, and the old one leads nowhere', async () => {
    const { id, secretLink } = await add({ public: false })
    const { data } = (await lucia.patch(`/api/works/${id}`, { action: 'renewLink' })).json()
    expect(data.secretLink).toMatch(/^[\w-]{43}$/)
    const visitor = gallery.client()
    expect((await visitor.get(`/api/share/work/${secretLink}`)).statusCode).toBe(404)
    expect((await visitor.get(`/api/share/work/${data.secretLink}`)).statusCode).toBe(200)
    expect((await lucia.patch(`/api/works/${id}`, { action: 'steal' })).statusCode).toBe(422)
  })

  it('refuses a change of a state that is not the current one any more, and shows that one', async () => {
    const { id, updated_at } = await add()
    expect((await lucia.patch(`/api/works/${id}`, { title_es: 'Uno', updated_at })).statusCode).toBe(200)
    const stale = await lucia.patch(`/api/works/${id}`, { title_es: 'Dos', updated_at })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ data: { title_es: 'Uno' }, by: { full_name: 'Lucía' } })
  })

  it('changes several, all or none', async () => {
    const [one, two] = [await add({ title_es: 'Uno' }), await add({ title_es: 'Dos' })]
    const hide = [two, one].map(({ id }) => ({ id, public: false }))
    const response = await lucia.patch('/api/works/all', { works: hide })
    expect([response.statusCode, response.json()]).toEqual([200, { data: [two.id, one.id] }])
    const show = { id: one.id, public: true }
    const unknown = await lucia.patch('/api/works/all', { works: [show, { id: 999, public: true }] })
    const stale = { id: two.id, public: true, updated_at: two.updated_at }
    const conflict = await lucia.patch('/api/works/all', { works: [show, stale] })
    expect([unknown.statusCode, conflict.statusCode, conflict.json().data.id]).toEqual([404, 409, two.id])
    expect((await gallery.client().get('/api/works')).json().meta.total).toBe(0)
  })

  it('makes an artist the work’s, another one, and nobody', async () => {
    const { id } = await add()
    const [irma, elsa] = [await addArtist('Irma Szalay'), await addArtist('Elsa Brandariz')]
    const toggle = async (artist: number) =>
      (await lucia.patch(`/api/works/toggleArtist/${id}`, { id: artist })).json().data.artist?.display
    expect([await toggle(irma), await toggle(elsa), await toggle(elsa)]).toEqual([
      'Irma Szalay',
      'Elsa Brandariz',
      undefined,
    ])
    const unknown = await lucia.patch(`/api/works/toggleArtist/${id}`, { id: 99 })
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['id']])
    expect((await lucia.patch('/api/works/toggleArtist/99', { id: irma })).statusCode).toBe(404)
  })

  it('leaves its pictures in the order that somebody gave them since where a change says that it is none', async () => {
    const { id } = await add()
    const texts = ['Frente', 'Dorso', 'Detalle']
    for (const description_es of texts) await addImage(id, { description_es })
    const [front, back, detail]: { id: number }[] = (await read(id)).images
    const change = (body: object) => lucia.patch(`/api/works/${id}/images`, body)
    await change({ images: [{ id: detail?.id }, { id: front?.id }, { id: back?.id }] })
    const hidden = await change({ images: [{ id: back?.id, public: false }], order: false })
    expect(hidden.statusCode).toBe(200)
    expect(hidden.json().data.images).toMatchObject([
      { id: detail?.id, public: true },
      { id: front?.id, public: true },
      { id: back?.id, public: false },
    ])
    const unknown = await change({ images: [{ id: front?.id, public: false }, { id: 4711 }], order: false })
    expect(unknown.statusCode).toBe(404)
    expect((await read(id)).images).toEqual(hidden.json().data.images)
  })

  it('takes pictures, and changes their texts, order and visibility', async () => {
    const { id } = await add()
    const first = await addImage(id, { description_es: 'Frente' })
    expect(first.statusCode).toBe(201)
    expect(first.json().data.images).toMatchObject([
      { description_es: 'Frente', public: true, picture: { width: 90, height: 60 } },
    ])
    await addImage(id, { public: 'false', description_es: 'Dorso' })
    const { data } = (await addImage(id)).json()
    const [front, back, detail]: { id: number; file: string }[] = data.images
    expect((await gallery.client().get(`/storage/images/${front?.file}`)).statusCode).toBe(200)
    const images = [{ id: detail?.id, description_en: 'Detail' }, { id: back?.id }]
    const changed = await lucia.patch(`/api/works/${id}/images`, { images })
    expect(changed.json().data.images).toMatchObject([
      { id: detail?.id, description_en: 'Detail', public: true },
      { id: back?.id, description_es: 'Dorso', public: false },
      { id: front?.id },
    ])
    const shown = (await gallery.client().get(`/api/works/${id}`)).json().data
    expect(shown.public_images).toMatchObject([{ id: detail?.id }, { id: front?.id }])
    expect(shown.img.id).toBe(detail?.id)
    const started = { images: [{ id: back?.id, description_en: 'Back' }], updated_at: data.updated_at }
    const stale = await lucia.patch(`/api/works/${id}/images`, started)
    expect([stale.statusCode, stale.json().data.images[0]]).toMatchObject([409, { id: detail?.id }])
    const removed = await lucia.delete(`/api/works/${id}/images/${detail?.id}`)
    expect(removed.json().data.img.id).toBe(back?.id)
    expect((await lucia.delete(`/api/works/${id}/images/${detail?.id}`)).statusCode).toBe(404)
    const [row] = await gallery.db
      .select()
      .from(workImages)
      .where(eq(workImages.id, detail?.id ?? 0))
    expect(row).toMatchObject({ deleted_at: gallery.clock.now, updated_by: luciaId })
  })

  it('takes no picture of another work, of none, or what is no picture', async () => {
    const [one, two] = [await add(), await add()]
    const image = (await addImage(one.id)).json().data.images[0].id
    const text = await multipartForm({}, { name: 'a.png', bytes: Buffer.from('hola') })
    const none = await multipartForm({ description_es: 'x' })
    const answers = [
      await lucia.patch(`/api/works/${two.id}/images`, { images: [{ id: image, public: false }] }),
      await lucia.delete(`/api/works/${two.id}/images/${image}`),
      await addImage(999),
      await lucia.post(`/api/works/${two.id}/images`, text.body, text),
      await lucia.post(`/api/works/${two.id}/images`, none.body, none),
      await addImage(two.id, { public: 'maybe' }),
      await lucia.post(`/api/works/${two.id}/images`, { file: 'x' }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 415, 422, 422, 415])
    expect((await read(one.id)).images).toMatchObject([{ id: image, public: true }])
    expect(await gallery.db.$count(workImages)).toBe(1)
  })

  it('writes movements into the ledger, today without a date, and nothing changes one', async () => {
    const { id } = await add()
    const sold = { status: 'Vendida', owner: 'C. Rey', price: 13_700.5, currency: 'ARS', date: '2025-02-01' }
    const first = await lucia.post(`/api/works/${id}/movements`, sold)
    expect([first.statusCode, first.json().data.last_movement]).toEqual([
      201,
      {
        ...sold,
        id: expect.any(Number),
        address: '',
        created_at: gallery.clock.now.toISOString(),
        created_by: { id: 1, full_name: 'Lucía' },
        struck_at: null,
        struck_by: null,
        struck_why: '',
        ...{ purpose: '', due: null, consigned_until: null, contact: '', contact_email: '' },
        minded_by: { id: 1, full_name: 'Lucía' },
      },
    ])
    // Midnight has passed in Greenwich, not at the gallery.
    gallery.clock.now = new Date('2025-03-06T01:00:00Z')
    await lucia.post(`/api/works/${id}/movements`, { status: 'Devuelta' })
    await lucia.post(`/api/works/${id}/movements`, { status: 'Para registro', date: '2020-01-01' })
    expect((await read(id)).movements).toMatchObject([
      { status: 'Devuelta', date: '2025-03-05', price: 13_700.5, currency: 'ARS' },
      { status: 'Vendida' },
      { status: 'Para registro' },
    ])
    for (const wrong of [{}, { status: 'Rota' }, { ...sold, price: -1 }, { ...sold, currency: 'pesos' }]) {
      expect((await lucia.post(`/api/works/${id}/movements`, wrong)).statusCode).toBe(422)
    }
    expect((await lucia.post('/api/works/999/movements', sold)).statusCode).toBe(404)
    for (const method of ['patch', 'put'] as const) {
      expect((await lucia[method](`/api/works/${id}/movements/1`, {})).statusCode).toBe(405)
    }
    expect(await gallery.db.$count(movements)).toBe(3)
  })

  it('strikes a line through that was a mistake, with who and when, and only of its own ledger', async () => {
    const [one, two] = [await add(), await add()]
    await lucia.post(`/api/works/${one.id}/movements`, { status: 'En consignación', date: '2025-01-01' })
    const mistaken = await lucia.post(`/api/works/${one.id}/movements`, { status: 'Vendida' })
    const line = mistaken.json().data.last_movement.id
    expect((await lucia.delete(`/api/works/${two.id}/movements/${line}`)).statusCode).toBe(404)
    const removed = await lucia.delete(`/api/works/${one.id}/movements/${line}`)
    expect([removed.statusCode, removed.json().data.last_movement.status]).toEqual([200, 'En consignación'])
    expect((await lucia.delete(`/api/works/${one.id}/movements/${line}`)).statusCode).toBe(404)
    expect((await read(one.id)).movements).toMatchObject([
      {
        status: 'Vendida',
        struck_at: gallery.clock.now.toISOString(),
        struck_by: { id: 1, full_name: 'Lucía' },
      },
      { status: 'En consignación', struck_at: null, struck_by: null },
    ])
    const { data } = (await lucia.get('/api/works?showAll=1&status=Vendida')).json()
    expect(data, 'a list goes by what stands').toEqual([])
  })

  it('puts a work into the bin', async () => {
    const { id } = await add()
    expect((await lucia.delete(`/api/works/${id}`)).json()).toEqual({
      message: 'La obra está en la papelera.',
    })
    expect((await lucia.get('/api/works?showAll=1')).json().meta.total).toBe(0)
    const answers = [
      await lucia.get(`/api/works/${id}`),
      await lucia.patch(`/api/works/${id}`, { public: true }),
      await lucia.delete(`/api/works/${id}`),
      await lucia.post(`/api/works/${id}/movements`, { status: 'Vendida' }),
      await lucia.patch(`/api/works/${id}/images`, { images: [] }),
      await addImage(id),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404))
    const [row] = await gallery.db.select().from(works)
    expect(row).toMatchObject({ deleted_at: gallery.clock.now, updated_by: luciaId })
  })

  it('brings a work back from the bin with all that hung on it', async () => {
    const { id } = await add()
    await addImage(id)
    await lucia.post(`/api/works/${id}/movements`, { status: 'Prestada' })
    const { updated_at, updated_by, ...before } = await read(id)
    expect((await lucia.post(`/api/works/${id}/restore`)).statusCode).toBe(404)
    await lucia.delete(`/api/works/${id}`)
    gallery.clock.advance(1000)
    const restored = await lucia.post(`/api/works/${id}/restore`)
    expect([restored.statusCode, restored.json().data]).toEqual([200, expect.objectContaining(before)])
    expect(new Date(restored.json().data.updated_at) > new Date(updated_at)).toBe(true)
    expect(await read(id)).toEqual(restored.json().data)
    expect((await lucia.post('/api/works/999/restore')).statusCode).toBe(404)
  })

  it('brings a picture back to where it stood', async () => {
    const { id } = await add()
    for (const description_es of ['Uno', 'Dos', 'Tres']) await addImage(id, { description_es })
    const { images } = await read(id)
    const path = `/api/works/${id}/images/${images[1].id}`
    expect((await lucia.post(`${path}/restore`)).statusCode).toBe(404)
    await lucia.delete(path)
    const restored = await lucia.post(`${path}/restore`)
    expect([restored.statusCode, restored.json().data.images]).toEqual([200, images])
    const other = await add()
    await lucia.delete(path)
    expect((await lucia.post(`/api/works/${other.id}/images/${images[1].id}/restore`)).statusCode).toBe(404)
  })

  it('is for super users only', async () => {
    const { id } = await add()
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/works', sampleWork()),
        await client.patch(`/api/works/${id}`, { action: 'renewLink' }),
        await client.patch('/api/works/all', { works: [] }),
        await client.patch(`/api/works/toggleArtist/${id}`, { id: 1 }),
        await client.delete(`/api/works/${id}`),
        await client.post(`/api/works/${id}/images`, 'x'),
        await client.patch(`/api/works/${id}/images`, { images: [] }),
        await client.delete(`/api/works/${id}/images/1`),
        await client.post(`/api/works/${id}/movements`, { status: 'Vendida' }),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => status))
    }
    expect(await read(id)).toMatchObject({ public: true, movements: [] })
  })
})
