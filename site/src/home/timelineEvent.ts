import type { Language, UpcomingEvent } from '@gallery/contract'
import { slugify, translated } from '@gallery/contract/plain'
import { dayOf, freeDays, fullDays, type TimelineEvent } from '@gallery/ui'
import { slotsAt } from '../booking/freeDay.ts'

/** An event as a row of the timeline. Titles of other events lead to their list, exhibitions to their page. */
export function timelineEvent(
  event: UpcomingEvent,
  language: Language,
  now: Date,
  timeZone: string
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
  }
}
