import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { settlingTotals } from '../db/totals.queries.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { importWork, worksTable } from '../testing/importWork.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { applyImport, undoImport } from './applying.ts'
import { findImport } from './imports.queries.ts'
import { Cancelled } from './slices.ts'

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
const { running } = importWork(() => stage)

/** More works than are written in one go. */
const many = worksTable(60)

const Total = z.object({ name: z.string(), total: z.coerce.number() })

/** The totals of works that are kept, where there are some. */
async function kept(db: Db = stage.db): Promise<Record<string, number>> {
  const rows = await selectRows(
    db,
    sql`select name, total from totals where name like 'works%' and total <> 0`,
    Total
  )
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}

const add = (db: Db, changes = {}) => createWork(db, sampleWork(changes), { now: stage.clock.now, by: null })

test.runIf(inject('testTemplate').kind === 'postgres')(
  'who makes a work does not wait for an import that goes on, and the totals are right after both',
  async () => {
    const { id } = await bring(many)
    await move(id, 'check')
    const record = await findImport(stage.db, id)
    const making = (step: number) => async (done: number) => {
      if (done !== step) return
      const made = await lucia.post('/api/works', sampleWork({ code: '' }))
      expect(made.statusCode, made.body).toBe(201)
    }

    const whole = (between: (done: number) => Promise<void>) => running({ whole: true, between })
    const cancelled = whole(async (done) => {
      await making(50)(done)
      throw new Cancelled()
    })
    const broken = applyImport(stage.db, record, cancelled)
    await expect(broken).rejects.toThrow(Cancelled)
    expect(await kept(), 'of an import that was broken off nothing').toEqual({ works: 1, 'works:public': 1 })

    await applyImport(stage.db, record, whole(making(50)))
    expect(await kept()).toEqual({ works: 62, 'works:public': 2 })

    await undoImport(stage.db, record, whole(making(50)))
    expect(await kept()).toEqual({ works: 3, 'works:public': 3 })
  }
)

test('totals that are settled at the end of a transaction are exact, also where a part of it went back', async () => {
  await add(stage.db)
  await stage.db.transaction((tx) =>
    settlingTotals(tx, async () => {
      await add(tx)
      const part = tx.transaction(async (inner) => {
        await add(inner)
        throw new Error('This part goes back')
      })
      await expect(part).rejects.toThrow('This part goes back')
      await tx.transaction((inner) => add(inner, { public: false }))
      expect(await kept(tx), 'as they were').toEqual({ works: 1, 'works:public': 1 })
    })
  )
  expect(await kept()).toEqual({ works: 3, 'works:public': 2 })

  // One of each connection at least: what a transaction said is over with it.
  for (let each = 0; each < 3; each += 1) await add(stage.db)
  expect(await kept()).toEqual({ works: 6, 'works:public': 5 })

  await stage.db.transaction((tx) =>
    settlingTotals(tx, async () => {
      await tx.update(works).set({ deleted_at: stage.clock.now })
      await tx.update(works).set({ deleted_at: null })
      await tx.delete(works).where(eq(works.public, false))
    })
  )
  expect(await kept()).toEqual({ works: 5, 'works:public': 5 })
})
