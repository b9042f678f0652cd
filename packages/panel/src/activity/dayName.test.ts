import { expect, test } from 'vitest'
import { dayName } from './dayName.ts'

test.each([
  ['2026-11-01', '2026-11-01', 'today'],
  ['2026-10-31', '2026-11-01', 'yesterday'],
  ['2026-10-30', '2026-11-01', 'ofThisYear'],
  ['2025-12-31', '2026-01-01', 'yesterday'],
  ['2025-12-30', '2026-01-01', 'ofAnotherYear'],
  // Of a window that was open when the day began.
  ['2026-11-02', '2026-11-01', 'ofThisYear'],
] as const)('%s on %s is %s', (day, today, name) => {
  expect(dayName(day, today)).toBe(name)
})
