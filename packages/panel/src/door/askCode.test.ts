import { afterEach, expect, test, vi } from 'vitest'
import { askCode } from './askCode.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a code whose question hangs is told as without a connection', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: '' })
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) => {
      resolve()
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })
  })
  const verdict = askCode('7KQ2M4XD')
  await asked
  limit.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await verdict).toBe('unknown')
})
