import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdated } from '../reads/outdated.ts'
import { openingOf } from './opening.ts'

const seed = { now: '2026-11-28T10:00:00.000Z', entries: [['/api/site', { data: 1 }]] } as const
const minute = 60_000

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {})
  vi.useFakeTimers({ now: new Date('2026-11-28T13:00:00.000Z') })
  outdated.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page from the network has the server’s clock, three hours before the visitor’s', () => {
  expect(openingOf(seed)).toEqual({ lead: -180 * minute, isKept: false })
  expect([...outdated]).toEqual([])
})

test('the same page a day later was kept: its clock goes on, and what it tells is read anew', () => {
  openingOf(seed)
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(openingOf(seed)).toEqual({ lead: -180 * minute, isKept: true })
  expect([...outdated]).toEqual(['/api/site'])
})

test('within the minute in which it was made it is as good as new', () => {
  openingOf(seed)
  vi.advanceTimersByTime(minute)
  expect(openingOf(seed)).toMatchObject({ isKept: false })
})

test('where nothing may be kept, each page is a new one', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(openingOf(seed)).toEqual(openingOf(seed))
})
