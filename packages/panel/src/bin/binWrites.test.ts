import { BinRefs } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { restoreFromBin } from './binWrites.ts'

test('more records than the server takes at once come back by several calls', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/bin' })
  const server = vi.fn(async (_path: string, { body }: RequestInit) => {
    const { records } = BinRefs.parse(JSON.parse(String(body)))
    return Response.json({ message: '', count: records.length })
  })
  vi.stubGlobal('fetch', server)
  const records = Array.from({ length: 230 }, (_, at) => ({ kind: 'work' as const, id: at + 1 }))
  expect(await restoreFromBin(records)).toBe(230)
  expect(server).toHaveBeenCalledTimes(3)
})
