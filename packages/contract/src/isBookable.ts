import type { Slot } from './places.ts'

/** How many places are left of a slot, one for each person; never less than none. */
export function freePlaces({ limit, count }: Pick<Slot, 'limit' | 'count'>): number {
  return Math.max(0, limit - count)
}

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
