import { useLanguage } from '@gallery/client'
import type { EventSummary } from '@gallery/contract'
import { eventHref, translated } from '@gallery/contract/plain'
import { Marked, type Result, useDates } from '@gallery/ui'

/** How an event stands in one row: title, place, dates. `words` are marked in the title. */
export function useEventResult(words = ''): (event: EventSummary) => Result {
  const language = useLanguage()
  const dates = useDates()
  return (event) => {
    const title = translated(event, 'title', language)
    return {
      id: event.id,
      href: eventHref(event, language),
      title: <Marked text={title.text} words={words} />,
      ...(title.lang ? { titleLang: title.lang } : {}),
      note: event.place,
      date: dates.shortRange(event.from, event.to),
    }
  }
}
