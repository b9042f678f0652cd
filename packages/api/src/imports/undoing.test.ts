import type { ImportKind } from '@gallery/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { artists } from '../tables/artists.table.ts'
import { imports } from '../tables/imports.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { undoImport } from './applying.ts'
import { findImport } from './imports.queries.ts'
import { runNext } from './job.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move, detail } = importing(() => lucia)

async function applied(table: string, kind: ImportKind = 'works') {
  const { id } = await bring(table, kind)
  await move(id, 'check')
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  return findImport(stage.db, id)
}

/** More works than are taken back in one go. */
const many = `code,title_es\n${Array.from({ length: 60 }, (_, at) => `W-${at},Obra ${at}\n`).join('')}`

const titles = () =>
  stage.db.select({ id: works.id, title: works.title_es }).from(works).orderBy(asc(works.id))

async function save(id: number | undefined) {
  const saved = await lucia.patch(`/api/works/${id}`, { title_es: 'Cambiada' })
  expect(saved.statusCode, saved.body).toBe(200)
}

async function hold(id: number | undefined) {
  const held = await lucia.post(`/api/works/${id}/holds`, { client: 'Familia Iribarne', hours: 24 })
  expect(held.statusCode, held.body).toBe(201)
}

const running = () => ({
  whole: false,
  writing: { now: stage.clock.now, by: null },
  today: '2026-11-21',
  between: async () => {},
})

test('what is saved or held while an undo goes on stays, where that is to be kept', async () => {
  const record = await applied(many)
  const [first, second] = await titles()
  const between = async (done: number) => {
    if (done !== 50) return
    await save(first?.id)
    await hold(second?.id)
  }
  await undoImport(stage.db, { ...record, keeps: true }, { ...running(), between })
  expect(await titles()).toEqual([{ id: first?.id, title: 'Cambiada' }, second])
  expect(await stage.db.$count(workHolds)).toBe(1)
  expect(await detail(record.id)).toMatchObject({ state: 'undone', kept: 2 })
})

test('an undo that was interrupted stops before what was saved since, unless that is to be kept', async () => {
  const { id } = await applied(many)
  const all = await titles()
  await save(all.at(-1)?.id)
  await hold(all.at(-2)?.id)
  await stage.db
    .update(imports)
    .set({ state: 'undoing', sought: true, locked_until: stage.clock.now })
    .where(eq(imports.id, id))
  const needs = { db: stage.db, log: stage.app.log, clock: () => stage.clock.now, zone: 'UTC', whole: false }
  expect(await runNext(needs, true)).toBe('done')
  expect(await detail(id)).toMatchObject({
    state: 'applied',
    kept: 2,
    failure:
      'Hay registros que se cambiaron después de la importación. Se puede deshacer el resto y conservarlos.',
  })
  expect(await titles()).toHaveLength(60)

  expect(await move(id, 'undo', { keep: true })).toMatchObject({ state: 'undone', kept: 2 })
  expect((await titles()).map(({ title }) => title)).toEqual(['Obra 58', 'Cambiada'])
})

test('an artist that the import made stays with a work that stays', async () => {
  const { id } = await applied('code,title_es,artist\nA,Una,Ana Paz\nB,Dos,Luis Roca\n')
  const [first] = await titles()
  await save(first?.id)
  await move(id, 'undo', { keep: true })
  const named = { title: works.title_es, artist: artists.display }
  expect(await stage.db.select(named).from(artists).leftJoin(works, eq(works.artist_id, artists.id))).toEqual(
    [{ title: 'Cambiada', artist: 'Ana Paz' }]
  )
})

test.runIf(inject('testTemplate').kind === 'postgres')(
  'an undo waits for who is saving a record, and then leaves it',
  async () => {
    const record = await applied('code,title_es\nA,Una\nB,Dos\n')
    const undoing = await stage.db.transaction(async (tx) => {
      await tx
        .update(works)
        .set({ title_es: 'Cambiada', updated_at: sql`updated_at + interval '1 second'` })
        .where(eq(works.code, 'A'))
      const undo = undoImport(stage.db, { ...record, keeps: true }, running())
      await expect.poll(() => countWaiting(stage.db), { timeout: 30_000 }).toBe(1)
      return { undo }
    })
    await undoing.undo
    expect(await titles()).toMatchObject([{ title: 'Cambiada' }])
  }
)
