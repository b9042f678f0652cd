import type { BookingState } from '@gallery/contract'

/** What decides whether a booking holds a place. */
type Holding = {
  confirmed_at: Date | null
  hold_until: Date | null
  cancelled_at: Date | null
}

/** What decides where a booking stands. */
export type Standing = Holding & { start: Date }

/**
 * Where a booking stands at `now` (docs/product.md, States of a booking). What ends it comes first: a cancelled booking
 * stays cancelled, and once its time has begun nothing can be done about the others.
 */
export function bookingState(booking: Standing, now: Date): BookingState {
  if (booking.cancelled_at) return 'cancelled'
  if (booking.start <= now) return 'past'
  if (booking.confirmed_at) return 'confirmed'
  return holdsPlace(booking, now) ? 'held' : 'expired'
}

/** Whether a booking holds a place at `now`: the rule of `takesPlace` for one that is not in the bin. */
export function holdsPlace({ confirmed_at, hold_until, cancelled_at }: Holding, now: Date): boolean {
  if (cancelled_at) return false
  return confirmed_at !== null || (hold_until !== null && hold_until > now)
}
