import type { ImportKind } from '@gallery/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { artists } from '../tables/artists.table.ts'
import { importJournal } from '../tables/imports.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { importing } from '../testing/importing.ts'
import { endsAfter, importWork, worksTable } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { undoImport } from './applying.ts'
import { findImport } from './imports.queries.ts'

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
const { running, leave, takeOver } = importWork(() => stage)

async function applied(table: string, kind: ImportKind = 'works') {
  const { id } = await bring(table, kind)
  await move(id, 'check')
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  return findImport(stage.db, id)
}

/** More works than are taken back in one go. */
const many = worksTable(60)

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

test('an undo does not lose what was changed later, unless asked to keep it', async () => {
  const { id } = await applied('code,title_es\nA,Una\nB,Dos\n')
  const [first] = await titles()
  await save(first?.id)
  const stopped = await move(id, 'undo')
  expect(stopped).toMatchObject({ state: 'applied', kept: 1 })
  expect((await lucia.get(`/api/imports/${id}/kept`)).json()).toMatchObject({
    data: [{ kind: 'works', id: first?.id, title: 'Cambiada' }],
    meta: { total: 1, last_page: 1 },
  })
  expect(stopped.failure).not.toBe('')
  expect(await move(id, 'undo', { keep: true })).toMatchObject({ state: 'undone' })
  expect(await titles()).toEqual([{ id: first?.id, title: 'Cambiada' }])
})

test('a work that was held since stays when its import is undone', async () => {
  const { id } = await applied('code,title_es\nA,Una\nB,Dos\n')
  const [first] = await titles()
  await hold(first?.id)
  expect(await move(id, 'undo')).toMatchObject({ state: 'applied', kept: 1 })
  expect(await move(id, 'undo', { keep: true })).toMatchObject({ state: 'undone' })
  expect(await titles()).toEqual([first])
})

test('an import of a version that knew fewer columns is undone, too', async () => {
  await createWork(stage.db, sampleWork({ code: 'Z', title_es: 'Vieja' }), { now: stage.clock.now, by: null })
  const { id } = await applied('code,title_es\nZ,Nueva\n')
  await stage.db.execute(sql`update import_journal set was = was - 'rights' - 'rights_note_es' - 'date_edtf'`)
  expect(await move(id, 'undo')).toMatchObject({ state: 'undone', failure: '' })
  expect(await titles()).toMatchObject([{ title: 'Vieja' }])
})

test('what is saved or held while an undo goes on stays, where that is to be kept', async () => {
  const record = await applied(many)
  const [first, second] = await titles()
  const between = async (done: number) => {
    if (done !== 50) return
    await save(first?.id)
    await hold(second?.id)
  }
  await undoImport(stage.db, { ...record, keeps: true }, running({ between }))
  expect(await titles()).toEqual([{ id: first?.id, title: 'Cambiada' }, second])
  expect(await stage.db.$count(workHolds)).toBe(1)
  expect(await detail(record.id)).toMatchObject({ state: 'undone', kept: 2 })
})

test('an undo whose process ends goes on with the next one, to its end', async () => {
  const record = await applied(many)
  const dies = undoImport(stage.db, record, running({ between: endsAfter(50) }))
  await expect(dies).rejects.toThrow('The process ended')
  expect(await titles()).toHaveLength(10)
  await leave(record.id, 'undoing')

  expect(await takeOver()).toBe('done')
  expect(await detail(record.id)).toMatchObject({ state: 'undone', kept: 0, failure: '' })
  expect(await titles()).toEqual([])
  expect(await stage.db.$count(importJournal)).toBe(0)
})

test.each(['goes on', 'ends'])(
  'what is saved once a slice is undone stays, and all others are undone, be it that the process %s',
  async (then) => {
    const record = await applied(many)
    const [first] = await titles()
    const between = async (done: number) => {
      if (done !== 50) return
      await save(first?.id)
      if (then === 'ends') await endsAfter(50)(done)
    }
    const undo = undoImport(stage.db, record, running({ between }))
    if (then === 'ends') {
      await expect(undo).rejects.toThrow('The process ended')
      await leave(record.id, 'undoing')
      expect(await takeOver()).toBe('done')
    } else await undo
    expect(await detail(record.id)).toMatchObject({ state: 'undone', kept: 1, failure: '' })
    expect(await titles()).toEqual([{ id: first?.id, title: 'Cambiada' }])
  }
)

test('an undo that breaks off between two slices says that a part may be undone, and goes on when it is asked again', async () => {
  const { id } = await applied(many)
  await leave(id, 'undoing')
  const asked = () => {
    throw new Error('The database is away')
  }
  expect(await takeOver({ asked })).toBe('givenUp')
  expect(await titles()).toHaveLength(10)
  expect(await detail(id)).toMatchObject({
    state: 'applied',
    failure:
      'Algo falló de nuestro lado: puede que una parte ya esté deshecha. Volvé a deshacer para seguir con el resto.',
  })
  expect(await move(id, 'undo')).toMatchObject({ state: 'undone', failure: '' })
  expect(await titles()).toEqual([])
})

test('an undo that was interrupted stops before what was saved since, unless that is to be kept', async () => {
  const { id } = await applied(many)
  const all = await titles()
  await save(all.at(-1)?.id)
  await hold(all.at(-2)?.id)
  await leave(id, 'undoing')
  expect(await takeOver()).toBe('done')
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
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      return { undo }
    })
    await undoing.undo
    expect(await titles()).toMatchObject([{ title: 'Cambiada' }])
  }
)
