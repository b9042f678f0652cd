import { expect, test } from 'vitest'
import { groupOf } from './termGroups.ts'

test.each([
  ['2026-11-16', 'late'],
  ['2026-11-17', 'week'],
  ['2026-11-23', 'week'],
  ['2026-11-24', 'year'],
  ['2026-12-31', 'year'],
  ['2027-01-01', 'later'],
])('what ends on %s is due %s', (until, group) => {
  expect(groupOf({ until }, '2026-11-17')).toBe(group)
})
