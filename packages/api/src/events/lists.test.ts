import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events } from '../tables/events.table.ts'
import { aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('what hangs on an event', () => {
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

  async function create(url: string, form: object): Promise<number> {
    const response = await lucia.post(url, form)
    expect(response.statusCode).toBe(201)
    return response.json().data.id
  }
  const event = (form: object = {}) => create('/api/events', { ...sampleEvent(), ...form })
  const artist = (display: string) => create('/api/artists', { display })
  const work = (form: object = {}) => create('/api/works', { title_es: 'Ritmo sobre eje', ...form })
  const idsOf = (records: { id: number }[]) => records.map(({ id }) => id)
  const read = async (id: number) => {
    const { data } = (await lucia.get(`/api/events/${id}`)).json()
    return { artists: idsOf(data.artists), works: idsOf(data.works), related: idsOf(data.related) }
  }

  it('comes with a new event, in order', async () => {
    const artists = [await artist('Irma Szalay'), await artist('Elsa Brandariz')].toReversed()
    const related = [await event(), await event()].toReversed()
    const works = [await work(), await work()].toReversed()
    expect(await read(await event({ artists, works, related }))).toEqual({ artists, works, related })
  })

  it('is replaced as a whole, and left alone by a change that does not carry it', async () => {
    const [irma, elsa, nelida] = [await artist('Irma'), await artist('Elsa'), await artist('Nélida')]
    const [one, two] = [await event(), await event()]
    const [oil, print] = [await work(), await work()]
    const id = await event({ artists: [irma, elsa], works: [oil, print], related: [one, two] })
    await lucia.patch(`/api/events/${id}`, { artists: [nelida, elsa, nelida] })
    expect(await read(id)).toEqual({ artists: [nelida, elsa], works: [oil, print], related: [one, two] })
    await lucia.patch(`/api/events/${id}`, { works: [print, oil], related: [two], title_es: 'Otro' })
    expect(await read(id)).toEqual({ artists: [nelida, elsa], works: [print, oil], related: [two] })
    await lucia.patch(`/api/events/${id}`, { artists: [], works: [], related: [] })
    expect(await read(id)).toEqual({ artists: [], works: [], related: [] })
  })

  it('keeps the place of what is in the bin', async () => {
    const [irma, elsa] = [await artist('Irma'), await artist('Elsa')]
    const other = await event()
    const [oil, print] = [await work(), await work()]
    const id = await event({ artists: [irma, elsa], works: [oil, print], related: [other] })
    await lucia.delete(`/api/artists/${irma}`)
    await lucia.delete(`/api/events/${other}`)
    await lucia.delete(`/api/works/${oil}`)
    await lucia.patch(`/api/events/${id}`, { artists: [elsa], works: [print], related: [] })
    await lucia.post(`/api/events/${other}/restore`)
    await lucia.post(`/api/works/${oil}/restore`)
    expect(await read(id)).toMatchObject({ works: [oil, print], related: [other] })
  })

  it.each(['artists', 'works', 'related'])('refuses unknown %s, and changes nothing', async (field) => {
    const id = await event({ artists: [await artist('Irma')] })
    const before = await read(id)
    for (const response of [
      await lucia.patch(`/api/events/${id}`, { [field]: [4711], title_es: 'x' }),
      await lucia.post('/api/events', { ...sampleEvent(), [field]: [4711] }),
    ]) {
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    }
    expect(await read(id)).toEqual(before)
    expect((await lucia.patch(`/api/events/${id}`, { related: [id] })).statusCode).toBe(422)
  })

  it('shows visitors the public works only', async () => {
    const [shown, hidden] = [await work({ public: true }), await work({ public: false })]
    const id = await event({ works: [hidden, shown] })
    const { data } = (await gallery.client().get(`/api/events/${id}`)).json()
    expect(idsOf(data.works)).toEqual([shown])
    expect((await read(id)).works).toEqual([hidden, shown])
  })

  describe('with an image and a slot', () => {
    let id: number
    let related: number
    let artists: number[]
    let works: number[]

    beforeEach(async () => {
      artists = [await artist('Irma'), await artist('Elsa')]
      works = [await work(), await work()]
      related = await event({ title_es: 'Relacionada' })
      id = await event({ artists, works, related: [related], body_es: '<p>Cuerpo</p>' })
      const form = await multipartForm({}, { name: 'a.jpg', bytes: await sampleJpeg() })
      await lucia.post(`/api/events/${id}/images`, form.body, form)
      await aSlot(gallery.db, id)
    })

    it('comes back from the bin with the event', async () => {
      const before = (await lucia.get(`/api/events/${id}`)).json().data
      expect((await lucia.post(`/api/events/${id}/restore`)).statusCode).toBe(404)
      await lucia.delete(`/api/events/${id}`)
      const restored = await lucia.post(`/api/events/${id}/restore`)
      expect(restored.statusCode).toBe(200)
      expect({ ...restored.json().data, updated_at: '' }).toEqual({ ...before, updated_at: '' })
      expect((await gallery.client().get(`/api/events/${id}`)).statusCode).toBe(200)
    })

    it('is copied, but for the slots, into an event that nobody sees yet', async () => {
      const [{ id: image }] = (await lucia.get(`/api/events/${id}`)).json().data.images
      const rights = { rights: 'InC', rights_note_es: 'Foto: Ana Paz' }
      await lucia.patch(`/api/events/${id}`, { ...rights, images: [{ id: image, ...rights }] })
      const original = (await lucia.get(`/api/events/${id}`)).json().data
      expect(original.images).toMatchObject([rights])
      const response = await lucia.post(`/api/events/${id}/duplicate`)
      expect(response.statusCode).toBe(201)
      const copy = response.json().data
      expect(copy).toMatchObject({
        title_es: 'La línea que corta la esquina (copia)',
        title_en: 'The Line that Cuts the Corner (copy)',
        body_es: '<p>Cuerpo</p>',
        ...rights,
        active: false,
        image: original.image,
        places: [],
      })
      expect(await read(copy.id)).toEqual({ artists, works, related: [related] })
      expect(copy.images).toEqual([{ ...original.images[0], id: expect.any(Number) }])
      expect(copy.images[0].id).not.toBe(original.images[0].id)
      // The copy's pictures are its own rows: taking one off the original leaves them.
      await lucia.delete(`/api/events/${id}/images/${original.images[0].id}`)
      expect((await lucia.get(`/api/events/${copy.id}`)).json().data.image).toBe(original.image)
      const [row] = await gallery.db.select().from(events).where(eq(events.id, copy.id))
      expect(row).toMatchObject({ created_at: gallery.clock.now, deleted_at: null })
      expect(row?.created_by).not.toBeNull()
    })

    it('has no copy when it is not there, and a title that fits', async () => {
      expect((await lucia.post('/api/events/4711/duplicate')).statusCode).toBe(404)
      await lucia.patch(`/api/events/${id}`, { title_es: 'a'.repeat(300), title_en: '' })
      const { title_es, title_en } = (await lucia.post(`/api/events/${id}/duplicate`)).json().data
      expect([title_es.length, title_es.slice(-9), title_en]).toEqual([300, 'a (copia)', ''])
    })
  })
})
