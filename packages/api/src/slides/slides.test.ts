import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { maxPictureBytes } from '../images/limits.ts'
import { anEvent } from '../testing/bookings.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { addSlide } from '../testing/sampleSlide.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('/api/slides', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  const add = (title_es: string, active = true) => addSlide(gallery, { title_es, active })

  async function asSuper() {
    const client = gallery.client()
    await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    return client
  }

  const addSampleArtist = () =>
    createArtist(
      gallery.db,
      { display: 'Elsa Brandariz', bio_es: '', bio_en: '' },
      { now: gallery.clock.now, by: null }
    )

  async function titles(): Promise<string[]> {
    const { data } = (await gallery.client().get('/api/slides')).json()
    return data.map((slide: { title_es: string }) => slide.title_es)
  }

  it('shows anybody the slides in order, each with its picture', async () => {
    const id = await add('Uno')
    await add('Dos')
    const response = await gallery.client().get('/api/slides')
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toEqual([
      {
        id,
        title_es: 'Uno',
        title_en: '',
        link: '/events/1',
        filename: expect.stringMatching(/^muestra-[0-9a-f]{10}\.jpg$/),
        picture: {
          width: 60,
          height: 40,
          widths: [],
        },
        event: null,
      },
      expect.objectContaining({ title_es: 'Dos' }),
    ])
    expect((await gallery.client().get(`/api/slides/${id}`)).json().data.title_es).toBe('Uno')
  })

  it('says of whom and when the event is that a slide links to', async () => {
    const elsa = await addSampleArtist()
    const event = await anEvent(gallery.db, { from: '2025-03-01', to: '2025-04-01', artists: [elsa] })
    const hidden = await anEvent(gallery.db, { active: false })
    for (const link of [
      `/exhibitions/${event}/ritmo`,
      `/events/${event}`,
      `/events/${hidden}`,
      '/artists/1',
    ]) {
      await addSlide(gallery, { link })
    }
    const told = { from: '2025-03-01', to: '2025-04-01', artists: [{ id: elsa, display: 'Elsa Brandariz' }] }
    const { data } = (await gallery.client().get('/api/slides')).json()
    expect(data.map((slide: { event: unknown }) => slide.event)).toEqual([told, told, null, null])
  })

  it('shows what is not active to super users only, who ask for all', async () => {
    await add('Uno')
    const hidden = await add('Dos', false)
    const client = await asSuper()
    expect(await titles()).toEqual(['Uno'])
    expect((await gallery.client().get('/api/slides?showAll=1')).body).not.toContain('Dos')
    expect((await client.get('/api/slides')).json().data).toHaveLength(1)
    expect((await client.get('/api/slides?showAll=1')).json().data).toMatchObject([
      { title_es: 'Uno', active: true, updated_at: gallery.clock.now.toISOString() },
      { title_es: 'Dos', active: false },
    ])
    expect((await gallery.client().get(`/api/slides/${hidden}`)).statusCode).toBe(404)
    expect((await client.get(`/api/slides/${hidden}`)).json().data.active).toBe(false)
  })

  it.each(['99', 'x', '0'])('does not know the slide %s', async (id) => {
    expect((await gallery.client().get(`/api/slides/${id}`)).statusCode).toBe(404)
  })

  it('takes a slide from super users, at the end, and serves its picture', async () => {
    await add('Uno')
    const client = await asSuper()
    const form = await multipartForm(
      { title_es: 'Dos', link: 'https://ochava.example', active: 'true' },
      { name: 'Vista de la sala.PNG', bytes: await sampleJpeg(900, 600) }
    )
    const response = await client.post('/api/slides', form.body, form)
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ title_es: 'Dos', title_en: '', picture: { width: 900, height: 600 } })
    // The content decides: this "PNG" is a jpg.
    expect(data.filename).toMatch(/^vista-de-la-sala-[0-9a-f]{10}\.jpg$/)
    expect(await titles()).toEqual(['Uno', 'Dos'])
    for (const file of [data.filename, data.filename.replace('.jpg', '-thumb.jpg')]) {
      const picture = await client.get(`/storage/sildes/${file}`)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
  })

  it.each([
    [{ title_es: '' }, { title_es: ['Este dato es obligatorio.'] }],
    [{ title_es: 'x', link: 'javascript:alert(1)' }, { link: ['El dato no es válido.'] }],
    [{ title_es: 'x', link: '//elsewhere.example' }, { link: ['El dato no es válido.'] }],
  ])('refuses the texts %o', async (fields, errors) => {
    const client = await asSuper()
    const form = await multipartForm(fields, { name: 'a.jpg', bytes: await sampleJpeg() })
    const response = await client.post('/api/slides', form.body, form)
    expect([response.statusCode, response.json().errors]).toEqual([422, errors])
    expect(await titles()).toEqual([])
  })

  it.each([
    ['no file', undefined, 422],
    ['an svg named png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a damaged jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422],
    ['too many bytes', Buffer.alloc(maxPictureBytes + 1), 413],
  ])('refuses %s', async (_, bytes, status) => {
    const client = await asSuper()
    const form = await multipartForm({ title_es: 'x' }, bytes && { name: 'a.png', bytes })
    const response = await client.post('/api/slides', form.body, form)
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toEqual(expect.any(String))
    if (status === 422) expect(response.json().errors.file).toHaveLength(1)
    expect(await titles()).toEqual([])
  })

  it('refuses what is no form, or half of one', async () => {
    const client = await asSuper()
    expect((await client.post('/api/slides', { title_es: 'x' })).statusCode).toBe(415)
    const form = await multipartForm({ title_es: 'x' }, { name: 'a.jpg', bytes: await sampleJpeg() })
    const half = await client.post('/api/slides', form.body.subarray(0, form.body.length - 100), form)
    expect(half.statusCode).toBe(400)
    const headless = await client.post('/api/slides', form.body, {
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(headless.statusCode).toBe(400)
  })

  it('changes texts and order, and leaves the others behind', async () => {
    const [one, two, three] = [await add('Uno'), await add('Dos'), await add('Tres')]
    const client = await asSuper()
    const response = await client.patch('/api/slides/all', {
      slides: [{ id: three, title_es: 'Tercera' }, { id: one }],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data.map((slide: { id: number }) => slide.id)).toEqual([three, one, two])
    expect(await titles()).toEqual(['Tercera', 'Uno', 'Dos'])
    expect(response.json().data[0]).toMatchObject({ title_en: '', link: '/events/1' })
  })

  it('changes none when one is unknown', async () => {
    const one = await add('Uno')
    const client = await asSuper()
    const slides = [{ id: one, title_es: 'Otra' }, { id: 99 }]
    expect((await client.patch('/api/slides/all', { slides })).statusCode).toBe(404)
    expect(await titles()).toEqual(['Uno'])
  })

  it('refuses to change slides that somebody changed since, and no others', async () => {
    const [one, two] = [await add('Uno'), await add('Dos')]
    const client = await asSuper()
    const updated_at = gallery.clock.now.toISOString()
    const change = (slides: object[]) => client.patch('/api/slides/all', { slides, updated_at })
    expect((await change([{ id: one, title_es: 'Primera' }])).statusCode).toBe(200)
    const second = await change([{ id: one, title_es: 'Otra' }])
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      data: [{ title_es: 'Primera' }, {}],
      by: { id: expect.any(Number) },
    })
    expect((await change([{ id: two, active: false }])).statusCode).toBe(200)
    expect(await titles()).toEqual(['Primera'])
  })

  it('tells whoever names a slide that somebody binned since of the slides that there are', async () => {
    const [one, two] = [await add('Uno'), await add('Dos')]
    const client = await asSuper()
    const updated_at = gallery.clock.now.toISOString()
    const change = (slides: object[]) => client.patch('/api/slides/all', { slides, updated_at })
    expect((await client.delete(`/api/slides/${two}`)).statusCode).toBe(200)
    const refused = await change([{ id: one, title_es: 'Primera' }, { id: two }])
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      data: [{ id: one, title_es: 'Uno' }],
      by: { id: expect.any(Number) },
    })
    expect((await change([{ id: one, title_es: 'Primera' }])).statusCode).toBe(200)
    expect(await titles()).toEqual(['Primera'])
  })

  it('notes a change on those alone whose texts or place it changes', async () => {
    const [one, two, three] = [await add('Uno'), await add('Dos'), await add('Tres')]
    const before = gallery.clock.now.toISOString()
    gallery.clock.advance(1000)
    const client = await asSuper()
    const { data } = (
      await client.patch('/api/slides/all', { slides: [{ id: one }, { id: three }, { id: two }] })
    ).json()
    expect(data.map((slide: { updated_at: string }) => slide.updated_at === before)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('gives a slide another picture', async () => {
    const one = await add('Uno')
    const client = await asSuper()
    const form = await multipartForm({}, { name: 'Otra sala.jpg', bytes: await sampleJpeg(90, 60) })
    const response = await client.post(`/api/slides/${one}/image`, form.body, form)
    expect(response.json().data).toMatchObject({ title_es: 'Uno', picture: { width: 90, height: 60 } })
    expect(response.json().data.filename).toMatch(/^otra-sala-/)
    expect((await client.post('/api/slides/99/image', form.body, form)).statusCode).toBe(404)
  })

  it('puts a slide into the bin, and takes it out again to its place', async () => {
    const one = await add('Uno')
    await add('Dos')
    const client = await asSuper()
    expect((await client.delete(`/api/slides/${one}`)).statusCode).toBe(200)
    expect(await titles()).toEqual(['Dos'])
    expect((await client.delete(`/api/slides/${one}`)).statusCode).toBe(404)
    const restored = await client.post(`/api/slides/${one}/restore`)
    expect([restored.statusCode, restored.json().data.title_es]).toEqual([200, 'Uno'])
    expect(await titles()).toEqual(['Uno', 'Dos'])
    expect((await client.post(`/api/slides/${one}/restore`)).statusCode).toBe(404)
  })

  it('is written by nobody else', async () => {
    const one = await add('Uno')
    const visitor = gallery.client()
    const user = gallery.client()
    await user.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [visitor, 401],
      [user, 403],
    ] as const) {
      const form = await multipartForm({ title_es: 'x' }, { name: 'a.jpg', bytes: await sampleJpeg() })
      expect((await client.post('/api/slides', form.body, form)).statusCode).toBe(status)
      expect((await client.patch('/api/slides/all', { slides: [{ id: one }] })).statusCode).toBe(status)
      expect((await client.delete(`/api/slides/${one}`)).statusCode).toBe(status)
    }
    expect(await titles()).toEqual(['Uno'])
  })
})
