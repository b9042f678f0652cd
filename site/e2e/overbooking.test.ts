import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Slot } from '@gallery/contract'
import { copyDemoData, expect, test } from './gallery.ts'
import { startPostgres } from './postgres.ts'
import { root } from './root.ts'
import { startServer } from './server.ts'
import { bookingBy, freeSlots, type Visitor, visit } from './visitor.ts'

/** 200 people ask for one slot at once, spread over the visitors' servers; the statuses of the answers. */
async function rush(visitors: Visitor[], place: number): Promise<{ status: number; message: string }[]> {
  return Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const visitor = visitors[number % visitors.length]
      if (!visitor) throw new Error('nobody to ask')
      const answer = await visitor.post('/api/appointments', bookingBy(`rush-${place}-${number}`, place))
      const { message }: { message: string } = await answer.json()
      return { status: answer.status, message }
    })
  )
}

async function count(visitor: Visitor, place: number): Promise<Slot> {
  const answer = await visitor.get(`/api/places/${place}`)
  const { data }: { data: Slot } = await answer.json()
  return data
}

async function expectNoOverbooking(visitors: [Visitor, ...Visitor[]]): Promise<void> {
  const [{ slot } = { slot: undefined }] = await freeSlots(visitors[0])
  if (!slot) throw new Error('the demo has no free slot')
  const free = slot.limit - slot.count
  const answers = await rush(visitors, slot.id)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(free)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(200 - free)
  for (const { message } of refused) expect(message).not.toBe('')
  expect(await count(visitors[0], slot.id)).toMatchObject({ count: slot.limit, limit: slot.limit })
}

test('200 people at once get only the places there are: one process, embedded database', async () => {
  const data = await copyDemoData()
  const server = await startServer({ GALLERY_DATA: data })
  await expectNoOverbooking([await visit(server.url)])
  await server.stop()
  await rm(data, { recursive: true, force: true })
})

test('200 people at once get only the places there are: two processes, one PostgreSQL', async () => {
  const data = await mkdtemp(join(tmpdir(), 'gallery-rush-'))
  const postgres = await startPostgres()
  const env = { GALLERY_DATA: data, DATABASE_URL: postgres.url }
  await promisify(execFile)(process.execPath, ['packages/demo/dist/load.js'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const servers = await Promise.all([startServer(env), startServer(env)])
  const [one, other] = await Promise.all([visit(servers[0].url), visit(servers[1].url)])
  await expectNoOverbooking([one, other])
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  await rm(data, { recursive: true, force: true })
})

test('a second process on the same embedded database is refused with its reason', async () => {
  const data = await copyDemoData()
  const first = await startServer({ GALLERY_DATA: data })
  await expect(startServer({ GALLERY_DATA: data })).rejects.toThrow(/database/i)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
  await rm(data, { recursive: true, force: true })
})
