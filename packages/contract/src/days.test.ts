import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, dayOf, dayRange, daysBetween, instantOf, isDay, shownIn, today } from './days.ts'

const buenosAires = 'America/Argentina/Buenos_Aires'

afterEach(() => {
  vi.unstubAllEnvs()
})

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

  it('knows the days of the calendar', () => {
    const texts = ['2024-02-29', '2025-02-29', '2025-13-01', '2025-2-1', '2025-02-01T10:00', 'mañana', '']
    expect(texts.filter(isDay)).toEqual(['2024-02-29'])
  })

  it('counts a range with both its ends', () => {
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(2)
    expect(daysBetween('2026-12-31', '2026-12-31')).toBe(1)
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(0)
  })

  it('counts calendar days across months, years and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31')
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31')
  })

  it.each([
    ['forward, over it', '2026-03-29', '02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['back, to it again', '2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
    ['forward at midnight', '2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['back at midnight', '2026-04-05', '00:00', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['by half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['a whole day on', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('knows an instant where clocks are put %s: %s %s in %s', (_, day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant)
  })

  // A server's own clock may change in a night when the gallery's does not, and the other way round.
  it.each([
    ['Europe/Madrid', buenosAires],
    [buenosAires, 'Europe/Madrid'],
    ['America/New_York', 'Europe/Madrid'],
    ['Pacific/Apia', buenosAires],
  ])('on a host in %s tells the hours of %s as everywhere', (host, zone) => {
    const told = (instant: Date) => [dayOf(instant, zone), shownIn(zone, instant).toISOString()]
    // The weeks in which clocks of the north and the south change.
    const weeks = ['2026-03-07', '2026-03-28', '2026-04-04', '2026-10-24', '2026-10-31']
    const hours = weeks.flatMap((day) =>
      Array.from({ length: 72 }, (_, hour) => new Date(Date.parse(day) + hour * 3_600_000))
    )
    vi.stubEnv('TZ', 'UTC')
    const expected = hours.map(told)
    vi.stubEnv('TZ', host)
    expect(hours.map(told)).toEqual(expected)
    for (const hour of hours) {
      const [day, time] = shownIn(zone, hour).toISOString().slice(0, 16).split('T')
      const back = instantOf(day ?? '', time ?? '', zone)
      // Of a time that is shown twice the first is meant.
      expect([0, 3_600_000]).toContain(hour.getTime() - back.getTime())
      expect(shownIn(zone, back)).toEqual(shownIn(zone, hour))
    }
  })

  it('knows the first hundred years, as they are typed on the way to a later one', () => {
    expect(dayOf(instantOf('0002-12-31', '23:59', buenosAires), buenosAires)).toBe('0002-12-31')
    expect(shownIn('UTC', new Date('0099-02-28T10:30:00Z')).toISOString()).toBe('0099-02-28T10:30:00.000Z')
    expect(dayOf(new Date('0004-02-29T12:00:00Z'), 'UTC')).toBe('0004-02-29')
  })

  it("reads the gallery's clock", () => {
    expect(instantOf('2025-03-10', '18:30', buenosAires).toISOString()).toBe('2025-03-10T21:30:00.000Z')
    expect(instantOf('2025-07-01', '10:00', 'Europe/Madrid').toISOString()).toBe('2025-07-01T08:00:00.000Z')
  })
})
