import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { useDates } from '../../dates/useDates.ts'
import * as styles from './BookingPanel.css.ts'
import { messages } from './messages.ts'

/** A day on which a place can be booked. */
export interface FreeDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** The address that opens it. */
  href: string
}

interface NextFreeDayProps {
  /** Null when none follows. */
  next: FreeDay | null
}

/** Under the heading of a day without a free place, where the next one is. Renders `<p>`. */
export function NextFreeDay({ next }: NextFreeDayProps) {
  const dates = useDates()
  return (
    <p className={styles.nextFree}>
      {next ? (
        <FormattedMessage
          {...messages.nextOne}
          values={{
            day: <Link href={next.href}>{dates.weekdayDay(next.day, 'long')}</Link>,
          }}
        />
      ) : (
        <FormattedMessage {...messages.noNext} />
      )}
    </p>
  )
}
