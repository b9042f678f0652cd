import type { Slot } from '@gallery/contract'
import { describe, expect, test } from 'vitest'
import { firstFreeDay, nextFreeDay, previousFreeDay } from './freeDay.ts'

const zone = 'America/Argentina/Buenos_Aires'
const now = new Date('2026-11-18T15:00:00Z')

const slot = (day: string, changes: Partial<Slot> = {}): Slot => ({
  id: Number(day),
  event_id: 3,
  start: `2026-11-${day}T18:00:00.000Z`,
  end: `2026-11-${day}T18:45:00.000Z`,
  label_es: '',
  label_en: '',
  limit: 12,
  count: 0,
  unavailable: false,
  groups: false,
  open_anyway: false,
  ...changes,
})
const full = { count: 12 }

const event = (places: Slot[]) => ({
  from: '2026-11-14',
  to: '2026-11-27',
  active: true,
  requires_registration: true,
  places,
})

describe('the first day with a free place', () => {
  test.each([
    [
      'is the first that has one',
      [slot('18', full), slot('19', { unavailable: true }), slot('20')],
      '2026-11-20',
    ],
    ['is today while something is still to come', [slot('18')], '2026-11-18'],
    ['is no day whose slots have begun', [slot('17'), slot('23')], '2026-11-23'],
    ['is no day before the first or after the last', [slot('13'), slot('30')], undefined],
    ['is a Saturday that was opened', [slot('21')], '2026-11-21'],
    ['is not there without slots', [], undefined],
    ['is not there when all are full', [slot('19', full), slot('20', full)], undefined],
    ['is the first whatever the order', [slot('24'), slot('20')], '2026-11-20'],
  ])('%s', (_what, places, day) => {
    expect(firstFreeDay(event(places), now, zone)).toBe(day)
  })

  test('is only of what is active and takes registrations', () => {
    expect(firstFreeDay({ ...event([slot('19')]), active: false }, now, zone)).toBeUndefined()
    expect(firstFreeDay({ ...event([slot('19')]), requires_registration: false }, now, zone)).toBeUndefined()
  })
})

describe('the next day with a free place', () => {
  const shown = event([slot('18'), slot('19', full), slot('20')])

  test('comes after the day that is open', () => {
    expect(nextFreeDay(shown, '2026-11-19', now, zone)).toBe('2026-11-20')
  })

  test('beyond the days that came along, is what the event says', () => {
    expect(nextFreeDay({ ...shown, next_free: '2026-11-26' }, '2026-11-19', now, zone)).toBe('2026-11-20')
    expect(nextFreeDay({ ...shown, next_free: '2026-11-26' }, '2026-11-20', now, zone)).toBe('2026-11-26')
    expect(nextFreeDay({ ...shown, next_free: null }, '2026-11-20', now, zone)).toBeUndefined()
  })
})

describe('the day before with a free place', () => {
  const shown = event([slot('18'), slot('19', { count: 10 }), slot('20'), slot('23')])

  test('is the last before the day that is open, for all who come', () => {
    expect(previousFreeDay(shown, '2026-11-20', now, zone)).toBe('2026-11-19')
    expect(previousFreeDay(shown, '2026-11-20', now, zone, 3)).toBe('2026-11-18')
    expect(nextFreeDay(shown, '2026-11-18', now, zone, 3)).toBe('2026-11-20')
  })

  test('before the days that came along, is what the event says', () => {
    const later = { ...event([slot('20')]), previous_free: '2026-11-18' }
    expect(previousFreeDay(later, '2026-11-20', now, zone)).toBe('2026-11-18')
    expect(previousFreeDay({ ...later, previous_free: null }, '2026-11-20', now, zone)).toBeUndefined()
  })
})
