import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/db.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists } from '../tables/events.table.ts'
import { itemArtists, items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { binArtist } from './artists.queries.ts'
import { mergeArtists } from './merging.ts'

let stage: TestApp
let lucia: TestClient
let from: number
let into: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  from = await idOf(lucia.post('/api/artists', { display: 'I. Szalay' }))
  into = await idOf(lucia.post('/api/artists', { display: 'Irma' }))
})
afterAll(() => stage.close())

const writing = () => ({ now: stage.clock.now, by: null })
const idOf = async (answer: ReturnType<TestClient['post']>): Promise<number> => (await answer).json().data.id

/** Does something in a transaction, and asks for something else that has to wait until it is kept. */
async function meanwhile(
  first: (tx: Db) => Promise<unknown>,
  asked: () => ReturnType<TestClient['post']>
): ReturnType<TestClient['post']> {
  const waiting = await stage.db.transaction(async (tx) => {
    await first(tx)
    const answer = asked()
    await expect.poll(() => countWaiting(stage.db)).toBe(1)
    return { answer }
  })
  return waiting.answer
}

/** All ways to name an artist in another record: what is there before, and what is asked. */
const ways: [string, () => Promise<() => ReturnType<TestClient['post']>>][] = [
  ['a new work', async () => () => lucia.post('/api/works', sampleWork({ artist_id: from }))],
  [
    'a work that is there',
    async () => {
      const work = await idOf(lucia.post('/api/works', sampleWork({})))
      return () => lucia.patch(`/api/works/toggleArtist/${work}`, { id: from })
    },
  ],
  [
    "an event's list",
    async () => {
      const event = await idOf(lucia.post('/api/events', sampleEvent({})))
      return () => lucia.patch(`/api/events/${event}`, { artists: [from] })
    },
  ],
  [
    'an event',
    async () => {
      const event = await idOf(lucia.post('/api/events', sampleEvent({})))
      return () => lucia.patch(`/api/events/toggleArtist/${event}`, { id: from })
    },
  ],
  [
    'an item',
    async () => {
      const [item] = await stage.db
        .insert(items)
        .values({ hash: 'libro', kind: 'book', subtitle_es: 'Libro' })
        .returning()
      return () => lucia.patch(`/api/items/toggleArtist/${item?.id}`, { id: from })
    },
  ],
  [
    'an archive',
    async () => {
      const [archive] = await stage.db.insert(archives).values({ title_es: 'Cartas' }).returning()
      return () => lucia.patch(`/api/archives/${archive?.id}`, { artists: [from] })
    },
  ],
]

/** Records that name the artist already, and what is asked of each while they are merged: it ends well or with 422. */
const named: [string, () => Promise<() => ReturnType<TestClient['post']>>, status: number][] = [
  [
    'a work that is given to the other',
    async () => {
      const work = await idOf(lucia.post('/api/works', sampleWork({ artist_id: from })))
      return () => lucia.patch(`/api/works/${work}`, { artist_id: into })
    },
    200,
  ],
  [
    'an event whose list is put in another order',
    async () => {
      const event = await idOf(lucia.post('/api/events', sampleEvent({})))
      await lucia.patch(`/api/events/${event}`, { artists: [from, into] })
      return () => lucia.patch(`/api/events/${event}`, { artists: [into, from] })
    },
    422,
  ],
  [
    'an event out of which they are taken',
    async () => {
      const event = await idOf(lucia.post('/api/events', sampleEvent({})))
      await lucia.patch(`/api/events/${event}`, { artists: [from] })
      return () => lucia.patch(`/api/events/toggleArtist/${event}`, { id: from })
    },
    422,
  ],
  [
    'an item whose list is put in another order',
    async () => {
      const form = { kind: 'book', subtitle_es: 'Libro', subtitle_en: '', artists: [from, into] }
      const item = await idOf(lucia.post('/api/items', form))
      return () => lucia.patch(`/api/items/${item}`, { artists: [into, from] })
    },
    422,
  ],
  [
    'an archive whose list is put in another order',
    async () => {
      const archive = await idOf(
        lucia.post('/api/archives', { title_es: 'Cartas', title_en: '', artists: [from, into] })
      )
      return () => lucia.patch(`/api/archives/${archive}`, { artists: [into, from] })
    },
    422,
  ],
]

describe('who is named while somebody takes them away', () => {
  it.each(named)('and %s wait for nobody in a circle', async (_what, prepare, status) => {
    const ask = await prepare()
    const saving = await stage.db.transaction(async (tx) => {
      await tx
        .select()
        .from(artists)
        .where(inArray(artists.id, [from, into]))
        .for('update')
      const answer = ask()
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      await mergeArtists(tx, from, into, writing())
      return { answer }
    })
    const answer = await saving.answer
    expect(answer.statusCode, answer.body).toBe(status)
  })

  it.each(ways)('is refused to %s once they are merged', async (_way, prepare) => {
    const ask = await prepare()
    const answer = await meanwhile((tx) => mergeArtists(tx, from, into, writing()), ask)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(await stage.db.$count(works, eq(works.artist_id, from))).toBe(0)
    expect(await stage.db.$count(eventArtists)).toBe(0)
    expect(await stage.db.$count(itemArtists)).toBe(0)
  })

  it('is refused once they are in the bin', async () => {
    const answer = await meanwhile(
      (tx) => binArtist(tx, from, writing()),
      () => lucia.post('/api/works', sampleWork({ artist_id: from }))
    )
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['artist_id']])
  })

  it('is merged with what was given to them a moment before', async () => {
    const merged = await meanwhile(
      (tx) => createWork(tx, { ...sampleWork({}), artist_id: from }, writing()),
      () => lucia.post(`/api/artists/${from}/merge`, { into })
    )
    expect(merged.statusCode).toBe(200)
    expect(await stage.db.select({ artist: works.artist_id }).from(works)).toEqual([{ artist: into }])
  })
})
