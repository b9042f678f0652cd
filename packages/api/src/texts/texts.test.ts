import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { multipartForm } from '../testing/multipart.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('/api/texts/images', () => {
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

  const send = async (client: Awaited<ReturnType<typeof asSuper>>, bytes: Buffer) => {
    const form = await multipartForm({}, { name: 'Vista de la sala.jpg', bytes })
    return client.post('/api/texts/images', form.body, form)
  }

  it('keeps a picture that a text can show, and serves it', async () => {
    const lucia = await asSuper()
    const answer = await send(lucia, await sampleJpeg(900, 600))
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        data: {
          src: expect.stringMatching(/^\/storage\/images\/vista-de-la-sala-[0-9a-f]{10}\.jpg$/),
          width: 900,
          height: 600,
        },
      },
    ])
    const { src } = answer.json().data
    expect((await gallery.client().get(src)).statusCode, 'nothing shows it yet').toBe(404)
    const body = `<p>Antes</p><p><img src="${src}" alt="La sala" width="900" height="600" /></p>`
    const event = await lucia.post('/api/events', sampleEvent({ body_es: body }))
    expect(event.json().data.body_es).toBe(body)
    expect((await lucia.get(src)).headers['content-type']).toBe('image/jpeg')
  })

  it('refuses what is no picture', async () => {
    const answer = await send(await asSuper(), Buffer.from('%PDF-1.7'))
    expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining('JPG')])
  })
})
