import { describe, expect, it, test } from 'vitest'
import { dayOf } from './days.ts'
import { closedDays, isOffered, isOpenDay, mondayOf, type Opening, openingOf } from './opening.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' }))
const opening: Opening = {
  openDays: week,
  closures: [{ from: '2026-12-24', to: '2027-01-06', reason_es: 'Receso', reason_en: 'Recess' }],
  holidays: [
    { day: '2026-12-08', name_es: 'Inmaculada', name_en: 'Immaculate' },
    { day: '2026-12-25', name_es: 'Navidad', name_en: 'Christmas' },
    { day: '2026-12-12', name_es: 'Un sábado', name_en: 'A Saturday' },
  ],
}

describe('a day', () => {
  it.each([
    ['2026-12-07', 'open'],
    ['2026-12-08', 'holiday'],
    // A holiday on a Saturday says no more than the Saturday.
    ['2026-12-12', 'weekday'],
    ['2026-12-13', 'weekday'],
    ['2026-12-23', 'open'],
    ['2026-12-24', 'closure'],
    // The gallery's own words go before the country's, and over the weekend.
    ['2026-12-25', 'closure'],
    ['2026-12-26', 'closure'],
    ['2027-01-06', 'closure'],
    ['2027-01-07', 'open'],
  ])('%s is %s', (day, expected) => {
    const of = openingOf(day, opening)
    expect(of.open ? 'open' : of.why).toBe(expected)
    expect(isOpenDay(day, opening)).toBe(expected === 'open')
  })

  it('says its hours, or why it is closed', () => {
    expect(openingOf('2026-12-07', opening)).toEqual({ open: true, from: '14:00', to: '19:30' })
    expect(openingOf('2026-12-24', opening)).toMatchObject({ reason_es: 'Receso', reason_en: 'Recess' })
    expect(openingOf('2026-12-08', opening)).toMatchObject({ reason_en: 'Immaculate' })
    expect(openingOf('2026-12-13', opening)).toMatchObject({ reason_es: '', reason_en: '' })
  })

  it('is closed where no weekday is open, and open where a Saturday is', () => {
    expect(isOpenDay('2026-12-07', { ...opening, openDays: [] })).toBe(false)
    const openDays = [...week, { weekday: 6, from: '', to: '' }]
    expect(openingOf('2026-12-19', { ...opening, openDays })).toEqual({ open: true, from: '', to: '' })
  })

  it('is that of the gallery, also where its clock changes', () => {
    // Sunday 8 March 2026 in New York has 23 hours: 03:59 UTC of the 9th is still the 8th, one minute later Monday.
    const days = ['2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'].map((instant) =>
      dayOf(new Date(instant), 'America/New_York')
    )
    expect(days.map((day) => isOpenDay(day, opening))).toEqual([false, true])
  })
})

describe('the closed days of a window', () => {
  it('come in order with why, over the end of a month', () => {
    expect(closedDays('2026-11-28', 11, opening).map(({ day, why }) => `${day} ${why}`)).toEqual([
      '2026-11-28 weekday',
      '2026-11-29 weekday',
      '2026-12-05 weekday',
      '2026-12-06 weekday',
      '2026-12-08 holiday',
    ])
  })
})

test('a week begins on its Monday', () => {
  const days = ['2026-12-06', '2026-12-07', '2026-12-13', '2027-01-01']
  expect(days.map(mondayOf)).toEqual(['2026-11-30', '2026-12-07', '2026-12-07', '2026-12-28'])
})

describe('a slot', () => {
  it('is offered on an open day, and on a closed one only if it was opened on purpose', () => {
    const offered = (open_anyway: boolean, day: string) => isOffered({ open_anyway }, day, opening)
    expect([offered(false, '2026-12-07'), offered(false, '2026-12-08'), offered(true, '2026-12-08')]).toEqual(
      [true, false, true]
    )
  })
})
