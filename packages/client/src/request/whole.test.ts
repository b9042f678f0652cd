import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { read } from '../reads/get.ts'
import { send, sendForText } from '../writes/send.ts'
import { Failure } from './failure.ts'
import { onFailure } from './failures.ts'

/** An answer whose connection breaks after its first bytes. */
function broken(status: number): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"data":'))
    },
    pull(stream) {
      stream.error(new TypeError('network error'))
    },
  })
  return new Response(body, { status })
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['a read', 200, () => read('/api/works')],
  ['a write', 200, () => send('POST /auth/logout')],
  ['a sentence', 200, () => sendForText('POST /:lang/auth/login', { lang: 'es' }, { email: 'a@b.example' })],
  ['a refusal', 409, () => send('POST /auth/logout')],
])('%s whose answer breaks off was not answered', async (_what, status, call) => {
  vi.stubGlobal('fetch', async () => broken(status))
  await expect(call()).rejects.toMatchObject({ name: 'Failure', status: 0 })
})

test('what is no JSON of ours was not answered either, and who listens is told once', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Ingresá a la red</h1>'))
  const told = vi.fn()
  const end = onFailure(told)
  await expect(send('POST /auth/logout')).rejects.toBeInstanceOf(Failure)
  end()
  expect(told).toHaveBeenCalledOnce()
})
