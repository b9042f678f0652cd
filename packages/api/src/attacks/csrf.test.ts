import { ajaxHeader, csrfCookie, csrfHeader, type Endpoint, endpoints, userHeader } from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rights } from '../http/rights.ts'
import { users } from '../tables/users.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** These are POST and change nothing. */
const reads = Object.entries<Endpoint>(endpoints).flatMap(([name, { reads }]) => (reads ? [name] : []))
const writes = Object.keys(rights).filter(
  (route) => /^(POST|PUT|PATCH|DELETE) /.test(route) && !reads.includes(route)
)

let stage: TestApp
let jefa: TestClient
beforeAll(async () => {
  stage = await testApp()
  jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
  await jefa.get('/healthz')
})
afterAll(() => stage.close())

function write(route: string, headers: Record<string, string>) {
  const [method = '', pattern = ''] = route.split(' ')
  const url = pattern.replace(':lang', 'es').replace(/:\w+/g, '1')
  const asking = { headers }
  if (method === 'DELETE') return jefa.delete(url, asking)
  const body = { email: 'jefa@example.org', first_name: '', last_name: '', phone: '', super: false }
  return (method === 'POST' ? jefa.post : method === 'PUT' ? jefa.put : jefa.patch)(url, body, asking)
}

describe('a page of another site, in the browser of somebody with the panel,', () => {
  test.each(writes)('cannot make it %s', async (route) => {
    const answers = [
      await write(route, { [csrfHeader]: '' }),
      await write(route, { [ajaxHeader]: '' }),
      await write(route, { [csrfHeader]: '', [ajaxHeader]: '' }),
      await write(route, { [csrfHeader]: 'made-up' }),
      // With a token that it got hold of: browsers say where a request comes from.
      await write(route, { 'sec-fetch-site': 'cross-site' }),
      await write(route, { 'sec-fetch-site': 'same-site' }),
      await write(route, { origin: 'https://evil.example' }),
      await write(route, { origin: 'null' }),
      // What a form of another site can send by itself.
      await write(route, {
        [csrfHeader]: '',
        [ajaxHeader]: '',
        'content-type': 'text/plain',
        origin: 'https://evil.example',
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
    expect(answers[0]?.json().message).toContain('No pudimos verificar que el pedido venga de este sitio')
  })

  test('cannot plant a token: the one of a session is its own', async () => {
    const planted = 'known-to-the-attacker'
    const cookies = { ...Object.fromEntries(jefa.cookies), [csrfCookie]: planted }
    const headers = { [ajaxHeader]: 'XMLHttpRequest', [csrfHeader]: planted }
    const answer = await stage.app.inject({ method: 'POST', url: '/auth/logout', cookies, headers })
    expect(answer.statusCode).toBe(403)
  })

  test('has changed nothing and signed nobody out', async () => {
    expect((await jefa.get('/auth/account')).statusCode).toBe(200)
    expect(await stage.db.select().from(users)).toMatchObject([{ email: 'jefa@example.org', super: true }])
  })

  test('cannot read an answer either: none is shared with other origins', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await jefa.get('/auth/account', { headers })
    const shared = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
    expect(shared).toEqual([])
  })
})

describe('a page of the site itself', () => {
  test.each<[headers: Record<string, string>, how: string]>([
    [{ 'sec-fetch-site': 'same-origin' }, 'in a browser that says where a request comes from'],
    [{ origin: 'http://localhost:3000' }, 'at the public address'],
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, 'at the address that was asked'],
    [{}, 'asked by a program'],
  ])('may write with %j: %s', async (headers) => {
    const visitor = stage.client()
    expect((await visitor.post('/auth/logout', undefined, { headers })).statusCode).toBe(200)
  })

  test('writes with the session it has just begun, and as a visitor once it is over', async () => {
    const somebody = stage.client()
    await somebody.signInAs({ email: 'ana@example.org' })
    const inSession = somebody.cookies.get(csrfCookie)
    expect((await somebody.post('/auth/logout')).statusCode).toBe(200)
    expect(somebody.cookies.get(csrfCookie)).not.toBe(inSession)
    expect((await somebody.post('/auth/logout')).statusCode).toBe(200)
  })

  test('that was opened by somebody else is refused, whatever it writes', async () => {
    const lucia = stage.client()
    const berta = stage.client()
    const luciaId = await lucia.signInAs({ email: 'lucia@example.org' })
    const bertaId = await berta.signInAs({ email: 'berta@example.org' })
    const save = (id: number | string) =>
      berta.put(
        '/auth/editUser',
        { email: 'berta@example.org', first_name: 'Lucía', last_name: '', phone: '' },
        { headers: { [userHeader]: String(id) } }
      )
    const refused = await save(luciaId)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().message).toContain('En este navegador ingresó otra persona')
    const leave = { headers: { [userHeader]: String(luciaId) } }
    expect((await berta.post('/auth/logout', undefined, leave)).statusCode).toBe(401)
    expect((await berta.get('/auth/getUser', leave)).json().data).toMatchObject({
      id: bertaId,
      first_name: '',
    })
    // A page that knows who is signed in, a program that does not say, a visitor whose session is over.
    expect((await save(bertaId)).statusCode).toBe(200)
    expect((await save('')).statusCode).toBe(200)
    expect((await stage.client().post('/auth/logout', undefined, leave)).statusCode).toBe(200)
  })

  test('is given the token of a session that began before there were any', async () => {
    const somebody = stage.client()
    await somebody.signInAs({ email: 'ana@example.org' })
    somebody.cookies.set(csrfCookie, 'of an earlier version')
    expect((await somebody.post('/auth/logout')).statusCode).toBe(403)
    await somebody.get('/healthz')
    expect((await somebody.post('/auth/logout')).statusCode).toBe(200)
  })
})
