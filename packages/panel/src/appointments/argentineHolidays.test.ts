import { describe, expect, test } from 'vitest'
import { argentineHolidays } from './argentineHolidays.ts'

describe('the holidays of Argentina', () => {
  test('of 2026, as the government lists those that are no bridges', () => {
    expect(argentineHolidays('2026-01-01', '2026-12-31', 'es').map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-03-24',
      '2026-04-02',
      '2026-04-03',
      '2026-05-01',
      '2026-05-25',
      '2026-06-15',
      '2026-06-20',
      '2026-07-09',
      '2026-08-17',
      '2026-10-12',
      '2026-11-23',
      '2026-12-08',
      '2026-12-25',
    ])
  })

  test.each([
    [2019, '2019-04-19'],
    [2024, '2024-03-29'],
    [2038, '2038-04-23'],
  ])('Good Friday of %i', (year, day) => {
    const names = argentineHolidays(`${year}-01-01`, `${year}-12-31`, 'en')
    expect(names.find(({ name }) => name === 'Good Friday')?.day).toBe(day)
  })

  test('of a range across years, in the language asked for', () => {
    expect(argentineHolidays('2026-12-24', '2027-01-01', 'en')).toEqual([
      { day: '2026-12-25', name: 'Christmas' },
      { day: '2027-01-01', name: "New Year's Day" },
    ])
    expect(argentineHolidays('2027-01-01', '2026-01-01', 'es')).toEqual([])
  })
})
