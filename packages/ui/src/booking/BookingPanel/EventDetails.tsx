import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Facts } from '../../layout/Facts/Facts.tsx'
import { Text } from '../../text/Text/Text.tsx'
import * as styles from './BookingPanel.css.ts'
import type { BookingEvent } from './bookingEvent.ts'
import { messages } from './messages.ts'

/** The right pane of an event that asks for no registration: what it is, when, where, and its page. */
export function EventDetails({ event }: { event: BookingEvent }) {
  const intl = useIntl()
  const dates = useDates()
  const facts = [
    { term: intl.formatMessage(messages.who), value: event.note },
    { term: intl.formatMessage(messages.dates), value: dates.longRange(event.from, event.to) },
    { term: intl.formatMessage(messages.place), value: event.place },
  ]
  return (
    <div className={styles.details}>
      {event.excerpt ? (
        <Text size="l" lang={event.lang}>
          {event.excerpt}
        </Text>
      ) : null}
      <Facts items={facts.filter(({ value }) => value)} className={styles.facts} />
      {event.href ? (
        <Button href={event.href}>
          <FormattedMessage {...messages.details} />
        </Button>
      ) : null}
    </div>
  )
}
