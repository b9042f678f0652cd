import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections } from '../tables/collections.table.ts'
import { works } from '../tables/works.table.ts'
import { type BackRoom, fillBackRoom } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('writing /api/collections', () => {
  let gallery: TestApp
  let lucia: TestClient
  let luciaId: number
  let room: BackRoom
  let url: string

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    room = await fillBackRoom(gallery)
    lucia = gallery.client()
    luciaId = await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    url = `/api/collections/${room.paper.id}`
  })
  afterAll(() => gallery.close())

  const read = async () => (await lucia.get(url)).json().data
  const order = async () => (await read()).works.map((work: { title_es: string }) => work.title_es)

  it('creates a private one with its works in order, HTML cleaned, nothing else taken', async () => {
    const response = await lucia.post('/api/collections', {
      title_es: ' Textiles ',
      description_es: '<p onclick="x()">Hola</p><script>alert(1)</script>',
      works: [room.works.two, room.works.one, room.works.two],
      link: 'my-own-link',
      opened: 99,
      created_by: 99,
    })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({
      title_es: 'Textiles',
      description_es: '<p>Hola</p>',
      public: false,
      link: expect.stringMatching(/^[\w-]{43}$/),
      opened: 0,
      works: [{ title_es: 'Dos' }, { title_es: 'Uno' }],
    })
    const [row] = await gallery.db.select().from(collections).where(eq(collections.id, data.id))
    expect(row).toMatchObject({ created_by: luciaId, updated_by: luciaId, created_at: gallery.clock.now })
    const open = await lucia.post('/api/collections', { title_es: 'Abierta', public: true })
    expect(open.json().data.link).toMatch(/^[\w-]{10}$/)
  })

  it.each([
    ['no title', { title_es: '' }, 'title_es'],
    ['an unknown work', { title_es: 'x', works: [999] }, 'works'],
    ['a public flag that is none', { title_es: 'x', public: 'yes' }, 'public'],
  ])('creates nothing with %s', async (_what, body, field) => {
    const response = await lucia.post('/api/collections', body)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    expect(await gallery.db.select().from(collections)).toHaveLength(3)
  })

  it('changes texts, works, their order and covers', async () => {
    const { one, two, hidden } = room.works
    const response = await lucia.patch(url, {
      title_en: 'Paper',
      works: [{ id: one, cover: true }, { id: hidden }, { id: two, cover: true }],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      title_es: 'Papeles',
      title_en: 'Paper',
      covers: [{ file: room.files.one }, { file: room.files.two }],
      works: [
        { title_es: 'Uno', cover: true },
        { title_es: 'Escondida', cover: false },
        { title_es: 'Dos', cover: true },
      ],
    })
    await lucia.patch(url, { works: [{ id: two }] })
    expect(await order()).toEqual(['Dos'])
    await lucia.patch(url, { works: [] })
    expect(await order()).toEqual([])
  })

  it('refuses three covers and unknown works, and changes nothing then', async () => {
    const { one, two, hidden } = room.works
    const covers = [one, two, hidden].map((id) => ({ id, cover: true }))
    const three = await lucia.patch(url, { title_es: 'Otra', works: covers })
    expect([three.statusCode, three.json().errors]).toEqual([
      422,
      { works: ['Elegí hasta 2 obras de tapa.'] },
    ])
    expect((await lucia.patch(url, { works: [{ id: 999 }] })).statusCode).toBe(422)
    expect(await read()).toMatchObject({ title_es: 'Papeles', count: 3 })
  })

  it('keeps the place of a work that is in the bin', async () => {
    await gallery.db.update(works).set({ deleted_at: gallery.clock.now }).where(eq(works.id, room.works.two))
    expect(await order()).toEqual(['Escondida', 'Uno'])
    expect((await lucia.patch(url, { works: [{ id: room.works.two }] })).statusCode).toBe(422)
    await lucia.patch(url, { works: [{ id: room.works.hidden }, { id: room.works.one }] })
    await gallery.db.update(works).set({ deleted_at: null }).where(eq(works.id, room.works.two))
    expect(await order()).toHaveLength(3)
  })

  it('refuses a change of a state that is not the current one any more, and shows that one', async () => {
    const { updated_at } = await read()
    expect((await lucia.patch(url, { title_es: 'Primera', updated_at })).statusCode).toBe(200)
    const answers = [
      await lucia.patch(url, { title_es: 'Segunda', updated_at }),
      await lucia.put(url, { public: false, updated_at }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        data: { title_es: 'Primera', public: true },
        by: { full_name: 'lucia' },
      })
    }
  })

  it('sets who may see it; what was public gets a new, secret link', async () => {
    const change = await lucia.put(url, { public: false, recipient: 'Museo', message: 'Hola' })
    const { data } = change.json()
    expect(data).toMatchObject({ public: false, recipient: 'Museo', message: 'Hola', open_until: null })
    expect(data.link).toMatch(/^[\w-]{43}$/)
    const visitor = gallery.client()
    expect((await visitor.get(`/api/share/collection/${room.paper.link}`)).statusCode).toBe(404)
    expect((await visitor.get(`/api/share/collection/${data.link}`)).statusCode).toBe(200)
    const again = await lucia.put(url, { public: false })
    expect(again.json().data.link).toBe(data.link)
    const shown = await lucia.put(url, { public: true })
    expect(shown.json().data.link).toBe(data.link)
    expect((await lucia.patch(url, { public: false })).json().data.link).not.toBe(data.link)
    const invalid = await lucia.put(url, { public: false, open_until: 'tomorrow' })
    expect([invalid.statusCode, Object.keys(invalid.json().errors)]).toEqual([422, ['open_until']])
  })

  it('leaves what is not given of who may see it as it is', async () => {
    const open_until = '2025-06-01T02:59:00.000Z'
    await lucia.put(url, { public: false, recipient: 'Museo', message: 'Hola', open_until })
    const renewed = await lucia.put(url, { renewLink: true })
    expect(renewed.json().data).toMatchObject({
      public: false,
      recipient: 'Museo',
      message: 'Hola',
      open_until,
    })
    const greeted = await lucia.put(url, { message: 'Chau' })
    expect(greeted.json().data).toMatchObject({ recipient: 'Museo', message: 'Chau', open_until })
    expect((await lucia.put(url, { open_until: null })).json().data.open_until).toBeNull()
  })

  it('takes what makes a room beside its texts, by the same rules', async () => {
    const open_until = '2025-06-01T02:59:00.000Z'
    const room = { recipient: 'Museo', message: 'Hola', open_until }
    const changed = await lucia.patch(url, { title_es: 'Papel', public: false, ...room })
    expect(changed.json().data).toMatchObject({ title_es: 'Papel', public: false, ...room })
    const renamed = await lucia.patch(url, { title_es: 'Otro' })
    expect(renamed.json().data).toMatchObject({ title_es: 'Otro', ...room })
    expect((await lucia.patch(url, { open_until: null })).json().data.open_until).toBeNull()
    const invalid = await lucia.patch(url, { open_until: 'tomorrow' })
    expect([invalid.statusCode, Object.keys(invalid.json().errors)]).toEqual([422, ['open_until']])
  })

  it('takes a picture and gives it back', async () => {
    const form = await multipartForm({}, { name: 'Tapa.png', bytes: await sampleJpeg(900, 600) })
    const response = await lucia.post(`${url}/image`, form.body, form)
    expect(response.statusCode).toBe(200)
    const { data } = response.json()
    expect(data).toMatchObject({
      image: expect.stringMatching(/^tapa-[0-9a-f]{10}\.jpg$/),
      picture: { width: 900, height: 600 },
    })
    expect((await lucia.get(`/storage/collections/${data.image}`)).statusCode).toBe(200)
    expect((await lucia.delete(`${url}/image`)).json().data).toMatchObject({ image: null, picture: null })
    const empty = await multipartForm({ title_es: 'x' })
    const none = await lucia.post(`${url}/image`, empty.body, empty)
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([422, ['file']])
    const unknown = await lucia.post('/api/collections/999/image', form.body, form)
    expect(unknown.statusCode).toBe(404)
  })

  it('puts a collection into the bin', async () => {
    const response = await lucia.delete(url)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'La colección está en la papelera.' },
    ])
    const answers = [
      await lucia.get(url),
      await lucia.patch(url, {}),
      await lucia.put(url, { public: true }),
      await lucia.delete(`${url}/image`),
      await lucia.delete(url),
      await gallery.client().get(`/api/share/collection/${room.paper.link}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  })

  it('creates a room in one call', async () => {
    const until = new Date(gallery.clock.now.getTime() + 3_600_000).toISOString()
    const { data } = (
      await lucia.post('/api/collections', {
        title_es: 'Papeles',
        works: [room.works.hidden],
        recipient: 'Familia Iribarne',
        open_until: until,
        message: 'Como hablamos',
      })
    ).json()
    expect(data).toMatchObject({ public: false, recipient: 'Familia Iribarne', open_until: until })
    const visit = await gallery.client().get(`/api/share/collection/${data.link}`)
    expect(visit.json().data).toMatchObject({ message: 'Como hablamos', works: [{ title_es: 'Escondida' }] })
    gallery.clock.advance(3_600_000)
    expect((await gallery.client().get(`/api/share/collection/${data.link}`)).statusCode).toBe(404)
  })

  it('takes a collection out of the bin with its works, order and link', async () => {
    const before = await read()
    expect((await lucia.post(`${url}/restore`)).statusCode).toBe(404)
    await lucia.delete(url)
    const { data } = (await lucia.post(`${url}/restore`)).json()
    expect(data).toEqual({
      ...before,
      updated_at: data.updated_at,
      updated_by: { id: 1, full_name: 'lucia' },
    })
  })

  it('gives back a picture that was taken away, and no other file', async () => {
    const { image } = await read()
    await lucia.delete(`${url}/image`)
    expect((await lucia.post(`${url}/image/restore`, { image })).json().data).toMatchObject({ image })
    expect((await lucia.post(`${url}/image/restore`, { image: room.files.one })).statusCode).toBe(422)
  })

  it('is for super users only', async () => {
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/collections', { title_es: 'x' }),
        await client.patch(url, { title_es: 'x' }),
        await client.put(url, { public: true }),
        await client.post(`${url}/image`, {}),
        await client.delete(`${url}/image`),
        await client.delete(url),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
    }
    expect(await read()).toMatchObject({ title_es: 'Papeles', public: true })
  })
})
