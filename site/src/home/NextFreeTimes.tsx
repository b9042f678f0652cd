import { useLanguage, useLoadedSite, useNow } from '@gallery/client'
import type { UpcomingEvent } from '@gallery/contract'
import { freePlaces, isBookable, isFew, translated } from '@gallery/contract/plain'
import { Section, TimeList, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** How many times fit over the timeline. */
const most = 4

/** On a phone, the next times of all events, each one tap from its form: the days of the timeline are small there. */
export function NextFreeTimes({ events }: { events: readonly UpcomingEvent[] }) {
  const language = useLanguage()
  const dates = useDates()
  const now = useNow()
  const { today, options } = useLoadedSite()
  const times = events
    .filter((event) => event.active && event.requires_registration)
    .flatMap((event) => event.places.map((slot) => ({ event, slot })))
    .filter(({ slot }) => isBookable(slot, now))
    .toSorted((one, other) => Date.parse(one.slot.start) - Date.parse(other.slot.start))
    .slice(0, most)
  if (times.length === 0) return null
  return (
    <Section data-phone-only="" data-screen="" title={<FormattedMessage id="home.nextTimes" />}>
      <TimeList
        today={today}
        times={times.map(({ event, slot: { id, start, end, ...slot } }) => {
          const title = translated(event, 'title', language)
          const query = { day: dates.dayOf(start), event: String(event.id), slot: String(id) }
          const free = freePlaces(slot)
          return {
            ...{ id, start, end, free, color: event.color, title: title.text },
            ...(title.lang ? { lang: title.lang } : {}),
            few: isFew(free, slot.limit, options.fewShare),
            href: `/${language}?${new URLSearchParams(query)}`,
          }
        })}
      />
    </Section>
  )
}
