import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addMessage } from '../contact/messages.queries.ts'
import { messages } from '../tables/messages.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

describe('/api/messages', () => {
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

  async function add(subject: string, name = 'Martina Sosa', message = 'Hola'): Promise<number> {
    gallery.clock.advance(1_000)
    const email = 'martina@example.org'
    return addMessage(gallery.db, {
      name,
      email,
      subject,
      message,
      language: 'es',
      created_at: gallery.clock.now,
    })
  }
  const subjects = async (query = '') => {
    const { data } = (await lucia.get(`/api/messages${query}`)).json()
    return data.map(({ subject }: { subject: string }) => subject)
  }

  it('lists them newest first, a page at a time, and counts the unread', async () => {
    const first = await add('Uno')
    await add('Dos')
    await add('Tres')
    await lucia.patch(`/api/messages/${first}`, { read: true })
    const response = await lucia.get('/api/messages?per_page=2')
    expect(response.json()).toMatchObject({
      data: [{ subject: 'Tres' }, { subject: 'Dos' }],
      meta: { total: 3, current_page: 1, per_page: 2, last_page: 2 },
      unread: 2,
    })
    expect(await subjects('?per_page=2&page=2')).toEqual(['Uno'])
    expect(await subjects('?per_page=2&page=9')).toEqual([])
    expect(await subjects('?unread=1')).toEqual(['Tres', 'Dos'])
  })

  it('finds them by words of any part', async () => {
    await add('Consulta por una obra', 'Nélida Arrascaeta')
    await add('Visita con una escuela')
    expect(await subjects('?query=nelida obra')).toEqual(['Consulta por una obra'])
    expect(await subjects('?query=una')).toHaveLength(2)
    expect(await subjects('?query=una nada')).toEqual([])
  })

  it('shows one, and marks it as read when told, not by looking', async () => {
    const id = await add('Uno')
    expect((await lucia.get(`/api/messages/${id}`)).json().data).toMatchObject({
      id,
      name: 'Martina Sosa',
      email: 'martina@example.org',
      subject: 'Uno',
      message: 'Hola',
      language: 'es',
      read_at: null,
      created_at: gallery.clock.now.toISOString(),
    })
    const readAt = gallery.clock.now.toISOString()
    expect((await lucia.patch(`/api/messages/${id}`, { read: true })).json().data.read_at).toBe(readAt)
    gallery.clock.advance(1_000)
    expect((await lucia.patch(`/api/messages/${id}`, { read: true })).json().data.read_at).toBe(readAt)
    expect((await lucia.patch(`/api/messages/${id}`, { read: false })).json().data.read_at).toBeNull()
    const invalid = await lucia.patch(`/api/messages/${id}`, { read: 'yes' })
    expect([invalid.statusCode, Object.keys(invalid.json().errors)]).toEqual([422, ['read']])
  })

  it('puts one into the bin', async () => {
    const id = await add('Uno')
    const response = await lucia.delete(`/api/messages/${id}`)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'El mensaje está en la papelera.' },
    ])
    expect(await subjects()).toEqual([])
    expect((await lucia.get(`/api/messages/${id}`)).statusCode).toBe(404)
    expect((await lucia.patch(`/api/messages/${id}`, { read: true })).statusCode).toBe(404)
    expect((await lucia.delete(`/api/messages/${id}`)).statusCode).toBe(404)
    expect(await gallery.db.select().from(messages)).toMatchObject([{ deleted_at: gallery.clock.now }])
  })

  it('takes one out of the bin', async () => {
    const id = await add('Uno')
    expect((await lucia.post(`/api/messages/${id}/restore`)).statusCode).toBe(404)
    await lucia.delete(`/api/messages/${id}`)
    const response = await lucia.post(`/api/messages/${id}/restore`)
    expect([response.statusCode, response.json().data.subject]).toEqual([200, 'Uno'])
    expect(await subjects()).toEqual(['Uno'])
  })

  it('finds the works that one names and the bookings of whoever wrote it', async () => {
    const by = { now: gallery.clock.now, by: null }
    const titles = ['Ritmo sobre eje nº 35', 'Ritmo', 'Otra']
    const [ritmo] = await Promise.all(
      titles.map((title_es) => createWork(gallery.db, sampleWork({ title_es, title_en: '', code: '' }), by))
    )
    const coded = await createWork(gallery.db, sampleWork({ title_es: 'Sin título', code: 'BR-53-005' }), by)
    const slot = await aSlot(gallery.db, await anEvent(gallery.db))
    await gallery.client().post('/api/appointments', aBooking(slot, { email: 'martina@example.org' }))
    const id = await add('ritmo sobre eje Nº 35 y br-53-005')
    const { works, appointments } = (await lucia.get(`/api/messages/${id}/findings`)).json().data
    expect(works.map((work: { id: number }) => work.id)).toEqual([coded, ritmo])
    expect(appointments).toMatchObject([{ email: 'martina@example.org', place: { id: slot } }])
    const other = await add('Hola')
    expect((await lucia.get(`/api/messages/${other}/findings`)).json().data.works).toEqual([])
  })

  it('finds works by titles with signs and hyphens', async () => {
    const by = { now: gallery.clock.now, by: null }
    const work = await createWork(gallery.db, sampleWork({ title_es: 'Rotación continua D-17 (b/c)' }), by)
    const id = await add('¿Sigue a la venta Rotación continua D-17 (b/c)?')
    const answer = await lucia.get(`/api/messages/${id}/findings`)
    expect([answer.statusCode, answer.json().data?.works]).toMatchObject([200, [{ id: work }]])
  })

  it('folds a message once, however many works it names', async () => {
    const by = { now: gallery.clock.now, by: null }
    const titles = Array.from({ length: 20 }, (_, index) => `Línea de acción ${index}`)
    for (const title_es of titles) await createWork(gallery.db, sampleWork({ title_es }), by)
    const id = await add('Obras', 'Martina Sosa', `${titles.join(' ')} ${'Hola. '.repeat(1_000)}`)
    const fold = vi.spyOn(String.prototype, 'normalize')
    try {
      const { works } = (await lucia.get(`/api/messages/${id}/findings`)).json().data
      expect(works).toHaveLength(5)
      expect(fold.mock.contexts.filter((text) => String(text).length > 6_000)).toHaveLength(1)
    } finally {
      fold.mockRestore()
    }
  })

  it('is for super users only', async () => {
    const id = await add('Uno')
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.get('/api/messages'),
        await client.get(`/api/messages/${id}`),
        await client.patch(`/api/messages/${id}`, { read: true }),
        await client.delete(`/api/messages/${id}`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status])
      expect(answers.every(({ body }) => !body.includes('Uno'))).toBe(true)
    }
  })
})
