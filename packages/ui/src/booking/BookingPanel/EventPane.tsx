import { useIntl } from 'react-intl'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { inRow } from '../../private/inRow.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import type { SlotTime } from '../SlotList/slotTime.ts'
import * as styles from './BookingPanel.css.ts'
import type { BookingEvent } from './bookingEvent.ts'
import { messages } from './messages.ts'
import type { SlotFacts } from './slotFacts.ts'

interface EventPaneProps {
  event: BookingEvent
  day: string
  facts: SlotFacts
  /** The time that was booked. */
  booked?: SlotTime | undefined
}

/** The left pane: the day, the event and what is practical to know, on the event's tint. Renders `<div>`. */
export function EventPane({ event, day, facts, booked }: EventPaneProps) {
  const intl = useIntl()
  const dates = useDates()
  const subtitle = facts.note ?? event.note
  const length = [
    facts.minutes === undefined
      ? undefined
      : intl.formatMessage(messages.minutes, { minutes: facts.minutes }),
    facts.limit === undefined ? undefined : intl.formatMessage(messages.people, { limit: facts.limit }),
  ]
  const practical = [event.place, inRow(intl.locale, length)].filter(Boolean)
  return (
    <div className={styles.event}>
      <DayStamp day={day} className={styles.stamp} />
      {booked ? (
        <time dateTime={booked.start} className={styles.bookedTime}>
          {dates.clockRange(booked.start, booked.end)}
        </time>
      ) : null}
      <div>
        <Heading level={3} className={styles.title} lang={event.lang}>
          {event.title}
        </Heading>
        {subtitle ? (
          <p lang={facts.noteLang} className={styles.subtitle}>
            {subtitle}
          </p>
        ) : null}
      </div>
      {practical.length ? (
        <div className={styles.practical}>
          {practical.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </div>
  )
}
