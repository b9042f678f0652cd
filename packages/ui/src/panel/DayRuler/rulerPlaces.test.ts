import { expect, test } from 'vitest'
import { placesOn, ticksOf } from './rulerPlaces.ts'

const today = '2026-11-17'

test('a line each week from a week ago on, which says its month where that is another', () => {
  const ticks = ticksOf(today)
  expect(ticks.map(({ day }) => day)).toEqual([
    ...['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'],
    ...['2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
  ])
  expect(ticks.map(({ isMonth }) => isMonth)).toEqual([true, false, false, true, false, false, false, false])
  expect(ticks[1]).toMatchObject({ share: 12.5, isToday: true })
})

test('on a phone every second line has its number, from today on, and says the month that began before it', () => {
  const narrow = (day: string) => ticksOf(day).filter(({ isWide }) => !isWide)
  expect(narrow(today).map(({ day }) => day)).toEqual([
    '2026-11-17',
    '2026-12-01',
    '2026-12-15',
    '2026-12-29',
  ])
  expect(
    narrow('2026-11-24').map(({ day, isMonth }) => [day, isMonth]),
    'there is no space for January at the end'
  ).toEqual([
    ['2026-11-24', false],
    ['2026-12-08', true],
    ['2026-12-22', false],
  ])
})

test('squares of one day stand beside each other, what is older at the beginning, what is later nowhere', () => {
  const marks = [
    { id: 'old', day: '2026-08-01' },
    { id: 'one', day: '2026-12-31' },
    { id: 'two', day: '2026-12-31' },
    { id: 'far', day: '2027-03-01' },
    { id: 'now', day: today },
  ]
  expect(placesOn(today, marks)).toEqual([
    { id: 'old', share: 0, offset: 6, late: true },
    { id: 'one', share: 91.07, offset: 2, late: false },
    { id: 'two', share: 91.07, offset: 18, late: false },
    { id: 'now', share: 12.5, offset: 2, late: false },
  ])
})
