import { DrizzleQueryError } from 'drizzle-orm'
import Fastify, { LogController } from 'fastify'
import { expect, it, test } from 'vitest'
import { loggedAddress } from './loggedAddress.ts'
import { logging, logRequest } from './logging.ts'

it('writes one line for each request: who asked, what for, from where, and how it ended', async () => {
  const lines: string[] = []
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...logging, stream: { write: (line) => lines.push(line) } },
  })
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie) {
      const texts = { display: 'lucia', email: 'lucia@example.org', first_name: '', last_name: '', phone: '' }
      request.user = { id: 7, ...texts, super: false, awaits: null }
    }
  })
  app.addHook('onResponse', logRequest)
  app.get('/es/auth/:token', async (_request, reply) => reply.code(403).send())
  const url = `/es/auth/${'x'.repeat(43)}`
  await app.inject({ url })
  await app.inject({ url, headers: { cookie: 'session' } })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { req: { method: 'GET', url: '/es/auth/…', remoteAddress: '127.0.0.1' }, status: 403 },
    { user: 7, status: 403, milliseconds: expect.any(Number) },
  ])
  expect(lines.join()).not.toContain('lucia')
  await app.close()
})

/** What the log has when a mail cannot be queued: neither whose it is nor how they would sign in. */
function failedMail(): DrizzleQueryError {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "mails_pk"'), {
    ...{
      severity: 'ERROR',
      code: '23505',
      constraint: 'mails_pk',
      detail: 'Key (to)=(martina@example.org) exists.',
    },
    // What PGlite adds.
    ...{ query: 'insert', params: ['martina@example.org'] },
  })
  const values = ['martina@example.org', 'Hola\n    at https://ochava.example/es/auth/secret', '482913']
  return new DrizzleQueryError('insert into "mails" values ($1, $2, $3)', values, cause)
}

it.each([
  ['by itself', (error: Error) => [error]],
  ['under a sentence', (error: Error) => [{ err: error }, 'The mail could not be kept']],
  ['without a sentence', (error: Error) => [{ err: error }]],
  ['with its own words', (error: Error) => [{ err: error }, error.message]],
  ['as a cause', (error: Error) => [new Error('No mail', { cause: error })]],
  ['among several', (error: Error) => [new AggregateError([error], 'Twice')]],
])('shows a statement that failed without its values: %s', async (_how, said) => {
  const lines: string[] = []
  const app = Fastify({ logger: { ...logging, stream: { write: (line) => lines.push(line) } } })
  const [about, ...words] = said(failedMail())
  app.log.error(about, ...words.map(String))
  const [line = ''] = lines
  expect(line).not.toMatch(/martina|secret|482913/)
  expect(line).toContain('insert into \\"mails\\" values ($1, $2, $3)')
  expect(line).toContain('"code":"23505"')
  expect(line).toContain('logging.test.ts:')
  await app.close()
})

test.each([
  ['/api/users?query=martina@example.org&page=2&per_page=20', '/api/users?query=…&page=2&per_page=20'],
  ['/api/users?page=martina@example.org', '/api/users?page=…'],
  ['/api/users?martina@example.org', '/api/users?…'],
  ['/api/rooms/people/martina%40example.org/visits', '/api/rooms/people/…/visits'],
  [`/es/auth/${'x'.repeat(43)}?days=7`, '/es/auth/…?days=7'],
  ['/en/works?query=a=b?c', '/en/works?query=…'],
  ['/es/@martina/martina@', '/es/…/…'],
])('shows of %s what nobody typed', (url, shown) => {
  expect(loggedAddress(url)).toBe(shown)
})

test('a long address is looked through once, not once for each of its signs', () => {
  // With as many signs as a request may have, and a hundred times as many, which would take hours.
  for (const signs of [16_000, 1_600_000]) {
    const path = `/${'a.'.repeat(signs / 2)}`
    expect(loggedAddress(path)).toBe(path)
    expect(loggedAddress(`${path}@b/c`)).toBe('/…/c')
  }
})
