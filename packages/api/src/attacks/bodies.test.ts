import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiOperations, type Operation } from '../testing/apiOperations.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let jefa: TestClient
let operations: Operation[]
let address: URL

beforeAll(async () => {
  stage = await testApp({ patience: 300 })
  address = new URL(await stage.app.listen({ port: 0, host: '127.0.0.1' }))
  operations = (await apiOperations(stage)).filter(({ body }) => body !== undefined)
  jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
})
afterAll(() => stage.close())

const json = { 'content-type': 'application/json' }

describe('a body', () => {
  it('of more than a megabyte is refused by every route, whatever it holds', async () => {
    const body = `{"x":"${'y'.repeat(1024 * 1024)}"}`
    for (const { method, path } of operations) {
      const url = path.replace('{lang}', 'es').replace(/\{\w+\}/g, '1')
      const write = method === 'POST' ? jefa.post : method === 'PUT' ? jefa.put : jefa.patch
      const answer = await write(url, body, { headers: json })
      expect([answer.statusCode, answer.json()], `${method} ${path}`).toEqual([
        413,
        { message: 'Lo que enviaste es demasiado grande.' },
      ])
    }
  })

  it.each([
    ['nested ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['of a hundred thousand names', `{${Array.from({ length: 80_000 }, (_, at) => `"a${at}":1`).join()}}`],
    ['of one long number', `{"place":${'9'.repeat(100_000)}}`],
    ['of a text where a list belongs', '{"slides":"x"}'],
  ])('%s does no harm', async (_what, body) => {
    for (const url of ['/api/appointments', '/es/auth/login']) {
      const answer = await stage.client().post(url, body, { headers: json })
      expect([400, 413, 422]).toContain(answer.statusCode)
    }
  })

  it('that says it is compressed is not unpacked', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' }
    const answer = await stage
      .client()
      .post('/es/auth/login', Buffer.from('1f8b08', 'hex').toString(), { headers })
    expect([400, 415]).toContain(answer.statusCode)
  })
})

describe('who sends too slowly', () => {
  const slow = {
    'a body': [
      'POST /es/auth/login HTTP/1.1',
      'Host: x',
      'Cookie: XSRF-TOKEN=abc',
      'X-XSRF-TOKEN: abc',
      'X-Requested-With: XMLHttpRequest',
      'Content-Type: application/json',
      'Content-Length: 99',
      '',
      '{"e',
    ].join('\r\n'),
    headers: 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    nothing: '',
  }

  it.each(Object.entries(slow))('%s is cut off, and others are answered meanwhile', async (_what, sent) => {
    const socket = connect(Number(address.port), '127.0.0.1')
    const received: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text))
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    socket.write(sent)
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
    await closed
    expect(received.join('')).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})
