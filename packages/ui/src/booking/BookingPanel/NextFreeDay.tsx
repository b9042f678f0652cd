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
  /** Whether it has been said that this day has no place. */
  said: boolean
}

/** Of a day without a free place, where the next one is. Renders `<p>`. */
export function NextFreeDay({ next, said }: NextFreeDayProps) {
  const dates = useDates()
  return (
    <p className={styles.nextFree}>
      {next ? (
        <FormattedMessage
          {...(said ? messages.nextOne : messages.nextFree)}
          values={{
            day: <Link href={next.href}>{dates.weekdayDay(next.day, 'long')}</Link>,
          }}
        />
      ) : (
        <FormattedMessage {...(said ? messages.noNext : messages.noneFree)} />
      )}
    </p>
  )
}
