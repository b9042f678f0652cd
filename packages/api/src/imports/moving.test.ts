import type { ImportDetail } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { importRows, imports } from '../tables/imports.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { importing } from '../testing/importing.ts'
import { worksTable } from '../testing/importWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { changeImport, findImport } from './imports.queries.ts'
import { askToMove } from './moving.queries.ts'

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

const { bring, move } = importing(() => lucia)

/** An import of two works that waits to be applied. */
async function checked(): Promise<ImportDetail> {
  const { id } = await bring(worksTable(2))
  return move(id, 'check')
}

test('what is being applied is not changed any more, also by who asked before and whose file is read since', async () => {
  const { id } = await checked()
  const record = await findImport(stage.db, id)
  await stage.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, id))
  const { facts, sheets, columns, rows, map: theirs } = record
  const inspected = { facts, sheets, columns, rows }
  for (const change of [{ inspected }, { map: theirs }])
    await expect(changeImport(stage.db, id, change)).rejects.toMatchObject({ id: 'import.state' })
  expect(await stage.db.$count(importRows)).toBe(2)
  expect(await findImport(stage.db, id)).toMatchObject({ state: 'applying', counts: { new: 2 } })
})

test.runIf(inject('testTemplate').kind === 'postgres')(
  'a change waits for who sets an import to move at that moment, and is refused then',
  async () => {
    const { id, map } = await checked()
    const moving = await stage.db.transaction(async (tx) => {
      await askToMove(tx, id, { from: ['checked'], to: 'applying' })
      const change = lucia.patch(`/api/imports/${id}`, { map })
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      return { change }
    })
    expect((await moving.change).statusCode).toBe(409)
    expect(await stage.db.$count(importRows)).toBe(2)
  }
)
