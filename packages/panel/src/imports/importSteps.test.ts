import { ImportCounts } from '@gallery/contract'
import { expect, test } from 'vitest'
import { openSteps, stepOf } from './importSteps.ts'

const someCounts = ImportCounts.parse({
  new: 1,
  changed: 0,
  unchanged: 0,
  error: 0,
  cells: 0,
  new_artists: 0,
})

test.each([
  ['checking', undefined, 'review'],
  ['applying', 'review', 'apply'],
  ['undoing', 'apply', 'apply'],
  ['draft', undefined, 'columns'],
  ['draft', 'apply', 'columns'],
  ['checked', 'columns', 'columns'],
  ['applied', undefined, 'apply'],
] as const)('an import that is %s, asked for %s, is at %s', (state, asked, step) => {
  const counts = state === 'draft' || state === 'checking' ? null : someCounts
  expect(stepOf({ state, counts }, asked)).toBe(step)
})

test('while the columns go elsewhere than is saved, the review of what is saved cannot be gone to', () => {
  const record = { state: 'checked', counts: someCounts } as const
  expect(openSteps(record)).toEqual(['columns', 'review'])
  expect(openSteps(record, true)).toEqual(['columns'])
  expect(stepOf(record, 'review', true)).toBe('columns')
})

test('the columns of an import that was applied meanwhile hold nobody', () => {
  expect(stepOf({ state: 'applied', counts: someCounts }, 'columns', true)).toBe('apply')
})
