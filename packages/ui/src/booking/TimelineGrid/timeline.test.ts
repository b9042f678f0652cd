import { describe, expect, test } from 'vitest'
import { freeDays, fullDays } from './bookingDays.ts'
import { cellState, isClosingDay } from './cellState.ts'
import { firstPlace, gridMove } from './gridMove.ts'
import { timelineDays } from './timelineDays.ts'

/** The weekends of November 2026. */
const weekends = ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29']
const closedDays = weekends.map((day) => ({ day, why: 'weekday' as const }))
const closed = new Set(weekends)

describe('the days of the window', () => {
  test('ten days with today and the closed ones', () => {
    const days = timelineDays('2026-11-17', 10, '2026-11-18', closedDays)
    expect(days).toHaveLength(10)
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-11-26')
    expect(days.filter(({ closed }) => closed).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    expect(days.filter(({ today }) => today).map(({ day }) => day)).toEqual(['2026-11-18'])
    expect(days.some(({ monthStart }) => monthStart)).toBe(false)
  })

  test.each([
    ['2026-11-27', '2026-12-01'],
    ['2026-12-28', '2027-01-01'],
    ['2026-12-01', undefined],
  ])('from %s the month changes on %s', (from, change) => {
    expect(timelineDays(from, 10, '2026-11-17').find(({ monthStart }) => monthStart)?.day).toBe(change)
  })
})

describe('a cell', () => {
  const event = { from: '2026-11-18', to: '2026-11-25', requiresRegistration: true, fullDays: ['2026-11-19'] }

  test.each([
    ['the day before', '2026-11-17', 'inactive'],
    ['the first day', '2026-11-18', 'available'],
    ['a full day', '2026-11-19', 'full'],
    ['Friday', '2026-11-20', 'available'],
    ['Saturday', '2026-11-21', 'inactive'],
    ['Sunday', '2026-11-22', 'inactive'],
    ['the last day', '2026-11-25', 'available'],
    ['the day after', '2026-11-26', 'inactive'],
  ] as const)('%s is %s: %s', (_name, day, state) => expect(cellState(event, day, closed)).toBe(state))

  test.each([
    ['with a place', '2026-11-18', 'available'],
    ['full', '2026-11-19', 'full'],
    ['without slots', '2026-11-20', 'nothing'],
    ['of a weekend', '2026-11-21', 'inactive'],
  ] as const)('of an event that says its free days, %s, %s is %s', (_name, day, state) => {
    const freeDays = ['2026-11-18', '2026-11-21']
    expect(cellState({ ...event, freeDays }, day, closed)).toBe(state)
    const walkIn = { ...event, freeDays, requiresRegistration: false }
    expect(cellState(walkIn, day, closed)).toBe(state === 'inactive' ? state : 'available')
  })

  test('of a Saturday that was opened on purpose is open, for that event', () => {
    const opened = { ...event, openedDays: ['2026-11-21'] }
    expect(cellState(opened, '2026-11-21', closed)).toBe('available')
    expect(cellState(opened, '2026-11-22', closed)).toBe('inactive')
    // It is then the last day of what ends on that weekend.
    const ending = { ...opened, to: '2026-11-22' }
    expect(['2026-11-20', '2026-11-21'].map((day) => isClosingDay(ending, day, closed))).toEqual([
      false,
      true,
    ])
  })

  test('is open on every day of a gallery that is never closed', () => {
    expect(cellState(event, '2026-11-21')).toBe('available')
  })

  test('is never full without registration', () => {
    expect(cellState({ ...event, requiresRegistration: false }, '2026-11-19')).toBe('available')
  })

  test.each([
    ['2026-11-25', '2026-11-25', true],
    ['2026-11-24', '2026-11-25', false],
    ['2026-11-20', '2026-11-21', true],
    ['2026-11-20', '2026-11-22', true],
    ['2026-11-20', '2026-11-23', false],
    ['2026-11-22', '2026-11-22', false],
  ])('%s closes an event that ends on %s: %s', (day, to, closes) => {
    expect(isClosingDay({ ...event, to }, day, closed)).toBe(closes)
  })
})

describe('full and free days', () => {
  const at = (start: string, count: number, unavailable = false, past = false) => ({
    start,
    limit: 2,
    count,
    unavailable,
    past,
  })
  test('go by the slots that have not begun, and by the clock of the gallery', () => {
    const slots = [
      at('2026-11-19T18:00:00Z', 2),
      at('2026-11-19T19:00:00Z', 0, true),
      // 23:30 of the 19th in Buenos Aires.
      at('2026-11-20T02:30:00Z', 2),
      at('2026-11-20T18:00:00Z', 2),
      at('2026-11-20T19:00:00Z', 1),
      at('2026-11-23T18:00:00Z', 0, false, true),
      at('2026-11-24T18:00:00Z', 0, false, true),
      at('2026-11-24T19:00:00Z', 2),
    ]
    expect(fullDays(slots, 'America/Argentina/Buenos_Aires')).toEqual(['2026-11-19', '2026-11-24'])
    expect(freeDays(slots, 'America/Argentina/Buenos_Aires')).toEqual(['2026-11-20'])
    expect([fullDays([], 'UTC'), freeDays([], 'UTC')]).toEqual([[], []])
  })
})

describe('moving by keys', () => {
  const grid = ['##..##', '......', '.#...#', '#.....'].map((row) => [...row].map((cell) => cell === '#'))
  test.each([
    ['ArrowRight', 0, 1, 0, 4],
    ['ArrowLeft', 0, 4, 0, 1],
    ['ArrowDown', 0, 4, 2, 5],
    ['ArrowDown', 0, 0, 2, 1],
    ['ArrowUp', 3, 0, 2, 1],
    ['ArrowUp', 2, 5, 0, 5],
    ['Home', 0, 5, 0, 0],
    ['End', 2, 1, 2, 5],
  ])('%s from %i,%i goes to %i,%i', (key, row, column, toRow, toColumn) => {
    expect(gridMove(grid, { row, column }, key)).toEqual({ row: toRow, column: toColumn })
  })

  test.each([
    ['ArrowRight', 0, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 3, 0],
    ['PageDown', 0, 0],
  ])('%s from %i,%i stays', (key, row, column) => {
    expect(gridMove(grid, { row, column }, key)).toBeNull()
  })

  test('Ctrl takes Home and End to the ends of the grid', () => {
    expect(gridMove(grid, { row: 2, column: 5 }, 'Home', true)).toEqual({ row: 0, column: 0 })
    expect(gridMove(grid, { row: 0, column: 0 }, 'End', true)).toEqual({ row: 3, column: 0 })
  })

  test('of two days as near, the earlier one', () => {
    const fork = [
      [false, false, true, false],
      [false, true, false, true],
    ]
    expect(gridMove(fork, { row: 0, column: 2 }, 'ArrowDown')).toEqual({ row: 1, column: 1 })
  })

  test('up and down lead from day to day and from head to head, as far as there are any', () => {
    const headed = ['#.#..', '#...#', '...#.'].map((row) => [...row].map((cell) => cell === '#'))
    expect(gridMove(headed, { row: 0, column: 2 }, 'ArrowDown')).toEqual({ row: 1, column: 4 })
    expect(gridMove(headed, { row: 0, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 0 })
    expect(gridMove(headed, { row: 1, column: 0 }, 'ArrowDown')).toEqual({ row: 2, column: 3 })
    const withoutDays = [
      [false, true],
      [true, false],
    ]
    expect(gridMove(withoutDays, { row: 0, column: 1 }, 'ArrowDown')).toEqual({ row: 1, column: 0 })
  })

  test('begins at the first active cell, if there is one', () => {
    expect(firstPlace([[false], [true]])).toEqual({ row: 1, column: 0 })
    expect(firstPlace([[false], []])).toBeNull()
  })
})
