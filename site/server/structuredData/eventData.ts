import { isNobody } from '@gallery/api'
import {
  type Event,
  eventHref,
  type Language,
  type Options,
  type Slot,
  storagePath,
  translated,
} from '@gallery/contract'
import type { StructuredData } from '../../src/head/head.ts'
import { postalAddress } from '../../src/structuredData/postalAddress.ts'
import { rightsData } from './rightsData.ts'

/** How many of its times an event tells: search engines show a few. */
const toldTimes = 20

/**
 * An exhibition or another event, held at the gallery: from day to day, or of one day with times from the first to the
 * last of them. Times that have not begun are events of their own in it, with whether they are full at `now`; where
 * places are booked and there are no such times, and once its last day is over, nothing is offered. Nobody pays to come in.
 *
 * @param when the server's clock, and the gallery's day
 */
export function eventData(
  event: Event,
  options: Pick<Options, 'name' | 'address'>,
  language: Language,
  { now, today }: { now: Date; today: string }
): StructuredData {
  const excerpt = translated(event, 'excerpt', language).text
  const name = translated(event, 'title', language).text
  const url = eventHref(event, language)
  const place = {
    '@type': 'Place',
    name: event.place ? `${options.name}, ${event.place}` : options.name,
    ...postalAddress(options.address),
  }
  const image = event.image ? { image: imageData(event, storagePath('events', event.image), language) } : {}
  const performers = event.artists.filter(({ display }) => !isNobody(display))
  const slots = event.requires_registration ? event.places : []
  const toCome = slots.filter(({ start }) => new Date(start) > now)
  const isOffered = event.to >= today && (!event.requires_registration || toCome.length > 0)
  const isFull = toCome.length > 0 && toCome.every(isTaken)
  return {
    '@type': event.kind === 'exhibition' ? 'ExhibitionEvent' : 'Event',
    name,
    ...(excerpt ? { description: excerpt } : {}),
    url,
    ...spanOf(event, slots),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place,
    organizer: { '@type': 'ArtGallery', name: options.name, url: `/${language}` },
    isAccessibleForFree: true,
    ...(isOffered ? { offers: freeOffer(url, isFull) } : {}),
    ...(performers.length > 0
      ? { performer: performers.map(({ display }) => ({ '@type': 'Person', name: display })) }
      : {}),
    ...image,
    ...(toCome.length > 0
      ? {
          subEvent: toCome.slice(0, toldTimes).map((slot) => ({
            '@type': 'Event',
            name: translated(slot, 'label', language).text || name,
            startDate: slot.start,
            endDate: slot.end,
            location: place,
            isAccessibleForFree: true,
            offers: freeOffer(url, isTaken(slot)),
            ...image,
          })),
        }
      : {}),
  }
}

/** Its picture: the address alone, or a picture of which something is stated. An event itself is nobody's work. */
function imageData(event: Event, contentUrl: string, language: Language) {
  const rights = rightsData(event.rights_statement, language)
  return Object.keys(rights).length === 0 ? contentUrl : { '@type': 'ImageObject', contentUrl, ...rights }
}

/** When it is: by the day, or of an event of one day that has times, by the minute. */
function spanOf({ from, to }: Event, slots: readonly Slot[]): { startDate: string; endDate: string } {
  const starts = slots.map(({ start }) => start).sort()
  const ends = slots.map(({ end }) => end).sort()
  const [startDate, endDate] = [starts[0], ends.at(-1)]
  if (from !== to || startDate === undefined || endDate === undefined) return { startDate: from, endDate: to }
  return { startDate, endDate }
}

function isTaken({ unavailable, count, limit }: Slot): boolean {
  return unavailable || count >= limit
}

function freeOffer(url: string, isFull: boolean) {
  return {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'USD',
    url,
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
  }
}
