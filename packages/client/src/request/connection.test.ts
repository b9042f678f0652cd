import { beforeEach, expect, test, vi } from 'vitest'
import { connection, patiently } from './connection.ts'

const browser = new EventTarget()
const server = vi.fn<() => Promise<Response>>()
const reached = async () => new Response('')
const unreached = async () => Promise.reject(new TypeError('Failed to fetch'))
const isLoss = (error: unknown) => error === 'lost'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('fetch', server)
  server.mockReset()
})

test('what a lost connection prevented is done again once the browser is back in a network', async () => {
  server.mockImplementation(unreached)
  const call = vi.fn().mockRejectedValueOnce('lost').mockResolvedValue('read')
  const result = patiently(call, isLoss)
  await expect.poll(() => connection.isLost()).toBe(true)
  expect(call).toHaveBeenCalledOnce()

  server.mockImplementation(reached)
  browser.dispatchEvent(new Event('online'))
  expect(await result).toBe('read')
  expect(connection.isLost()).toBe(false)
})

test('without a word of the browser the server is asked now and then', async () => {
  server.mockImplementation(unreached)
  const result = patiently(vi.fn().mockRejectedValueOnce('lost').mockResolvedValue('read'), isLoss)
  await expect.poll(() => connection.isLost()).toBe(true)
  server.mockImplementation(reached)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await result).toBe('read')
})

test('an answer that was on its way as the browser left its network is not the last word', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.mockImplementationOnce(reached).mockImplementation(unreached)
  const left = connection.left()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(connection.isLost()).toBe(true)

  server.mockImplementation(reached)
  browser.dispatchEvent(new Event('online'))
  await left
  expect(connection.isLost()).toBe(false)
})

test('a question that hangs is one that was not answered, and is asked again', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) =>
    signal === limit.signal
      ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : reached()
  )
  const back = connection.back()
  limit.abort(new DOMException('Too late', 'TimeoutError'))
  await expect.poll(() => connection.isLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await back, 'it was away').toBe(true)
  vi.mocked(AbortSignal.timeout).mockRestore()
})

test('who asks whether the server is there hears whether it was away meanwhile', async () => {
  server.mockImplementation(reached)
  expect(await connection.back()).toBe(false)
  server.mockImplementationOnce(unreached)
  const back = connection.back()
  await expect.poll(() => connection.isLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await back).toBe(true)
})

test('what fails though the server is there fails, and nobody is told of a lost connection', async () => {
  server.mockImplementation(reached)
  const told = vi.fn()
  const end = connection.subscribe(told)
  const call = vi.fn().mockRejectedValue('lost')
  await expect(patiently(call, isLoss)).rejects.toBe('lost')
  expect(call).toHaveBeenCalledTimes(4)
  expect(told).not.toHaveBeenCalled()
  end()
})

test('what is no loss is not done again', async () => {
  const call = vi.fn().mockRejectedValue('refused')
  await expect(patiently(call, isLoss)).rejects.toBe('refused')
  expect(server).not.toHaveBeenCalled()
})
