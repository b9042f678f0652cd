import { useLoadedSite } from '@gallery/client'
import type { EventSummary } from '@gallery/contract'
import { type Dates, type EventOnView, type EventToCome, type PastEvent, useDates } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { firstDay, lastDay } from '../dates/eventDays.tsx'
import { useListItem } from './useListItem.tsx'

/** How an event stands in each group of its page. */
export interface GroupedItems {
  /** On today: until when, and the way to a visit. */
  current: (event: EventSummary) => EventOnView
  /** To come: from when. */
  coming: (event: EventSummary) => EventToCome
  /** To come, in the place of what is on. */
  comingWide: (event: EventSummary) => EventOnView
  /** Over: from when to when. */
  past: (event: EventSummary) => PastEvent
}

/** How events are said by the gallery's day, in the page's language. */
export function useGroupedItems(): GroupedItems {
  const item = useListItem()
  const dates = useDates()
  const { today } = useLoadedSite()
  const withoutRegistration = useIntl().formatMessage({ id: 'event.noRegistration' })
  return {
    current: (event) => ({
      ...item(event),
      dates: lastDay(event, today, dates),
      ...(event.requires_registration
        ? {
            visit: {
              href: `${item(event).href}#visit`,
              label: <FormattedMessage id="event.bookVisit" />,
            },
          }
        : { place: [event.place, withoutRegistration].filter(Boolean).join(', ') }),
    }),
    coming: (event) => ({
      ...item(event),
      dates: firstDay(event, today, dates),
      note: <Until event={event} dates={dates} />,
    }),
    comingWide: (event) => ({ ...item(event), dates: firstDay(event, today, dates) }),
    past: (event) => ({ ...item(event), dates: dates.shortRange(event.from, event.to) }),
  }
}

/** Until when what is to come is on, and where. */
function Until({ event, dates }: { event: EventSummary; dates: Dates }) {
  if (event.from === event.to) return event.place
  const until = (
    <FormattedMessage id="event.untilAfter" values={{ day: dates.dayBeside(event.to, event.from) }} />
  )
  return event.place === '' ? (
    until
  ) : (
    <>
      {until}, {event.place}
    </>
  )
}
