import { expect, test } from 'vitest'
import { otherMinder } from './otherMinder.ts'

const lucia = { id: 1, full_name: 'Lucía' }
const namesake = { id: 3, full_name: 'Lucía' }
const milagros = { id: 2, full_name: 'Milagros' }

test.each([
  ['whoever wrote it', lucia, lucia, undefined],
  ['somebody else', milagros, lucia, 'Milagros'],
  ['somebody else of the same name', namesake, lucia, 'Lucía'],
  ['nobody any more', null, lucia, undefined],
  ['somebody, of a line that nobody wrote', milagros, null, 'Milagros'],
  ['nobody, of a line that nobody wrote', null, null, undefined],
])('a movement minded by %s', (_who, minded_by, created_by, told) => {
  expect(otherMinder({ minded_by, created_by })).toBe(told)
})
