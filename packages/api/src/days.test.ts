import { describe, expect, it } from 'vitest'
import { addDays, dayOf, dayRange, instantOf, today } from './days.ts'

const buenosAires = 'America/Argentina/Buenos_Aires'

describe('days of the gallery', () => {
  it.each([
    ['2025-03-10T02:59:59Z', buenosAires, '2025-03-09'],
    ['2025-03-10T03:00:00Z', buenosAires, '2025-03-10'],
    ['2025-12-31T23:30:00Z', buenosAires, '2025-12-31'],
    ['2025-12-31T23:30:00Z', 'Europe/Madrid', '2026-01-01'],
    ['2025-12-31T23:30:00Z', 'Asia/Tokyo', '2026-01-01'],
    ['2026-01-01T04:30:00Z', 'America/New_York', '2025-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day)
    expect(today(new Date(instant), zone)).toBe(day)
  })

  it.each([
    ['2025-03-10', buenosAires, '2025-03-10T03:00:00.000Z', '2025-03-11T03:00:00.000Z'],
    ['2025-03-30', 'Europe/Madrid', '2025-03-29T23:00:00.000Z', '2025-03-30T22:00:00.000Z'],
    ['2025-10-26', 'Europe/Madrid', '2025-10-25T22:00:00.000Z', '2025-10-26T23:00:00.000Z'],
    ['2025-11-02', 'America/New_York', '2025-11-02T04:00:00.000Z', '2025-11-03T05:00:00.000Z'],
  ])('%s in %s lasts from %s to %s', (day, zone, start, end) => {
    const range = dayRange(day, zone)
    expect([range.start.toISOString(), range.end.toISOString()]).toEqual([start, end])
  })

  it('spans several days', () => {
    const range = dayRange('2025-02-25', buenosAires, 10)
    expect(range.end.toISOString()).toBe('2025-03-07T03:00:00.000Z')
  })

  it('counts calendar days across months, years and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31')
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31')
  })

  it("reads the gallery's clock", () => {
    expect(instantOf('2025-03-10', '18:30', buenosAires).toISOString()).toBe('2025-03-10T21:30:00.000Z')
    expect(instantOf('2025-07-01', '10:00', 'Europe/Madrid').toISOString()).toBe('2025-07-01T08:00:00.000Z')
  })
})
