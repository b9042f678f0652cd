import { expect, test } from 'vitest'
import { periodOf, periodsAround } from './linePeriods.ts'

test('months and years go from their first day to their last', () => {
  expect(periodsAround('2026-01-31')).toEqual({
    thisMonth: { from: '2026-01-01', to: '2026-01-31' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
  expect(periodsAround('2024-03-15')).toMatchObject({
    lastMonth: { from: '2024-02-01', to: '2024-02-29' },
  })
  expect(periodsAround('2026-12-31').thisMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('two days are known by the period that they mean', () => {
  expect(periodOf({ from: '2026-05-01', to: '2026-05-31' }, '2026-05-04')).toBe('thisMonth')
  expect(periodOf({ from: '2026-05-01', to: '2026-05-30' }, '2026-05-04')).toBeUndefined()
  expect(periodOf({ from: '2026-05-01', to: undefined }, '2026-05-04')).toBeUndefined()
})
