import type { BookingState } from '@gallery/contract'

/** What decides where a booking stands. */
export type Standing = {
  start: Date
  confirmed_at: Date | null
  hold_until: Date | null
  cancelled_at: Date | null
}

/**
 * Where a booking stands at `now` (docs/product.md, States of a booking). What ends it comes first: a cancelled booking
 * stays cancelled, and once its time has begun nothing can be done about the others.
 */
export function bookingState(booking: Standing, now: Date): BookingState {
  if (booking.cancelled_at) return 'cancelled'
  if (booking.start <= now) return 'past'
  if (booking.confirmed_at) return 'confirmed'
  return booking.hold_until && booking.hold_until > now ? 'held' : 'expired'
}
