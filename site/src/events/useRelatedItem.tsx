import type { Event } from '@gallery/contract'
import { type RelatedItem, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { translated } from '../language/translated.ts'
import { pictureProps } from '../pictures/pictureProps.ts'
import { eventHref } from './eventHref.ts'

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
