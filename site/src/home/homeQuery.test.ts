import { describe, expect, test } from 'vitest'
import { homeQuery, withQuery } from './homeQuery.ts'

const today = '2026-11-17'
const read = (query: string) => homeQuery(new URLSearchParams(query), today)

describe('the window of the timeline', () => {
  test.each([
    ['', today],
    ['from=2026-12-01', '2026-12-01'],
    ['from=2026-02-30', today],
    ['from=tomorrow', today],
    ['from=0001-01-01', today],
    ['from=2026-12-01&day=2026-11-18&event=3', '2026-12-01'],
  ])('"%s" begins on %s', (query, from) => {
    expect(read(query).from).toBe(from)
  })

  test('a link that opens a day outside of the window moves the window there', () => {
    expect(read('day=2026-11-26&event=3').from).toBe(today)
    expect(read('day=2026-11-27&event=3').from).toBe('2026-11-27')
    expect(read('day=2026-11-16&event=3').from).toBe('2026-11-16')
  })
})

describe('the open day', () => {
  test('needs a day and an event', () => {
    expect(read('day=2026-11-18&event=3').open).toEqual({ day: '2026-11-18', event: 3 })
    expect(read('day=2026-11-18&event=3&slot=7&people=2').open).toEqual({
      day: '2026-11-18',
      event: 3,
      slot: 7,
      people: 2,
    })
    expect(read('day=2026-11-18').open).toBeUndefined()
    expect(read('event=3').open).toBeUndefined()
    expect(read('day=2026-11-18&event=-1').open).toBeUndefined()
    expect(read('day=2026-11-31&event=3').open).toBeUndefined()
  })

  test('has the form of a slot, or of its waiting list', () => {
    const day = { day: '2026-11-18', event: 3 }
    expect(read('day=2026-11-18&event=3&slot=5').open).toEqual({ ...day, slot: 5 })
    expect(read('day=2026-11-18&event=3&slot=5&wait=1').open).toEqual({ ...day, slot: 5, waits: true })
    expect(read('day=2026-11-18&event=3&wait=1').open).toEqual(day)
  })
})

test('changing the address keeps what is not named', () => {
  const query = new URLSearchParams('from=2026-12-01&day=2026-12-02&event=3')
  expect(withQuery(query, { day: undefined, event: undefined })).toBe('?from=2026-12-01')
  expect(withQuery(query, { from: undefined, day: undefined, event: undefined })).toBe('')
})
