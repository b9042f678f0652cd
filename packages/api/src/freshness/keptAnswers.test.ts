import { addDays } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie } from '../auth/session.ts'
import { openServer } from '../db/server.ts'
import { works } from '../tables/works.table.ts'
import { openTestDatabase, testDatabaseUrl } from '../testing/database.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'
import { randomToken } from '../tokens.ts'
import { createWork } from '../works/changes.queries.ts'

describe('answers that are kept', () => {
  let gallery: TestApp
  let asked: string[]

  beforeAll(async () => {
    const database = watchQueries(await openTestDatabase(), (query) => asked.push(query))
    gallery = await testApp({ database })
  })
  beforeEach(async () => {
    asked = []
    await gallery.reset()
  })
  afterAll(() => gallery.close())

  const add = (changes: Parameters<typeof sampleWork>[0] = {}) =>
    createWork(gallery.db, sampleWork(changes), { now: gallery.clock.now, by: null })
  const titles = async (path = '/api/works', client = gallery.client()): Promise<string[]> => {
    const answer = await client.get(path)
    expect(answer.statusCode).toBe(200)
    return answer.json().data.map((work: { title_es: string }) => work.title_es)
  }

  it('are asked of the database once, and say the same with the same headers', async () => {
    await add()
    const visitor = gallery.client()
    const first = await visitor.get('/api/works')
    asked = []
    const second = await visitor.get('/api/works')
    expect(asked).toEqual([])
    expect(second.body).toBe(first.body)
    const lasting = ({ headers }: typeof first) =>
      Object.entries(headers).filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name))
    expect(lasting(second)).toEqual(lasting(first))
  })

  it('are never older than a write', async () => {
    const id = await add({ title_es: 'Patio' })
    expect(await titles()).toEqual(['Patio'])
    await gallery.db.update(works).set({ title_es: 'Zaguán' }).where(eq(works.id, id))
    expect(await titles()).toEqual(['Zaguán'])
    await gallery.db.update(works).set({ public: false }).where(eq(works.id, id))
    expect(await titles()).toEqual([])
    expect((await gallery.client().get(`/api/works/${id}`)).statusCode).toBe(404)
  })

  it('are each of their address', async () => {
    await add({ title_es: 'Patio' })
    await add({ title_es: 'Zaguán' })
    expect(await titles()).toEqual(['Zaguán', 'Patio'])
    expect(await titles('/api/works?query=patio')).toEqual(['Patio'])
    expect(await titles('/api/works?per_page=1')).toEqual(['Zaguán'])
  })

  it('are the same for one question, however its address is spelled and whatever else stands in it', async () => {
    const id = await add()
    for (const [first, ...others] of [
      [
        '/api/works?page=1&query=patio',
        '/api/works?query=patio&page=1&utm_source=x&__proto__=y&x[]=1',
        '/api/works/?page=1&query=patio&kind=',
      ],
      [`/api/works/${id}`, `/api/works/${id}?fbclid=1`, `/api/%77orks/${id}/`],
    ]) {
      const visitor = gallery.client()
      const answer = await visitor.get(String(first))
      expect(answer.statusCode).toBe(200)
      asked = []
      for (const other of others) expect((await visitor.get(other)).body).toBe(answer.body)
      expect(asked).toEqual([])
    }
  })

  it('are given to whoever has a cookie that is no session', async () => {
    await add()
    await gallery.client().get('/api/works')
    for (const [cookie, questions] of [
      ['x', 0],
      [randomToken(), 1],
    ] as const) {
      asked = []
      const headers = { cookie: `${sessionCookie}=${cookie}` }
      expect((await gallery.client().get('/api/works', { headers })).statusCode).toBe(200)
      // At most who that would be is asked, by the key of the table of sessions.
      expect(asked).toHaveLength(questions)
    }
  })

  it('are given to who is signed in and sees no more than others', async () => {
    await add()
    await gallery.client().get('/api/works')
    const ana = gallery.client()
    await ana.signInAs()
    asked = []
    expect((await ana.get('/api/works')).statusCode).toBe(200)
    expect(asked, 'only who that is').toHaveLength(1)
  })

  it('are of one day of the gallery where they say which that is', async () => {
    const todays = async () => (await gallery.client().get('/api/options')).json().today
    const before = await todays()
    gallery.clock.advance(24 * 60 * 60 * 1000)
    expect(await todays()).toBe(addDays(before, 1))
  })

  it('are neither given to super users nor made of what they saw', async () => {
    await add({ title_es: 'Patio' })
    await add({ title_es: 'Depósito', public: false })
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const path = '/api/works?showAll=1'
    expect(await titles(path, lucia)).toEqual(['Depósito', 'Patio'])
    expect(await titles(path)).toEqual(['Patio'])
    expect(await titles(path, lucia)).toEqual(['Depósito', 'Patio'])
  })

  it('are not made of refusals', async () => {
    expect((await gallery.client().get('/api/works/1')).statusCode).toBe(404)
    const spanish = await gallery.client().get('/api/works?page=no', { headers: { 'accept-language': 'es' } })
    const english = await gallery.client().get('/api/works?page=no', { headers: { 'accept-language': 'en' } })
    expect([spanish.statusCode, english.statusCode]).toEqual([422, 422])
    expect(english.json().message).not.toBe(spanish.json().message)
  })
})

const url = await testDatabaseUrl()

// PGlite has one process.
it.skipIf(url === undefined)('an answer is never older than a write of another process', async () => {
  const [writer, reader] = await Promise.all(
    [await openServer(url ?? ''), await openServer(url ?? '')].map((database) => testApp({ database }))
  )
  if (!writer || !reader) throw new Error('there are two')
  const total = async () => (await reader.client().get('/api/works')).json().meta.total
  for (let count = 0; count < 20; count += 1) {
    expect(await total()).toBe(count)
    await createWork(writer.db, sampleWork(), { now: writer.clock.now, by: null })
  }
  await Promise.all([writer.close(), reader.close()])
})
