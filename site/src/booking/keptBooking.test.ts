import { beforeEach, expect, test, vi } from 'vitest'
import { answerBooking, forgetBooking, keepBooking, keptBooking } from './keptBooking.ts'

const noon = new Date('2026-11-17T15:00:00.000Z')
const ana = 1
const bruno = 2
const booking = { slot: 12, email: 'ana@example.org', key: 'secret', until: '2026-11-17T17:00:00.000Z' }

const storage = new Map<string, string>()
const all = new Map<string, string>()
const storing = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
})

beforeEach(() => {
  storage.clear()
  all.clear()
  vi.stubGlobal('sessionStorage', storing(storage))
  vi.stubGlobal('localStorage', storing(all))
})

test('what was booked is told again at one of its times, and at no other', () => {
  keepBooking(booking, undefined)
  expect(keptBooking([11, 12], undefined, noon)).toEqual(booking)
  expect(keptBooking([11], undefined, noon)).toBeNull()
  expect(keptBooking([12], undefined, noon)).toEqual(booking)
  forgetBooking()
  expect(keptBooking([12], undefined, noon)).toBeNull()
})

test('once its place is not kept any more, nothing of it stays', () => {
  keepBooking(booking, undefined)
  expect(keptBooking([12], undefined, new Date(booking.until))).toBeNull()
  expect(storage.size).toBe(0)
})

test('once its mail was answered, in whichever tab, it is not to be confirmed any more', () => {
  keepBooking(booking, undefined)
  answerBooking(11)
  expect(keptBooking([12], undefined, noon)).toEqual(booking)
  answerBooking(12)
  expect(keptBooking([12], undefined, noon)).toBeNull()
  keepBooking(booking, undefined)
  expect(keptBooking([12], undefined, noon), 'booked again').toEqual(booking)
})

test('who books and then signs in is told of it; of who was signed in nobody else is', () => {
  keepBooking(booking, undefined)
  expect(keptBooking([12], ana, noon)).toEqual(booking)
  keepBooking(booking, ana)
  expect(keptBooking([12], ana, noon)).toEqual(booking)
  expect(keptBooking([12], bruno, noon)).toBeNull()
  expect(storage.size).toBe(0)
})

test.each(['', 'no JSON', '3', 'null', '[]', '{"slot":"12"}', JSON.stringify({ ...booking, key: 5 })])(
  'what is no booking is none: %s',
  (text) => {
    storage.set('gallery.booked', text)
    expect(keptBooking([12], undefined, noon)).toBeNull()
  }
)

test('a browser that keeps nothing says nothing of it', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepBooking(booking, undefined)
  expect(keptBooking([12], undefined, noon)).toBeNull()
  forgetBooking()
})
