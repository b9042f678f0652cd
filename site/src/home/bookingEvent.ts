import type { Event, Language, UpcomingEvent } from '@gallery/contract'
import { eventHref, translated } from '@gallery/contract/plain'
import type { BookingEvent } from '@gallery/ui'

/** An event whose days can be opened: of the timeline, with the slots of its days, or of its own page, with all. */
export type BookableEvent = UpcomingEvent | Event

/** An event as the booking modal takes it. */
export function bookingEvent(event: BookableEvent, language: Language): BookingEvent {
  const title = translated(event, 'title', language)
  return {
    title: title.text,
    ...(title.lang ? { lang: title.lang } : {}),
    color: event.color,
    from: event.from,
    to: event.to,
    place: event.place,
    note: event.artists.map(({ display }) => display).join(', '),
    excerpt: translated(event, 'excerpt', language).text,
    // The page of an inactive event does not exist for visitors.
    ...(event.active ? { href: eventHref(event, language) } : {}),
    requiresRegistration: event.requires_registration,
    largestParty: event.largest_party,
  }
}
