import { pictureProps, useLanguage } from '@gallery/client'
import type { EventSummary } from '@gallery/contract'
import { eventHref, translated } from '@gallery/contract/plain'
import { DateRange, type EventListItem } from '@gallery/ui'

/** How an event stands in a list, in the page's language. */
export function useListItem(): (event: EventSummary) => EventListItem {
  const language = useLanguage()
  return (event) => {
    const title = translated(event, 'title', language)
    const excerpt = translated(event, 'excerpt', language)
    return {
      id: event.id,
      href: eventHref(event, language),
      title: title.text,
      ...(title.lang ? { titleLang: title.lang } : {}),
      artists: event.artists.map(({ display }) => display).join(', '),
      excerpt: excerpt.text,
      ...(excerpt.lang ? { excerptLang: excerpt.lang } : {}),
      ...(event.image && event.picture
        ? { picture: pictureProps('events', event.image, event.picture, '') }
        : {}),
      color: event.color,
      dates: <DateRange from={event.from} to={event.to} />,
      place: event.place,
      requiresRegistration: event.requires_registration,
    }
  }
}
