import type { Slot } from './places.ts'

/**
 * A slot can be booked only when it is not closed, has a free place for each of the `people` who come together and has
 * not begun.
 */
export function isBookable(
  slot: Pick<Slot, 'unavailable' | 'count' | 'limit' | 'start'>,
  now: Date,
  people = 1
): boolean {
  return !slot.unavailable && slot.count + people <= slot.limit && new Date(slot.start) > now
}
