import type { Language, Slot, UpcomingEvent } from '@gallery/contract'
import { dayPlaces, slugify, translated } from '@gallery/contract/plain'
import { dayOf, freeDays, fullDays, type TimelineEvent } from '@gallery/ui'
import { slotsAt } from '../booking/freeDay.ts'

/** An event as a row of the timeline. Titles of other events lead to their list, exhibitions to their page. */
export function timelineEvent(
  event: UpcomingEvent,
  language: Language,
  now: Date,
  timeZone: string,
  fewShare: number
): TimelineEvent {
  const title = translated(event, 'title', language)
  const slots = slotsAt(event.places, now)
  return {
    id: event.id,
    title: title.text,
    ...(title.lang ? { lang: title.lang } : {}),
    href:
      event.kind === 'other'
        ? `/${language}/events`
        : `/${language}/exhibitions/${event.id}/${slugify(title.text)}`,
    active: event.active,
    color: event.color,
    from: event.from,
    to: event.to,
    note: event.artists.map(({ display }) => display).join(', '),
    requiresRegistration: event.requires_registration,
    fullDays: fullDays(slots, timeZone),
    freeDays: freeDays(slots, timeZone),
    openedDays: slots.flatMap(({ open_anyway, start }) => (open_anyway ? [dayOf(start, timeZone)] : [])),
    fewDays: fewDays(event.places, now, timeZone, fewShare),
  }
}

/** How many places are left on the days that have few of them. */
function fewDays(
  places: readonly Slot[],
  now: Date,
  timeZone: string,
  fewShare: number
): Record<string, number> {
  const days = new Map<string, Slot[]>()
  for (const slot of places) {
    const day = dayOf(slot.start, timeZone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return Object.fromEntries(
    [...days].flatMap(([day, ofDay]) => {
      const { state, free } = dayPlaces(ofDay, { people: 1, now, fewShare })
      return state === 'few' ? [[day, free]] : []
    })
  )
}
