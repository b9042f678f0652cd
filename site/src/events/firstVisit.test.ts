import { expect, test } from 'vitest'
import { firstVisit } from './firstVisit.ts'

const event = { from: '2026-11-14', to: '2026-11-20', active: true, requires_registration: true }

test.each([
  ['before it begins, its first weekday', '2026-11-01', '2026-11-16'],
  ['while it runs, today', '2026-11-18', '2026-11-18'],
  ['after it, none', '2026-11-21', undefined],
])('%s', (_when, today, day) => {
  expect(firstVisit(event, today)).toBe(day)
})

test('only what is active and takes registrations', () => {
  expect(firstVisit({ ...event, active: false }, '2026-11-18')).toBeUndefined()
  expect(firstVisit({ ...event, requires_registration: false }, '2026-11-18')).toBeUndefined()
})
