import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { readBatches } from './rows.queries.ts'

const Numbered = z.object({ number: z.number() })
const upTo = (most: number) => sql`select generate_series(1, ${sql.raw(String(most))}) as number`

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

it('two selects are read in batches side by side, and one that was left half-way once more', async () => {
  const counts = await gallery.db.transaction(async (tx) => {
    const counts = { outer: 0, inner: 0 }
    for await (const outer of readBatches(tx, upTo(700), Numbered)) {
      counts.outer += outer.length
      for await (const inner of readBatches(tx, upTo(600), Numbered)) {
        counts.inner += inner.length
        break
      }
    }
    const name = sql<string>`name`
    const open = await tx.select({ name }).from(sql`pg_cursors`).where(sql`${name} like 'rows_%'`)
    return { ...counts, open }
  })
  expect(counts).toEqual({ outer: 700, inner: 1_000, open: [] })
})

it('what fails is told, not that its rows can no longer be left', async () => {
  const reading = gallery.db.transaction(async (tx) => {
    const halves = sql`select 1 / (500 - number) as number from generate_series(1, 900) as number`
    for await (const _rows of readBatches(tx, halves, Numbered));
  })
  await expect(reading).rejects.toMatchObject({ cause: { message: 'division by zero' } })
})
