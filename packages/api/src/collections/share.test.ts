import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections } from '../tables/collections.table.ts'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const day = 24 * 3_600_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('GET /api/share/collection/:link', () => {
  let gallery: TestApp
  let visitor: TestClient
  let lucia: TestClient
  let room: BackRoom

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    room = await fillBackRoom(gallery)
    visitor = gallery.client()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const open = (link: string, headers = {}) =>
    visitor.get(`/api/share/collection/${link}`, { headers: { 'user-agent': browser, ...headers } })
  const put = async (body: object) => {
    const response = await lucia.put(`/api/collections/${room.wall.id}`, { public: false, ...body })
    expect(response.statusCode).toBe(200)
    return response.json().data
  }
  const openings = async () => {
    const [row] = await gallery.db.select().from(collections).where(eq(collections.id, room.wall.id))
    return { opened: row?.opened, at: row?.opened_at, updated_at: row?.updated_at }
  }

  it('shows whoever holds the link all works of the room, hidden ones too, and no other secret', async () => {
    const response = await open(room.wall.link)
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      title_es: 'Un muro',
      public: false,
      count: 2,
      message: secrets.message,
      open_until: null,
      artists: [{ last_name: 'Lemos' }, { last_name: 'Roca' }],
      covers: [{ file: room.files.hidden }, { file: room.files.one }],
      works: [{ title_es: 'Escondida' }, { title_es: 'Uno' }],
    })
    for (const secret of [secrets.notes, secrets.recipient, 'C-3', 'opened"', 'owner', 'secretLink']) {
      expect(response.body).not.toContain(secret)
    }
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  it('opens a public collection as the site shows it', async () => {
    const { data } = (await open(room.paper.link)).json()
    expect(data.works.map((work: { title_es: string }) => work.title_es)).toEqual(['Dos', 'Uno'])
  })

  it('is not there once it is closed, renewed or in the bin', async () => {
    await put({ open_until: new Date(gallery.clock.now.getTime() + day).toISOString() })
    expect((await open(room.wall.link)).json().data.open_until).toBe('2025-03-06T15:00:00.000Z')
    gallery.clock.advance(day)
    expect((await open(room.wall.link)).statusCode).toBe(404)

    const { link } = await put({ open_until: null, renewLink: true })
    expect(link).toMatch(/^[\w-]{43}$/)
    expect((await open(room.wall.link)).statusCode).toBe(404)
    expect((await open(link)).statusCode).toBe(200)

    await lucia.delete(`/api/collections/${room.wall.id}`)
    const gone = await open(link)
    expect([gone.statusCode, gone.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  })

  it.each(['nothing-here', 'x', '1', '%00'])('does not know the link %s', async (link) => {
    expect((await open(link)).statusCode).toBe(404)
  })

  it('counts who opens a room: not the gallery, not what fetches ahead, not public collections', async () => {
    const before = await openings()
    await open(room.wall.link)
    gallery.clock.advance(1_000)
    await open(room.wall.link)
    expect(await openings()).toEqual({ ...before, opened: 2, at: gallery.clock.now })
    await lucia.get(`/api/share/collection/${room.wall.link}`, { headers: { 'user-agent': browser } })
    await open(room.wall.link, { 'sec-purpose': 'prefetch;prerender' })
    await open(room.wall.link, { purpose: 'prefetch' })
    await open(room.wall.link, { 'user-agent': 'WhatsApp/2.23.20.0' })
    await open(room.paper.link)
    expect((await openings()).opened).toBe(2)
    const [paper] = await gallery.db.select().from(collections).where(eq(collections.id, room.paper.id))
    expect(paper?.opened).toBe(0)
  })
})
