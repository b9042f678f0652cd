import { describe, expect, it } from 'vitest'
import { bookingState, type Standing } from './bookingState.ts'

const at = (time: string) => new Date(`2025-03-10T${time}:00Z`)
const standing = (changes: Partial<Standing>): Standing => ({
  start: at('18:00'),
  confirmed_at: null,
  hold_until: at('14:00'),
  cancelled_at: null,
  ...changes,
})

describe('where a booking stands', () => {
  it.each([
    ['held while the hold lasts', standing({}), '13:59', 'held'],
    ['expired from the minute it ends', standing({}), '14:00', 'expired'],
    ['expired when it never had a hold', standing({ hold_until: null }), '12:00', 'expired'],
    ['confirmed, whatever the hold', standing({ confirmed_at: at('12:30') }), '17:59', 'confirmed'],
    ['past once its time has begun', standing({ confirmed_at: at('12:30') }), '18:00', 'past'],
    ['past when nobody confirmed it', standing({}), '19:00', 'past'],
    ['cancelled before anything else', standing({ cancelled_at: at('13:00') }), '19:00', 'cancelled'],
  ] as const)('%s', (_, booking, time, state) => {
    expect(bookingState(booking, at(time))).toBe(state)
  })
})
