import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './BookingDone.css.ts'
import { messages } from './messages.ts'
import { timeLeft } from './timeLeft.ts'

/** Until when the place is kept, large, and how long that still is. Renders `<div>`. */
export function HeldUntil({ until, now }: { until: string; now: string }) {
  const dates = useDates()
  const day = dates.dayOf(until)
  const isToday = day === dates.dayOf(now)
  const { hours, minutes } = timeLeft(until, new Date(now))
  const left = hours === 0 ? messages.minutesLeft : messages.hoursLeft
  return (
    <div className={styles.held}>
      <p className={styles.heldLabel}>
        <FormattedMessage {...messages.heldUntil} />
      </p>
      <time dateTime={until} className={styles.hour}>
        {dates.clock(until)}
      </time>
      <p className={styles.left}>
        <span className={styles.day}>
          <FormattedMessage
            {...(isToday ? messages.today : messages.otherDay)}
            // Of today's date the month is known, and the line fits beside the hour on a phone.
            values={{ day: isToday ? dates.day(day, 'dddd D') : dates.weekdayDay(day, 'long') }}
          />
        </span>
        <br />
        <FormattedMessage {...left} values={{ hours, minutes }} />
      </p>
      <VisuallyHidden role="status">
        {hours === 0 && minutes === 5 ? <FormattedMessage {...left} values={{ hours, minutes }} /> : null}
      </VisuallyHidden>
    </div>
  )
}
