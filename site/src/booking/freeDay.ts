import type { Day, EventSummary, Slot, UpcomingEvent } from '@gallery/contract'
import { isBookable } from '@gallery/contract/plain'
import { dayOf } from '@gallery/ui'

type OfDays = Pick<EventSummary, 'from' | 'to' | 'active' | 'requires_registration'> & {
  places: readonly Slot[]
}

/** Slots as the kit takes them: with whether they have begun at `now`. */
export function slotsAt<Of extends Pick<Slot, 'start'>>(
  slots: readonly Of[],
  now: Date
): (Of & { past: boolean })[] {
  return slots.map((slot) => ({ ...slot, past: new Date(slot.start) <= now }))
}

/** The days of an event's own on which `people` can book one of its slots here, in order. On closed days it has none. */
function openDays(event: OfDays, now: Date, timeZone: string, people = 1): Day[] {
  if (!event.active || !event.requires_registration) return []
  const days = event.places.flatMap((slot) =>
    isBookable(slot, now, people) ? [dayOf(slot.start, timeZone)] : []
  )
  return [...new Set(days)].filter((day) => day >= event.from && day <= event.to).toSorted()
}

/** The first day with a free place, of an event with all slots to come; undefined when there is none. */
export function firstFreeDay(event: OfDays, now: Date, timeZone: string): Day | undefined {
  return openDays(event, now, timeZone)[0]
}

/**
 * The first day after `day` with places for `people`, among the slots that came with the event and what it says of the
 * days after them; undefined when there is none.
 */
export function nextFreeDay(
  event: OfDays & Partial<Pick<UpcomingEvent, 'next_free'>>,
  day: Day,
  now: Date,
  timeZone: string,
  people = 1
): Day | undefined {
  return openDays(event, now, timeZone, people).find((each) => each > day) ?? event.next_free ?? undefined
}

/** The last day before `day` with places for `people`, by the same; undefined when there is none. */
export function previousFreeDay(
  event: OfDays & Partial<Pick<UpcomingEvent, 'previous_free'>>,
  day: Day,
  now: Date,
  timeZone: string,
  people = 1
): Day | undefined {
  const before = openDays(event, now, timeZone, people).findLast((each) => each < day)
  return before ?? event.previous_free ?? undefined
}
