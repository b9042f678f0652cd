import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { lookAtTables } from '../db/statistics.ts'
import { setOptions } from '../options/options.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { imports } from '../tables/imports.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { importing } from '../testing/importing.ts'
import { importWork } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { solveGuard } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { applyImport, undoImport } from './applying.ts'
import { findImport } from './imports.queries.ts'
import { moveAtOnce, runNext } from './job.ts'
import type { Slicing } from './slices.ts'
import { waitForTurn } from './turn.ts'

vi.mock('../db/statistics.ts', { spy: true })

let stage: TestApp
let lucia: TestClient
let ids: number[]
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
  ids = []
  for (let at = 0; at < 60; at++) {
    ids.push(await createWork(stage.db, sampleWork({ code: `W-${at}`, public: at > 0 }), writing()))
  }
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => stage.close())

const { bring, move, detail } = importing(() => lucia)
const { running } = importWork(() => stage)
const writing = () => ({ now: stage.clock.now, by: null })

/** An import that changes all works, the last one first or last. */
async function reviewed(last: 'first' | 'last') {
  const table = ids.map((_, at) => `W-${at},Obra ${at}\n`)
  if (last === 'first') table.reverse()
  const { id } = await bring(`code,title_es\n${table.join('')}`)
  expect((await move(id, 'check')).counts).toMatchObject({ changed: 60 })
  return findImport(stage.db, id)
}

/** Shows the first and the last work, as an import has written a part and goes on once somebody waits for it. */
function publishing() {
  let answer: ReturnType<TestClient['post']> | undefined
  const between: Slicing['between'] = async () => {
    if (answer) return
    answer = lucia.post('/api/works/publish', { ids: [ids.at(0), ids.at(-1)], public: true })
    await expect.poll(() => countWaiting(stage.db)).toBe(1)
  }
  return { between, answered: async () => (await answer)?.statusCode }
}

describe.runIf(inject('testTemplate').kind === 'postgres')('while many works are written', () => {
  test('a change of some of them waits for the import that changes all', async () => {
    const record = await reviewed('first')
    const { between, answered } = publishing()
    await applyImport(stage.db, record, running({ whole: true, between }))
    expect(await answered()).toBe(200)
    expect(await detail(record.id)).toMatchObject({ state: 'applied' })
    const [first] = await stage.db.select().from(works).orderBy(asc(works.id))
    expect(first).toMatchObject({ title_es: 'Obra 0', public: true })
  })

  test('what the command line applies, nobody else does meanwhile', async () => {
    const record = await reviewed('first')
    const needs = {
      db: stage.db,
      clock: () => stage.clock.now,
      zone: 'UTC',
      whole: true,
      log: { error: vi.fn() },
    }
    let written: Promise<void> | undefined
    await stage.db.transaction(async (tx) => {
      await waitForTurn(tx, async () => {})
      written = moveAtOnce(needs, record, 'applying')
      await expect.poll(async () => (await detail(record.id)).state).toBe('applying')
      expect((await lucia.post(`/api/imports/${record.id}/apply`)).statusCode).toBe(409)
      expect(await runNext(needs, false), 'no worker takes it').toBeUndefined()
    })
    await written
    expect(await detail(record.id)).toMatchObject({ state: 'applied' })
  })

  /** The database commits, and its answer to that is late. */
  function answeringLate() {
    const { db } = stage
    const commit = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (...write) => {
      await commit(...write)
      throw new Error('Query read timeout')
    })
  }

  test('what the command line applied stays applied where the database said so too late', async () => {
    const record = await reviewed('first')
    const needs = { db: stage.db, clock: () => stage.clock.now, zone: 'UTC' }
    answeringLate()
    await expect(moveAtOnce(needs, record, 'applying')).rejects.toThrow('Query read timeout')
    expect(await detail(record.id)).toMatchObject({ state: 'applied', failure: '' })
  })

  test.each(['applying', 'undoing'] as const)('so does what was %s in the background', async (state) => {
    const record = await reviewed('first')
    if (state === 'undoing') await move(record.id, 'apply')
    const log = { error: vi.fn() }
    const { db } = stage
    const commit = db.transaction.bind(db)
    // The first transaction takes the import in hand. It is asked for in that very one, or the app's own worker may be faster.
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (take, ...rest) => {
      const taken = await commit(
        async (tx) => {
          await tx.update(imports).set({ state, sought: true }).where(eq(imports.id, record.id))
          return take(tx)
        },
        ...rest
      )
      answeringLate()
      return taken
    })
    await runNext({ db, clock: () => stage.clock.now, zone: 'UTC', whole: true, log }, true)
    const done = state === 'applying' ? 'applied' : 'undone'
    expect(await detail(record.id)).toMatchObject({ state: done, failure: '' })
    const [first] = await db.select().from(works).orderBy(asc(works.id))
    expect(first?.title_es).toBe(state === 'applying' ? 'Obra 0' : 'Patio a las cuatro')
  })

  test('what is applied is so, whatever becomes of looking at the tables afterwards', async () => {
    const record = await reviewed('first')
    const needs = { db: stage.db, clock: () => stage.clock.now, zone: 'UTC' }
    vi.mocked(lookAtTables).mockRejectedValueOnce(new Error('Query read timeout'))
    await moveAtOnce(needs, record, 'applying')
    expect(await detail(record.id)).toMatchObject({ state: 'applied', failure: '' })
  })

  test('a change of some of them waits for the undo of all', async () => {
    const record = await reviewed('last')
    await move(record.id, 'apply')
    const { between, answered } = publishing()
    await undoImport(stage.db, record, running({ whole: true, between }))
    expect(await answered()).toBe(200)
    const [first] = await stage.db.select().from(works).orderBy(asc(works.id))
    expect(first).toMatchObject({ title_es: 'Patio a las cuatro', public: true })
  })

  test('a visitor who asks about one of them does not wait', async () => {
    await setOptions(stage.db, { name: 'Ochava', mail: 'hola@ochava.example' }, writing())
    const record = await reviewed('first')
    const visitor = stage.client()
    const grecaptcha = await solveGuard(visitor)
    const form = { name: 'Martina', email: 'martina@example.org', subject: 'Consulta', message: 'Hola' }
    const statuses: number[] = []
    const between: Slicing['between'] = async (done) => {
      if (done !== 50) return
      const asked = visitor.post('/contact', { ...form, grecaptcha, works: `${ids.at(-1)}` })
      const waits = expect.poll(() => countWaiting(stage.db)).toBeGreaterThan(0)
      const stuck = waits.then(
        () => 0,
        () => 0
      )
      statuses.push(await Promise.race([asked.then(({ statusCode }) => statusCode), stuck]))
    }
    await applyImport(stage.db, record, running({ whole: true, between }))
    expect(statuses).toEqual([200])
  })

  /** What an import made and changed, of which an undo takes the artist away last. */
  async function applied() {
    const { id } = await bring('code,title_es,artist\nNUEVA,Una,Ana Paz\nW-0,Otra,Ana Paz\n')
    expect((await move(id, 'check')).counts).toMatchObject({ new: 1, changed: 1, new_artists: 1 })
    expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
    const [artist] = await stage.db.select().from(artists)
    return { record: await findImport(stage.db, id), artist: artist?.id }
  }

  test('an import of what an undo takes away waits for it, and is refused', async () => {
    const { record } = await applied()
    const { id } = await bring('code,title_es,artist\nW-0,Cambiada,Ana Paz\nOTRA,Dos,Ana Paz\n')
    expect((await move(id, 'check')).counts).toMatchObject({ new: 1, changed: 1, new_artists: 0 })
    const other = await findImport(stage.db, id)
    let isWaiting = false
    let applying: Promise<unknown> | undefined
    const waits = async () => {
      isWaiting = true
    }
    const between: Slicing['between'] = async () => {
      if (applying) return
      const applied = applyImport(stage.db, other, running({ whole: true, between: waits }))
      applying = applied.catch((error: unknown) => error)
      await expect.poll(async () => isWaiting || (await countWaiting(stage.db)) > 0).toBe(true)
    }
    await undoImport(stage.db, record, running({ whole: true, between }))
    expect(await applying).toMatchObject({ id: 'import.stale' })
    expect(await detail(record.id)).toMatchObject({ state: 'undone' })
    expect(await stage.db.$count(artists)).toBe(0)
  })

  test('who names an artist whom an undo takes away waits for it, and is refused', async () => {
    const { record, artist } = await applied()
    let answer: ReturnType<TestClient['patch']> | undefined
    const between: Slicing['between'] = async () => {
      if (answer) return
      answer = lucia.patch(`/api/works/${ids[0]}`, { artist_id: artist })
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
    }
    await undoImport(stage.db, record, running({ whole: true, between }))
    expect((await answer)?.statusCode).toBe(422)
    expect(await detail(record.id)).toMatchObject({ state: 'undone' })
    expect(await stage.db.$count(artists)).toBe(0)
  })
})
