import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

type Image = { id: number; file: string; active: boolean; description_es: string }

describe('the images of an event', () => {
  let gallery: TestApp
  let lucia: TestClient
  let url: string

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    url = `/api/events/${(await lucia.post('/api/events', sampleEvent())).json().data.id}`
  })
  afterAll(() => gallery.close())

  async function upload(description_es: string, client = lucia) {
    const file = { name: 'Sala.jpg', bytes: await sampleJpeg(300, 200) }
    const form = await multipartForm({ description_es }, file)
    return client.post(`${url}/images`, form.body, form)
  }
  const add = async (description: string): Promise<Image> => {
    const answer = await upload(description)
    expect(answer.statusCode).toBe(201)
    return answer.json().data.images.at(-1)
  }
  const read = async (client = gallery.client()) => (await client.get(url)).json().data
  const shown = async (client = gallery.client()) =>
    (await read(client)).images.map((image: Image) => image.description_es)

  it('are added at the end, the first of them the cover', async () => {
    const before = await read()
    const one = await add('Una')
    await add('Dos')
    const event = await read()
    expect(await shown()).toEqual(['Una', 'Dos'])
    expect(event).toMatchObject({
      image: one.file,
      picture: { width: 300, height: 200 },
      images: [{ active: true, description_en: '' }, {}],
    })
    expect(event.updated_at > before.updated_at).toBe(true)
    expect((await gallery.client().get(`/storage/events/${one.file}`)).statusCode).toBe(200)
  })

  it('change texts, order and visibility; the cover is the first that visitors see', async () => {
    const [one, two, three] = [await add('Una'), await add('Dos'), await add('Tres')]
    const changed = await lucia.patch(`${url}/images`, {
      images: [
        { id: three.id, active: false },
        { id: one.id, description_es: 'Primera', description_en: 'First' },
      ],
    })
    expect(changed.statusCode).toBe(200)
    expect(await shown(lucia)).toEqual(['Tres', 'Primera', 'Dos'])
    expect(await shown()).toEqual(['Primera', 'Dos'])
    expect((await read()).image).toBe(one.file)
    await lucia.patch(`${url}/images`, { images: [{ id: two.id }] })
    expect((await read()).image).toBe(two.file)
  })

  it('keep the order that somebody gave them since where a change says that it is none', async () => {
    const [one, two, three] = [await add('Una'), await add('Dos'), await add('Tres')]
    await lucia.patch(`${url}/images`, { images: [{ id: three.id }, { id: one.id }, { id: two.id }] })
    const change = (images: object[]) => lucia.patch(`${url}/images`, { images, order: false })
    expect((await change([{ id: two.id, active: false }])).statusCode).toBe(200)
    expect([await shown(lucia), await shown()]).toEqual([
      ['Tres', 'Una', 'Dos'],
      ['Tres', 'Una'],
    ])
    await change([{ id: three.id, active: false }])
    expect((await read()).image).toBe(one.file)
    expect((await change([{ id: one.id, active: false }, { id: 4711 }])).statusCode).toBe(404)
    expect(await shown()).toEqual(['Una'])
  })

  it('are described together with the event, in their order', async () => {
    const [one, two] = [await add('Una'), await add('Dos')]
    const images = [{ id: two.id, description_es: 'Segunda', description_en: 'Second' }]
    const changed = await lucia.patch(url, { title_es: 'Otro', images })
    expect([changed.statusCode, changed.json().data.title_es]).toEqual([200, 'Otro'])
    expect(await shown()).toEqual(['Una', 'Segunda'])
    const none = { title_es: 'Nada', images: [{ id: one.id, description_es: 'x' }, { id: 4711 }] }
    expect((await lucia.patch(url, none)).statusCode).toBe(404)
    expect([(await read()).title_es, await shown()]).toEqual(['Otro', ['Una', 'Segunda']])
  })

  it('leave into the bin and come back to their place', async () => {
    const [one, two] = [await add('Una'), await add('Dos')]
    await add('Tres')
    const gone = await lucia.delete(`${url}/images/${one.id}`)
    expect([gone.statusCode, gone.json().data.image]).toEqual([200, two.file])
    expect(await shown()).toEqual(['Dos', 'Tres'])
    expect((await lucia.delete(`${url}/images/${one.id}`)).statusCode).toBe(404)
    const back = await lucia.post(`${url}/images/${one.id}/restore`)
    expect([back.statusCode, back.json().data.image]).toEqual([200, one.file])
    expect(await shown()).toEqual(['Una', 'Dos', 'Tres'])
    expect((await lucia.post(`${url}/images/${one.id}/restore`)).statusCode).toBe(404)
  })

  it('leave the event without a cover when none is shown', async () => {
    const one = await add('Una')
    await lucia.patch(`${url}/images`, { images: [{ id: one.id, active: false }] })
    expect(await read()).toMatchObject({ image: null, picture: null, images: [] })
  })

  it('are changed all or none, and never another event’s', async () => {
    const one = await add('Una')
    const other = (await lucia.post('/api/events', sampleEvent())).json().data.id
    const images = [{ id: one.id, description_es: 'x' }, { id: 4711 }]
    const answers = [
      await lucia.patch(`${url}/images`, { images }),
      await lucia.patch(`/api/events/${other}/images`, { images: [{ id: one.id, active: false }] }),
      await lucia.delete(`/api/events/${other}/images/${one.id}`),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404])
    expect(await shown()).toEqual(['Una'])
  })

  it.each([
    ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a damaged jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422],
  ])('are never %s', async (_what, bytes, status) => {
    const form = await multipartForm({}, { name: 'a.jpg', bytes })
    const answer = await lucia.post(`${url}/images`, form.body, form)
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.any(String)])
    expect(await shown()).toEqual([])
  })

  it('cannot be added to an event that is not there', async () => {
    await lucia.delete(url)
    expect((await upload('Una')).statusCode).toBe(404)
  })
})
