import { describe, expect, test } from 'vitest'
import { blocksOf, type CalendarSlot, hoursOf } from './weekBlocks.ts'

const zone = 'America/Argentina/Buenos_Aires'
const slot = (from: string, to: string, day = '19'): CalendarSlot => ({
  id: from,
  start: `2026-11-${day}T${from}:00-03:00`,
  end: `2026-11-${day}T${to}:00-03:00`,
  title: '',
  color: 'red',
  limit: 12,
  count: 0,
  unconfirmed: 0,
  unavailable: false,
})

describe('the blocks of a day', () => {
  test.each<[string, CalendarSlot[], string[]]>([
    ['one after the other', [slot('15:00', '15:45'), slot('14:00', '15:00')], ['14:00 1/1', '15:00 1/1']],
    ['at the same time', [slot('14:00', '15:00'), slot('14:30', '16:00')], ['14:00 1/2', '14:30 2/2']],
    [
      'a lane that is free again',
      [slot('14:00', '17:00'), slot('14:00', '15:00'), slot('15:00', '16:00')],
      ['14:00 1/2', '14:00 2/2', '15:00 2/2'],
    ],
    [
      'a long one, then one alone',
      [slot('14:00', '16:00'), slot('15:00', '15:30'), slot('16:00', '17:00')],
      ['14:00 1/2', '15:00 2/2', '16:00 1/1'],
    ],
    ['late, by the gallery’s clock', [slot('23:30', '23:59'), slot('00:30', '01:00', '20')], ['23:30 1/1']],
  ])('%s', (_name, slots, expected) => {
    const shown = blocksOf('2026-11-19', slots, zone).map(
      ({ slot: { id }, lane, lanes }) => `${id} ${lane + 1}/${lanes}`
    )
    expect(shown).toEqual(expected)
  })

  test('end with the day', () => {
    const late = { ...slot('23:00', '23:30'), end: '2026-11-20T02:00:00-03:00' }
    expect(blocksOf('2026-11-19', [late], zone)[0]?.to).toBe(1440)
  })
})

test('the hours are those that the blocks need, and an afternoon at least', () => {
  expect(hoursOf([])).toEqual({ first: 14, last: 19 })
  expect(hoursOf([{ from: 9 * 60 + 30, to: 20 * 60 + 15 }])).toEqual({ first: 9, last: 21 })
  expect(hoursOf([{ from: 23 * 60, to: 1440 }])).toEqual({ first: 14, last: 24 })
})
