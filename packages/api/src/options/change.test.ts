import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { options } from '../tables/options.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('PATCH /api/options', () => {
  let gallery: TestApp
  let lucia: TestClient
  let luciaId: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    luciaId = await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const change = (body: object) => lucia.patch('/api/options', body)

  it('changes what is sent, HTML cleaned, and leaves the rest', async () => {
    await change({ name: 'Ochava', since: 1998 })
    const response = await change({
      txtPrincipal_es: ' Mirar <despacio> ',
      usTeam_es: '<p onclick="x()">Lucía</p><script>alert(1)</script>',
      mail: 'Hola@ochava.example',
      social: [{ name: 'Instagram', url: 'https://instagram.example/ochava' }],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      data: {
        name: 'Ochava',
        txtPrincipal_es: 'Mirar <despacio>',
        usTeam_es: '<p>Lucía</p>',
        mail: 'hola@ochava.example',
        social: [{ name: 'Instagram', url: 'https://instagram.example/ochava' }],
      },
      time_zone: 'America/Argentina/Buenos_Aires',
    })
    expect((await gallery.client().get('/api/options')).json().data).toEqual(response.json().data)
    const rows = await gallery.db.select({ id: options.id, by: options.updated_by }).from(options)
    expect(rows).toHaveLength(6)
    expect(rows.every(({ by }) => by === luciaId)).toBe(true)
  })

  it.each([
    ['phone', '+54 11 4862 7155', 'options/home'],
    ['closures', [{ from: '2026-12-24', to: '2026-12-31', reason_es: '', reason_en: '' }], 'options/days'],
    ['holidayCountry', 'AR', 'options/days'],
    ['usTeam_es', '<p>Lucía</p>', 'options/about'],
  ])('leads from the history of %s to the screen that edits it', async (id, value, path) => {
    expect((await change({ [id]: value })).statusCode).toBe(200)
    const [entry] = (await lucia.get('/api/activity?kind=option')).json().data
    expect(entry.record).toMatchObject({ kind: 'option', id, path, binned: false })
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['half an address of mail', { mail: 'hola' }, 'mail'],
    ['a link that is a script', { newsletter: 'javascript:alert(1)' }, 'newsletter'],
    ['another', { social: [{ name: 'x', url: 'javascript:alert(1)' }] }, 'social.0.url'],
    ['a picture that nobody uploaded', { facade: '/storage/images/none-1.jpg' }, 'facade'],
    ['a picture of elsewhere', { facade: 'https://example.org/a.jpg' }, 'facade'],
    ['a year to come', { since: 20_080 }, 'since'],
    ['too long a text', { usTeam_es: 'a'.repeat(100_001) }, 'usTeam_es'],
  ])('changes nothing by %s', async (_what, body, field) => {
    const response = await change({ phone: '+54', ...body })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
    expect(await gallery.db.select().from(options)).toEqual([])
  })

  it.each(['48321107', 'null', '{}', '"'])('keeps the text %s a text', async (phone) => {
    expect((await change({ phone })).json().data.phone).toBe(phone)
  })

  it('empties what may be empty', async () => {
    await change({ newsletter: 'https://ochava.example/news', mail: 'hola@ochava.example' })
    const response = await change({ newsletter: '', mail: '' })
    expect(response.json().data).toMatchObject({ newsletter: '', mail: '' })
  })

  it('shows the picture of the front that was uploaded, and to everybody', async () => {
    const form = await multipartForm({}, { name: 'Fachada.jpg', bytes: await sampleJpeg(32, 18) })
    const { src } = (await lucia.post('/api/texts/images', form.body, form)).json().data
    const visitor = gallery.client()
    expect((await visitor.get(src)).statusCode).toBe(404)
    expect((await change({ facade: src, facadeAlt_es: 'La ochava' })).statusCode).toBe(200)
    const { data } = (await visitor.get('/api/options')).json()
    expect(data).toMatchObject({ facade: src, facadeAlt_es: 'La ochava' })
    expect(data.facade_picture).toEqual({ file: src.split('/').at(-1), width: 32, height: 18, widths: [] })
    expect((await visitor.get(src)).statusCode).toBe(200)
    expect((await change({ facade: '' })).json().data.facade_picture).toBeNull()
  })

  it('refuses to write over what somebody wrote since, and only that', async () => {
    const { updated_at } = (await change({ name: 'Ochava', phone: '1' })).json()
    expect((await lucia.get('/api/options')).json().updated_at).toBe(updated_at)
    // The clock does not move: the write still bears a later instant.
    expect((await change({ name: 'Primera', updated_at })).statusCode).toBe(200)
    const second = await change({ name: 'Segunda', updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      message: expect.any(String),
      data: { name: 'Primera' },
      by: { id: luciaId },
    })
    expect((await change({ phone: '2', updated_at })).statusCode).toBe(200)
    const again = (await lucia.get('/api/options')).json().updated_at
    expect((await change({ name: 'Segunda', updated_at: again })).json().data.name).toBe('Segunda')
  })

  it('is for super users only; others do not learn when options were written', async () => {
    await change({ name: 'Ochava' })
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      expect((await client.patch('/api/options', { name: 'x' })).statusCode).toBe(status)
      expect((await client.get('/api/options')).json()).not.toHaveProperty('updated_at')
    }
  })
})
