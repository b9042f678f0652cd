import type { Event, Language, Options } from '@gallery/contract'
import { eventHref } from '../events/eventHref.ts'
import { translated } from '../language/translated.ts'
import type { StructuredData } from '../layout/head.ts'
import { storagePath } from '../pictures/pictureProps.ts'

/** An exhibition or another event, held at the gallery. */
export function eventData(event: Event, options: Options, language: Language): StructuredData {
  const excerpt = translated(event, 'excerpt', language).text
  return {
    '@type': event.kind === 'exhibition' ? 'ExhibitionEvent' : 'Event',
    name: translated(event, 'title', language).text,
    ...(excerpt ? { description: excerpt } : {}),
    url: eventHref(event, language),
    startDate: event.from,
    endDate: event.to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.place ? `${options.name}, ${event.place}` : options.name,
      address: options.address,
    },
    organizer: { '@type': 'ArtGallery', name: options.name, url: `/${language}` },
    ...(event.artists.length > 0
      ? { performer: event.artists.map(({ display }) => ({ '@type': 'Person', name: display })) }
      : {}),
    ...(event.image ? { image: storagePath('events', event.image) } : {}),
  }
}
