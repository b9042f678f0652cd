import { afterEach, describe, expect, test, vi } from 'vitest'
import { closedRuns } from './closedRuns.ts'
import { dayBeside, headingRange, shortRange } from './dateRange.ts'
import { addDays, dayOf, daysFrom, isDay } from './days.ts'
import { formatDay, formatInstant } from './formatDate.ts'
import { weekStart } from './weekStart.ts'

const buenosAires = 'America/Argentina/Buenos_Aires'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('days of the calendar', () => {
  test.each([
    ['2026-11-17', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['mañana', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

  test.each([
    ['2026-11-27', 10, '2026-12-07'],
    ['2026-12-28', 10, '2027-01-07'],
    ['2027-01-05', -10, '2026-12-26'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %i days', (day, count, expected) => expect(addDays(day, count)).toBe(expected))

  test('a row of days', () => {
    expect(daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  })
})

describe('closed days in a row', () => {
  test('stand together as far as the reason is the same; a weekday that never is open is not told', () => {
    const recess = { why: 'closure', reason: 'receso' } as const
    const holiday = { why: 'holiday', reason: 'Navidad' } as const
    expect(
      closedRuns([
        { day: '2026-12-19', why: 'weekday' },
        { day: '2026-12-23', ...recess },
        { day: '2026-12-24', ...recess },
        { day: '2026-12-25', ...holiday },
        { day: '2026-12-28', ...recess },
      ])
    ).toEqual([
      { from: '2026-12-23', to: '2026-12-24', ...recess },
      { from: '2026-12-25', to: '2026-12-25', ...holiday },
      { from: '2026-12-28', to: '2026-12-28', ...recess },
    ])
  })
})

describe('an instant by the clock of a zone', () => {
  test.each([
    ['2026-11-19T18:00:00.000Z', buenosAires, '2026-11-19'],
    ['2026-11-20T02:59:59.000Z', buenosAires, '2026-11-19'],
    ['2026-11-20T03:00:00.000Z', buenosAires, '2026-11-20'],
    ['2026-11-19T18:00:00.000Z', 'Asia/Tokyo', '2026-11-20'],
  ])('%s in %s is %s', (instant, zone, day) => expect(dayOf(instant, zone)).toBe(day))

  // 02:30 does not exist on this night where the visitor lives; in Buenos Aires it is a time like any other.
  test.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia'])('a visitor in %s', (visitor) => {
    vi.stubEnv('TZ', visitor)
    expect(formatInstant('2026-03-08T05:30:00.000Z', 'HH:mm', 'es', buenosAires)).toBe('02:30')
    expect(formatDay('2026-03-08', 'dddd D', 'es')).toBe('domingo 8')
  })
})

test.each([
  ['es', 1],
  ['en', 1],
  ['fr', 1],
  ['ar', 6],
  ['en-US', 7],
])('weeks begin in %s with day %i', (language, weekday) => expect(weekStart(language)).toBe(weekday))

describe('in words', () => {
  test.each([
    ['es', 'LL', '19 de noviembre de 2026'],
    ['en', 'LL', '19 November 2026'],
    ['es', 'LLLL', 'jueves 19 de noviembre de 2026, 15:00'],
    ['en', 'LLLL', 'Thursday 19 November 2026, 15:00'],
    ['es', 'ddd', 'jue'],
    ['en', 'ddd', 'Thu'],
    ['es-AR', 'D MMM YYYY', '19 nov 2026'],
  ])('%s %s', (language, pattern, expected) => {
    expect(formatInstant('2026-11-19T18:00:00.000Z', pattern, language, buenosAires)).toBe(expected)
  })

  // Names, order and signs are the locale's; the gallery's zone decides the day, and years are of our era.
  test.each([
    ['fr', 'LLLL', 'jeudi 19 novembre 2026, 15:00'],
    ['fr', 'ddd D MMM', 'jeu. 19 nov.'],
    ['de', 'LLLL', 'Donnerstag, 19. November 2026, 15:00'],
    ['pt-BR', 'LL', '19 de novembro de 2026'],
    ['ar', 'LLLL', 'الخميس، 19 نوفمبر 2026، 3:00 م'],
    ['ar', 'dd', 'خ'],
    ['en-US', 'LLLL', 'Thursday, November 19, 2026, 3:00 PM'],
    ['en-US', 'D MMM', 'Nov 19'],
    ['ja', 'LL', '2026年11月19日'],
    ['fa', 'YYYY', '۲۰۲۶'],
    ['th', 'D MMMM', '19 พฤศจิกายน'],
  ])('%s %s', (language, pattern, expected) => {
    expect(formatInstant('2026-11-19T18:00:00.000Z', pattern, language, buenosAires)).toBe(expected)
  })

  test.each([
    ['2027-01-01', 'LL', '1er janvier 2027'],
    ['2027-01-01', 'dddd D MMMM', 'vendredi 1er janvier'],
    ['2026-11-01', 'dddd D', 'dimanche 1er'],
    ['2026-11-01', 'ddd D', 'dim. 1er'],
    ['2026-11-11', 'dddd D', 'mercredi 11'],
    ['2026-11-21', 'D MMMM', '21 novembre'],
    ['2026-11-01', 'D MM YYYY', '1/11/2026'],
    ['0001-11-05', 'MMMM YYYY', 'novembre 1'],
    ['2026-11-01', 'D', '1'],
  ])('the first of a month in French: %s as %s', (day, pattern, expected) => {
    expect(formatDay(day, pattern, 'fr')).toBe(expected)
  })

  test('one o’clock is no first', () => {
    for (const language of ['fr', 'fr-CA'])
      expect(formatInstant('2026-11-05T01:05:00.000Z', 'dddd D HH mm', language, 'UTC')).not.toContain('er')
  })

  test.each(['L', 'h:mm A', 'DD/MM/YY', 'D de MMMM'])(
    'a pattern with letters that mean nothing throws: %s',
    (pattern) => {
      for (const language of ['es', 'en', 'fr', 'en-US'])
        expect(() => formatInstant('2026-11-19T18:00:00.000Z', pattern, language, 'UTC')).toThrow(
          'A pattern of dates'
        )
    }
  )

  test('words in brackets, and signs, are no letters of a pattern', () => {
    expect(formatDay('2026-11-19', '[Till] D·MM', 'en')).toBe('Till 19·11')
    expect(formatDay('2026-11-19', '[Bis] D. MMM', 'de')).toContain('19')
  })

  test('no space is of a kind that only some browsers write', () => {
    for (const language of ['en-US', 'fr', 'ar', 'de', 'ko', 'bg']) {
      const words = formatInstant('2026-11-19T18:00:00.000Z', 'LLLL', language, 'UTC')
      expect(words.replaceAll(' ', '')).not.toMatch(/\s/)
    }
  })

  test.each([
    ['2026-11-17', '2026-11-26', 'es', '17', '26 de noviembre'],
    ['2026-11-27', '2026-12-06', 'es', '27 de noviembre', '6 de diciembre'],
    ['2026-12-28', '2027-01-06', 'es', '28 de diciembre de 2026', '6 de enero de 2027'],
    ['2026-11-17', '2026-11-26', 'en', '17', '26 November'],
    ['2026-12-28', '2027-01-06', 'en', '28 December 2026', '6 January 2027'],
    ['2026-12-01', '2026-12-10', 'fr', '1er', '10 décembre'],
    ['2026-11-17', '2026-11-26', 'de', '17.', '26. November'],
    ['2026-11-17', '2026-11-26', 'en-US', 'November 17', 'November 26'],
    ['2026-11-11', '2026-11-26', 'ko', '11월 11일', '11월 26일'],
    ['2026-11-17', '2026-11-26', 'pt', '17', '26 de novembro'],
  ])('heading from %s to %s in %s', (first, last, language, from, to) => {
    expect(headingRange(first, last, language)).toEqual({ from, to })
  })

  test.each([
    ['2026-11-12', '2027-01-30', 'es', '12 nov 2026 – 30 ene 2027'],
    ['2026-11-12', '2026-12-30', 'en', '12 Nov – 30 Dec 2026'],
    ['2026-08-14', '2026-08-14', 'es', '14 ago 2026'],
  ])('short from %s to %s in %s', (from, to, language, expected) => {
    expect(shortRange(from, to, language)).toBe(expected)
  })
})

test.each([
  ['2026-11-30', '2026-11-17', 'es', '30 de noviembre'],
  ['2027-01-30', '2026-11-17', 'es', '30 de enero de 2027'],
  ['2026-11-30', '2026-11-17', 'en', '30 November'],
  ['2027-01-30', '2026-11-17', 'en', '30 January 2027'],
])('%s beside %s in %s is %s', (day, other, language, words) => {
  expect(dayBeside(day, other, language)).toBe(words)
})
