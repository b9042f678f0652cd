import { ajaxHeader, csrfCookie, csrfHeader, type Slot } from '@gallery/contract'
import { countRows } from './counting.ts'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { expect, test } from './gallery.ts'
import { type Server, startServer } from './server.ts'
import { bookingBy, freeSlots, visit } from './visitor.ts'

test.describe.configure({ mode: 'serial' })

let demo: DemoCopy
let server: Server
let before: { appointments: number; mails: number }
/** A slot that could be booked, had the rest been right. */
let free: number

test.beforeAll(async () => {
  demo = await copyDemo()
  before = await countRows(demo.env)
  server = await startServer(demo.env)
  free = (await freeSlots(await visit(server.url)))[0]?.slot.id ?? 0
  expect(free).toBeGreaterThan(0)
})

const json = { 'content-type': 'application/json' }
const proof = { cookie: `${csrfCookie}=proof`, [csrfHeader]: 'proof', [ajaxHeader]: 'XMLHttpRequest' }

/** Sends a body as it is. Whatever it was, the answer is a refusal in words and not a fault of ours. */
async function refused(path: string, body: BodyInit, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(server.url + path, { method: 'POST', headers, body })
  return judge(answer, `${path} ${String(body).slice(0, 100)}`)
}

async function judge(answer: Response, asked: string): Promise<number> {
  const text = await answer.text()
  const said = `${asked} → ${answer.status} ${text.slice(0, 300)}`
  expect.soft(answer.status, said).toBeGreaterThanOrEqual(400)
  expect.soft(answer.status, said).toBeLessThan(500)
  expect.soft(text, said).toMatch(/^\{"message":"[^"]{5,}"/)
  expect.soft(text, said).not.toMatch(/select |insert |\bat .*\.js|node_modules|ZodError/i)
  return answer.status
}

test('a booking that does not fit is refused in words', async () => {
  const wrong: [change: Record<string, unknown>, status: number][] = [
    [{ place: 2_147_483_647 }, 404],
    ...[0, -1, 1.5, 2_147_483_648, 1e300, '99999999999999999999', '1e3', '0x10', '', null, true, [1], {}].map(
      (place): [Record<string, unknown>, number] => [{ place }, 422]
    ),
    [{ place: undefined }, 422],
    [{ email: 'nobody' }, 422],
    [{ email: { $gt: '' } }, 422],
    [{ email: `${'a'.repeat(300)}@example.org` }, 422],
    [{ first_name: 5 }, 422],
    [{ first_name: '   ' }, 422],
    [{ first_name: 'Ana\u0000' }, 422],
    [{ last_name: 'So\nsa' }, 422],
    [{ last_name: 'x'.repeat(101) }, 422],
    [{ phone: 'none' }, 422],
    [{ comments: 'x'.repeat(100_000) }, 422],
    [{ comments: 'a\u0000b' }, 422],
    [{ comments: ['x'] }, 422],
    [{ comments: 'x'.repeat(2_000_000) }, 413],
    [{ language: 'fr' }, 422],
  ]
  for (const [change, status] of wrong) {
    const body = JSON.stringify({ ...bookingBy('bad', free), ...change })
    expect
      .soft(await refused('/api/appointments', body, { ...json, ...proof }), body.slice(0, 200))
      .toBe(status)
  }
})

test('a slot that has begun cannot be booked', async () => {
  const visitor = await visit(server.url)
  const past = await freeSlotThatBegan()
  const booked = await visitor.post('/api/appointments', bookingBy('late', past))
  expect(booked.status).toBe(409)
  expect(await booked.json()).toMatchObject({ message: 'Ese turno ya empezó. Elegí otro.' })
})

/** One of the demo's: visitors are listed none of them, but each says when it is. */
async function freeSlotThatBegan(): Promise<number> {
  const visitor = await visit(server.url)
  for (let id = 1; id < 100; id += 1) {
    const answer = await visitor.get(`/api/places/${id}`)
    if (answer.status !== 200) continue
    const { data: slot }: { data: Slot } = await answer.json()
    if (new Date(slot.start) < new Date() && slot.count < slot.limit) return id
  }
  throw new Error('the demo has no past slot with a free place')
}

test('a body that is no form is refused in words', async () => {
  const form = JSON.stringify(bookingBy('bad', free))
  const bodies: [body: BodyInit, type: string | undefined, status: number][] = [
    ['{"place":', 'application/json', 400],
    ['', 'application/json', 400],
    ['null', 'application/json', 422],
    ['[]', 'application/json', 400],
    ['"a text"', 'application/json', 400],
    [`${'['.repeat(50_000)}`, 'application/json', 400],
    [form.replace('{', '{"__proto__":{"super":true},'), 'application/json', 400],
    [form.replace('{', '{"constructor":{"prototype":{"super":true}},'), 'application/json', 400],
    [form, 'text/plain', 400],
    [form, 'application/xml', 415],
    [form, undefined, 415],
    ['place=1&email=a%40example.org', 'application/x-www-form-urlencoded', 415],
    ['--x--', 'multipart/form-data; boundary=x', 415],
    [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 'application/json', 400],
  ]
  for (const [body, type, status] of bodies) {
    const headers = { ...proof, ...(type ? { 'content-type': type } : {}) }
    const sent = typeof body === 'string' && !type ? new TextEncoder().encode(body) : body
    expect
      .soft(await refused('/api/appointments', sent, headers), `${type} ${body}`.slice(0, 200))
      .toBe(status)
  }
})

test('a write that another site could have sent is refused', async () => {
  const form = JSON.stringify(bookingBy('foreign', free))
  const { [csrfHeader]: token, ...withoutToken } = proof
  const { [ajaxHeader]: ajax, ...withoutAjax } = proof
  const { cookie, ...withoutCookie } = proof
  const foreign = [
    {},
    withoutToken,
    withoutAjax,
    withoutCookie,
    { ...proof, [csrfHeader]: 'other' },
    { ...proof, cookie: `${csrfCookie}=`, [csrfHeader]: '' },
  ]
  for (const headers of foreign) {
    expect.soft(await refused('/api/appointments', form, { ...json, ...headers })).toBe(403)
    expect
      .soft(await refused('/es/auth/login', '{"email":"a@example.org"}', { ...json, ...headers }))
      .toBe(403)
  }
  expect([token, ajax, cookie]).toEqual(['proof', 'XMLHttpRequest', `${csrfCookie}=proof`])
})

test('an absurd window of days is refused in words', async () => {
  const windows = [
    ...['yesterday', '2026-02-30', '0001-01-01', '9999-12-31', '20261121', 5, null, {}].map((from) => ({
      from,
    })),
    ...[0, -1, 63, 1e9, 1.5, 'x', [], {}].map((days) => ({ days })),
  ]
  for (const path of ['/api/appointments/upcoming', '/api/places/upcoming']) {
    for (const window of windows) {
      expect.soft(await refused(path, JSON.stringify(window), json), JSON.stringify(window)).toBe(422)
    }
  }
})

test('an absurd address of the API is refused in words', async () => {
  const paths = [
    '/api',
    '/api/nothing',
    '/api/__proto__',
    '/api/constructor',
    '/api/%E0%A4%A',
    '/api/events/%00',
    '/api/events/abc',
    '/api/events/99999999999999999999',
    '/api/events/-1',
    '/api/events?page=0',
    '/api/events?page=1e99',
    '/api/events?page=1&page=2',
    '/api/events?per_page=100000',
    `/api/events?query=${'x'.repeat(5_000)}`,
    '/api/events?query=%00',
    '/api/events?showAll=maybe',
    '/api/places?from=yesterday',
    '/api/places?from=2026-01-01&days=99999999',
    '/api/places/0',
    '/api/slides/__proto__',
    '/api/options/__proto__',
    '/api/appointments',
    '/api/appointments/link/%00',
    `/api/appointments/link/${'a'.repeat(600)}`,
    '/api/appointments/link/nothing/calendar.ics',
    '/storage/events/%2e%2e%2f%2e%2e%2fpackage.json',
    '/storage/events/..%5c..%5cpackage.json',
    '/storage/events/nothing.jpg',
    '/storage/events/%00.jpg',
    '/auth/nothing',
  ]
  for (const path of paths) await judge(await fetch(server.url + path), path)
})

test('an absurd address of the site leads to a page', async () => {
  const paths = [
    '/es?from=garbage',
    '/es?from=0001-01-01',
    '/es?from=9999-12-31',
    '/es?from=2026-11-21&from=x',
    '/es?from=%00&day=%00&event=%00',
    '/en?day=2026-02-30&event=1',
    '/en?day=2026-11-21&event=99999999999999999999',
    '/en?day=__proto__&event=constructor',
    '/en?__proto__=1&constructor=2',
    '/es?msg=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/es?q=${'x'.repeat(8_000)}`,
    '/es?x=%E0%A4%A',
    '/es?x=%ED%A0%80',
    '/es/events?p=-1',
    '/es/events?p=1e99',
    '/es/events?q=%00',
    '/en/exhibitions?q=%ED%A0%80%F0%9F%8E%A8',
    '/en/events/99999999999999999999',
    '/en/events/__proto__',
    '/en/events/%00',
    '/en/exhibitions/1/%E2%80%AE%F0%9F%8E%A8',
    '/es/appointments/confirm/%00',
    '/es/auth/nothing',
    '/%00',
    '/es/%00',
    '/%E0%A4%A',
    '/es/%E0%A4%A',
    '//',
    '//es',
    '///',
    '/?',
    '/es//events',
    '/..%2f..%2fetc/passwd',
    '/constructor',
  ]
  for (const path of paths) {
    const answer = await fetch(server.url + path)
    const text = await answer.text()
    const said = `${path} → ${answer.status} ${text.slice(0, 200)}`
    expect.soft([200, 400, 404], said).toContain(answer.status)
    expect.soft(text, said).not.toMatch(/<script>alert|node_modules|Error:/)
    if (answer.status !== 400) expect.soft(text, said).toContain('<h1')
  }
  const endless = await fetch(`${server.url}/es?q=${'x'.repeat(100_000)}`)
  expect([414, 431]).toContain(endless.status)
})

test('of all this, nothing was written', async () => {
  expect(await server.stop()).toBe(0)
  expect(await countRows(demo.env)).toEqual(before)
  await demo.remove()
})
