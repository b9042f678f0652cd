import { describe, expect, it } from 'vitest'
import { clockTime, instantOf } from './galleryTime.ts'

const buenosAires = 'America/Argentina/Buenos_Aires'

describe('clockTime', () => {
  it.each([
    ['2026-11-19T18:00:00Z', '2026-11-19T15:00'],
    ['2026-11-20T02:59:00.000Z', '2026-11-19T23:59'],
    ['2026-11-19T15:00:00-03:00', '2026-11-19T15:00'],
  ])('shows %s on the gallery’s clock', (instant, clock) => {
    expect(clockTime(instant, buenosAires)).toBe(clock)
  })

  it.each(['', '2026-11-19T15:00', 'soon'])('leaves %j as it is', (text) => {
    expect(clockTime(text, buenosAires)).toBe(text)
  })
})

describe('instantOf', () => {
  it.each([
    ['2026-11-19T15:00', buenosAires, '2026-11-19T18:00:00.000Z'],
    ['2026-12-31T23:59', buenosAires, '2027-01-01T02:59:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Madrid', '2026-07-01T10:00:00.000Z'],
    ['2026-11-19T15:00', 'UTC', '2026-11-19T15:00:00.000Z'],
  ])('reads %s in %s', (clock, zone, instant) => {
    expect(instantOf(clock, zone)).toBe(instant)
  })

  it('takes the first of an hour that comes twice, and the next for one that never comes', () => {
    // Madrid goes back from 3 to 2 on 25 October 2026 and on from 2 to 3 on 29 March 2026.
    expect(instantOf('2026-10-25T02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2026-03-29T02:30', 'Europe/Madrid')).toBe('2026-03-29T01:30:00.000Z')
  })

  it.each(['', '2026-11-19', '2026-13-41T15:00'])('knows no instant for %j', (text) => {
    expect(instantOf(text, buenosAires)).toBeUndefined()
  })

  it('gives back what clockTime shows', () => {
    const instant = '2026-11-19T18:00:00.000Z'
    expect(instantOf(clockTime(instant, buenosAires), buenosAires)).toBe(instant)
  })
})
