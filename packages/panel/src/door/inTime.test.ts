import { read, write } from '@gallery/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './inTime.ts'

/** What ends the calls whose time is over. */
let limits: AbortController[] = []
const timeIsOver = () => {
  for (const each of limits) each.abort(new DOMException('Too late', 'TimeoutError'))
}

/** Takes a call and never answers. */
const hanging = (_path: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** So do networks in browsers that say of a time that is over that somebody has ended the call, as Chrome before 124. */
const hangingAsEnded = (_path: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Ended', 'AbortError')))
  })

/** Answers, and stops within the answer. */
const stopping = async (_path: string, { signal }: RequestInit = {}) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"data":'))
        signal?.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
  )

beforeEach(() => {
  limits = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['a read that hangs', hanging, () => read('/api/works', inTime)],
  ['a read that hangs, in an old browser,', hangingAsEnded, () => read('/api/works', inTime)],
  ['a read whose answer stops', stopping, () => read('/api/works', inTime)],
  ['a write that hangs', hanging, () => write('POST /auth/logout', {}, undefined, inTime)],
])('%s was not answered once its time is over', async (_what, fetching, call) => {
  vi.stubGlobal('fetch', fetching)
  const result = expect(call()).rejects.toMatchObject({ name: 'Failure', status: 0 })
  await expect.poll(() => limits.length).toBe(1)
  timeIsOver()
  await result
})

test('a first write whose question for a cookie hangs was not answered either', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', hanging)
  const result = expect(write('POST /auth/logout', {}, undefined, inTime)).rejects.toMatchObject({
    status: 0,
  })
  await expect.poll(() => limits.length).toBe(1)
  timeIsOver()
  await result
})

test('whoever ends a call hears that it was ended', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Ended', 'AbortError')))
  await expect(read('/api/works')).rejects.toMatchObject({ name: 'AbortError' })
})
