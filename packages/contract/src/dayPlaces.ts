import { freePlaces, isBookable } from './isBookable.ts'
import type { Slot } from './places.ts'

/**
 * Whether so many free places are few of all that there are: at most `share` percent of them, as the gallery says by its
 * option `fewShare`. None are not few, and of a share of nothing never are.
 */
export function isFew(free: number, limit: number, share: number): boolean {
  return free > 0 && free * 100 <= limit * share
}

/**
 * What a day is to those who want to come: `none` without slots, `past` when all of them have begun, `full` when none of
 * the others can be booked, `few` or `free` otherwise.
 */
export type DayState = 'none' | 'past' | 'full' | 'few' | 'free'

/** A day of an event: what it is, and how many places are left in the slots that can be booked. */
export interface DayPlaces {
  state: DayState
  free: number
}

/** Who comes and when it is asked; `fewShare` is the gallery's option. */
export interface Asking {
  /** How many come together: a slot with places for fewer is none to them. */
  people: number
  now: Date
  fewShare: number
}

/** What a day is whose slots of one event are given. */
export function dayPlaces(
  slots: readonly Pick<Slot, 'unavailable' | 'count' | 'limit' | 'start'>[],
  { people, now, fewShare }: Asking
): DayPlaces {
  if (slots.length === 0) return { state: 'none', free: 0 }
  const coming = slots.filter(({ start }) => new Date(start) > now)
  if (coming.length === 0) return { state: 'past', free: 0 }
  const bookable = coming.filter((slot) => isBookable(slot, now, people))
  if (bookable.length === 0) return { state: 'full', free: 0 }
  const free = bookable.reduce((sum, slot) => sum + freePlaces(slot), 0)
  const limit = coming.reduce((sum, slot) => (slot.unavailable ? sum : sum + slot.limit), 0)
  return { state: isFew(free, limit, fewShare) ? 'few' : 'free', free }
}
