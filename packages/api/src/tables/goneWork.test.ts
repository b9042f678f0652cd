import { MovementForm } from '@gallery/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returns } from '../testing/returns.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { addMovement, strikeMovements } from '../works/movements.queries.ts'
import { isGone } from './goneWork.ts'
import { works } from './works.table.ts'

let stage: TestApp
beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

test('a work that was returned is gone, but for one that came home from a loan', async () => {
  const writing = { now: stage.clock.now, by: null }
  const expected: { id: number; gone: boolean }[] = []
  for (const { lines, isGone: gone } of returns) {
    const id = await createWork(stage.db, sampleWork(), writing)
    for (const status of lines) {
      await addMovement(stage.db, id, { ...MovementForm.parse({ status }), date: '2025-03-04' }, writing)
    }
    expected.push({ id, gone })
  }
  const found = () => stage.db.select({ id: works.id, gone: isGone }).from(works).orderBy(asc(works.id))
  expect(await found()).toEqual(expected)

  const [first] = expected
  const id = first?.id ?? 0
  const form = { ...MovementForm.parse({ status: 'Devuelta' }), date: '2025-03-05' }
  const lent = { ...MovementForm.parse({ status: 'Prestada' }), date: '2025-03-05' }
  await strikeMovements(stage.db, [await addMovement(stage.db, id, lent, writing)], writing)
  await addMovement(stage.db, id, form, writing)
  const [after] = await stage.db.select({ gone: isGone }).from(works).where(eq(works.id, id))
  expect(after, 'a loan that is struck through was none').toEqual({ gone: true })
})
