import type { Slot } from './places.ts'

/** A slot can be booked only when it is not closed, has a free place and has not begun. */
export function isBookable(
  slot: Pick<Slot, 'unavailable' | 'count' | 'limit' | 'start'>,
  now: Date
): boolean {
  return !slot.unavailable && slot.count < slot.limit && new Date(slot.start) > now
}
