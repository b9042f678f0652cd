import { BinRefs } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { emptyTheBin, restoreFromBin } from './binWrites.ts'

function stubPage(server: (path: string, init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/bin' })
  vi.stubGlobal('fetch', server)
}

test('more records than the server takes at once come back by several calls', async () => {
  const server = vi.fn(async (_path: string, { body }: RequestInit) => {
    const { records } = BinRefs.parse(JSON.parse(String(body)))
    return Response.json({ message: '', count: records.length })
  })
  stubPage(server)
  const records = Array.from({ length: 230 }, (_, at) => ({ kind: 'work' as const, id: at + 1 }))
  expect(await restoreFromBin(records)).toBe(230)
  expect(server).toHaveBeenCalledTimes(3)
})

test('a bin that one request does not empty is emptied by several', async () => {
  const left = [1_200, 300, 0]
  const server = vi.fn(async () => Response.json({ message: '', count: 900, left: left.shift() }))
  stubPage(server)
  await emptyTheBin('work')
  expect(server).toHaveBeenCalledTimes(3)
})

test('what somebody else holds is not asked for again and again, and what is left is said', async () => {
  const answers = [
    { message: '900', count: 900, left: 1_200 },
    { message: '0', count: 0, left: 1_200 },
  ]
  const server = vi.fn(async () => Response.json(answers.shift() ?? { message: '', count: 1, left: 0 }))
  stubPage(server)
  expect(await emptyTheBin('work')).toEqual({ message: '0', count: 0, left: 1_200 })
  expect(server).toHaveBeenCalledTimes(2)
})
