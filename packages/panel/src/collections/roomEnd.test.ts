import { CollectionForm } from '@gallery/contract'
import { expect, test } from 'vitest'
import { lastDayOf, roomEnd } from './roomEnd.ts'

const zone = 'America/Argentina/Buenos_Aires'

test('a room is open until the last minute of its last day, by the clock of the gallery', () => {
  expect(roomEnd('2027-12-31', zone)).toBe('2028-01-01T02:59:00.000Z')
  expect(lastDayOf('2028-01-01T02:59:00.000Z', zone)).toBe('2027-12-31')
})

test('a room of no day is open until it is closed', () => {
  expect(roomEnd('', zone)).toBeNull()
  expect(lastDayOf(null, zone)).toBe('')
})

test('a day stands as it is typed, digit by digit of its year', () => {
  const typed = ['0002-12-31', '0020-12-31', '0202-12-31', '2027-12-31']
  expect(typed.map((day) => lastDayOf(roomEnd(day, zone), zone))).toEqual(typed)
})

test.each(['0202-12-31', '1899-12-31', '2200-01-01', '20277-12-31'])(
  '%s is no end of a room, nor is a room without one made of it',
  (day) => {
    const { error } = CollectionForm.safeParse({ title_es: 'Sala', open_until: roomEnd(day, zone) })
    expect(error?.issues.map(({ path, code }) => [path, code])).toEqual([[['open_until'], 'invalid_format']])
  }
)
