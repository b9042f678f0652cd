import type { Day, Event, Slot } from '@gallery/contract'
import { isBookable } from '@gallery/contract/plain'

/** How many times an event's page offers. */
const offered = 6

/** The next times of an event that can be booked, soonest first, each under its day. */
export function nextTimes(
  { places, active, requires_registration }: Pick<Event, 'places' | 'active' | 'requires_registration'>,
  now: Date,
  dayOf: (instant: string) => Day
): { day: Day; slots: Slot[] }[] {
  if (!active || !requires_registration) return []
  const free = places
    .filter((slot) => isBookable(slot, now))
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, offered)
  const days = [...new Set(free.map(({ start }) => dayOf(start)))]
  return days.map((day) => ({ day, slots: free.filter(({ start }) => dayOf(start) === day) }))
}
