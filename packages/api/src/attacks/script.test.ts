import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { apiOperations } from '../testing/apiOperations.ts'
import { aBooking, anEvent, aSlot, outbox } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { solveGuard } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const script =
  '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" onclick="alert(1)">x</a>'
const dangerous = /<script|<img|onerror|onclick|javascript:/i
/** Texts of this many characters and more are HTML; shorter ones are plain and shown as they are, letter by letter. */
const htmlLength = 100_000

let stage: TestApp
let jefa: TestClient

beforeAll(async () => {
  stage = await testApp()
  jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
})
afterAll(() => stage.close())

/** Every form that takes texts, with what makes one valid, and where what it wrote is read. */
const forms: readonly [route: string, base: () => Promise<object> | object, read: string][] = [
  ['POST /api/events', () => sampleEvent(), '/api/events/'],
  ['POST /api/works', () => sampleWork(), '/api/works/'],
  ['POST /api/items', () => sampleItem(), '/api/items/'],
  ['POST /api/archives', () => ({ title_es: 'Archivo' }), '/api/archives/'],
  ['POST /api/artists', () => ({ display: 'Ana Roca' }), '/api/artists/'],
  ['POST /api/collections', () => ({ title_es: 'Papeles' }), '/api/collections/'],
]

describe('script in a text of the panel', () => {
  test.each(forms)('%s: what is HTML keeps nothing of it', async (route, base, read) => {
    const operation = (await apiOperations(stage)).find(({ method, path }) => `${method} ${path}` === route)
    const texts = (operation?.body ?? []).filter(
      ({ isText, max }) => isText && (max === undefined || max > 200)
    )
    const html = texts.filter(({ max }) => max === htmlLength).map(({ name }) => name)
    expect(html.length).toBeGreaterThan(0)
    const [, url = ''] = route.split(' ')
    const form = { ...(await base()), ...Object.fromEntries(texts.map(({ name }) => [name, script])) }
    const first = await jefa.post(url, form)
    const refused = first.statusCode === 422 ? Object.keys(first.json().errors) : []
    expect(
      html.filter((name) => refused.includes(name)),
      'HTML is cleaned, not refused'
    ).toEqual([])
    const taken = Object.entries(form).filter(([name]) => !refused.includes(name))
    const created =
      refused.length > 0 ? await jefa.post(url, { ...(await base()), ...Object.fromEntries(taken) }) : first
    expect(created.statusCode).toBe(201)
    for (const client of [jefa, stage.client()]) {
      const answer = await client.get(`${read}${created.json().data.id}`)
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'x-content-type-options': 'nosniff',
      })
      const data = answer.json().data ?? {}
      for (const name of html) expect(String(data[name] ?? ''), name).not.toMatch(dangerous)
    }
  })

  test('PATCH /api/options: the texts of the about page keep nothing of it', async () => {
    const before = (await jefa.get('/api/options')).json().data
    const names = Object.keys(before).filter((name) => /^us[A-Z]\w+_(es|en)$/.test(name))
    expect(names).toHaveLength(8)
    await jefa.patch('/api/options', Object.fromEntries(names.map((name) => [name, `${script}<p>hola</p>`])))
    const { data } = (await stage.client().get('/api/options')).json()
    for (const name of names) {
      expect(data[name]).toContain('hola')
      expect(data[name]).not.toMatch(dangerous)
    }
  })
})

describe('script in what visitors write', () => {
  it('reaches mails as letters only, and the panel as JSON', async () => {
    const place = await aSlot(stage.db, await anEvent(stage.db))
    const short = script.slice(0, 90)
    const visitor = stage.client()
    const texts = { first_name: short, last_name: short, comments: script }
    expect((await visitor.post('/api/appointments', aBooking(place, texts), elsewhere())).statusCode).toBe(
      201
    )
    await jefa.patch('/api/options', { mail: 'hola@ochava.example' })
    const message = { name: short, email: 'ana@example.org', subject: script, message: script }
    const sent = await visitor.post('/contact', { ...message, grecaptcha: await solveGuard(visitor) })
    expect(sent.statusCode).toBe(200)
    const ana = stage.client()
    await ana.signInAs({ email: 'ana@example.org' })
    await ana.put('/auth/editUser', {
      email: 'ana@example.org',
      first_name: short,
      last_name: short,
      phone: '',
    })

    const mails = await outbox(stage.db)
    expect(mails.length).toBeGreaterThan(2)
    for (const { html, subject } of mails) {
      expect(html.replace(/<img src="cid:[^>]*>/g, '')).not.toMatch(
        /<script|<img|<a [^>]*(onclick|javascript:)/i
      )
      expect(subject).not.toMatch(/[\r\n]/)
    }
    for (const url of ['/api/appointments?all=1', '/api/messages', '/api/users', '/auth/export']) {
      const answer = await jefa.get(url)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
    expect((await jefa.get('/api/appointments?all=1')).json().data[0].comments, 'nothing is lost').toBe(
      script
    )
  })
})

describe('script in an address', () => {
  const sent = script.replaceAll('alert(1)', 'alert(2)')

  it.each([
    `/api/${encodeURIComponent(sent)}`,
    `/api/events?query=${encodeURIComponent(sent)}`,
    `/api/events/${encodeURIComponent(sent)}`,
    `/api/events?page=${encodeURIComponent(sent)}`,
    `/auth/${encodeURIComponent(sent)}`,
    `/storage/events/${encodeURIComponent(sent)}`,
    `/api/appointments/link/${encodeURIComponent(sent)}`,
  ])('does not come back in the answer: %s', async (url) => {
    const answer = await stage.client().get(url)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.body).not.toContain('alert(2)')
  })

  it('does not come back in what a form is told', async () => {
    const answer = await stage.client().post('/api/appointments', { [sent]: sent, email: sent })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).not.toContain('alert(2)')
    const login = await stage.client().post('/es/auth/login', { email: sent, path: sent })
    expect(login.body).not.toContain('alert(2)')
  })
})
