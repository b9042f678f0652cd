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

/** Of a day without a free place, where the next one is; null when none follows. Renders `<p>`. */
export function NextFreeDay({ next }: { next: FreeDay | null }) {
  const dates = useDates()
  return (
    <p className={styles.nextFree}>
      {next ? (
        <FormattedMessage
          {...messages.nextFree}
          values={{
            day: <Link href={next.href}>{dates.weekdayDay(next.day, 'long')}</Link>,
          }}
        />
      ) : (
        <FormattedMessage {...messages.noneFree} />
      )}
    </p>
  )
}
