import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { betweenSlices } from './betweenSlices.ts'
import { createWork } from './changes.queries.ts'

const Total = z.object({ name: z.string(), total: z.coerce.number() })

// PGlite has one connection: there everybody waits for everything.
describe.runIf(inject('testTemplate').kind === 'postgres')(
  'a change of several works that hides them',
  () => {
    let gallery: TestApp
    let lucia: TestClient

    beforeAll(async () => {
      gallery = await testApp()
    })
    beforeEach(async () => {
      await gallery.reset()
      lucia = gallery.client()
      await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    })
    afterEach(() => void vi.restoreAllMocks())
    afterAll(() => gallery.close())

    /** The totals of works that are kept, where there are some. */
    async function kept(): Promise<Record<string, number>> {
      const rows = await selectRows(
        gallery.db,
        sql`select name, total from totals where name like 'works%' and total <> 0`,
        Total
      )
      return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
    }

    it('keeps nobody waiting who makes a work meanwhile, and the totals are right after it and its undo', async () => {
      const works: { id: number }[] = []
      for (let at = 0; at < 60; at += 1) {
        works.push({ id: await createWork(gallery.db, sampleWork(), { now: gallery.clock.now, by: null }) })
      }
      const slices = vi.spyOn(betweenSlices, 'pause').mockImplementation(async () => {
        if (slices.mock.calls.length === 2) {
          const made = await lucia.post('/api/works', sampleWork({ code: '' }))
          expect(made.statusCode, made.body).toBe(201)
        }
      })

      const change = await lucia.post('/api/works/change', { works, set: { public: false } })
      expect(slices).toHaveBeenCalledTimes(2)
      const { data } = JSON.parse(change.body.trim().split('\n').at(-1) ?? '')
      expect(data.count).toBe(60)
      expect(await kept()).toEqual({ works: 61, 'works:public': 1 })

      const undone = await lucia.post('/api/works/change/undo', {
        movements: data.movements,
        works: data.works,
      })
      expect(undone.statusCode, undone.body).toBe(200)
      expect(await kept()).toEqual({ works: 61, 'works:public': 61 })
    })
  }
)
