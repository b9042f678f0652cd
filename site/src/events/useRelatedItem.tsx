import { pictureProps, useLanguage } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { eventHref, translated } from '@gallery/contract/plain'
import { type RelatedItem, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** How a related event stands at the end of a page. */
export function useRelatedItem(): (event: Event['related'][number]) => RelatedItem {
  const language = useLanguage()
  const dates = useDates()
  return (event) => {
    const title = translated(event, 'title', language)
    return {
      id: event.id,
      href: eventHref(event, language),
      title: title.text,
      ...(title.lang ? { titleLang: title.lang } : {}),
      note: (
        <>
          <FormattedMessage id={`event.kind.${event.kind}`} />
          {', '}
          {dates.shortRange(event.from, event.to)}
        </>
      ),
      ...(event.image && event.picture
        ? { picture: pictureProps('events', event.image, event.picture, '') }
        : {}),
    }
  }
}
