import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { useDates } from '../../dates/useDates.ts'
import { comma } from '../../private/inRow.ts'
import * as styles from './AppointmentList.css.ts'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'

interface VisitFactsProps {
  visit: Pick<Appointment, 'title' | 'titleLang' | 'href' | 'start' | 'end' | 'place' | 'people'>
  /** What stands beside the time: its state, and until when that holds. */
  state: ReactNode
  /** What there is to know beside how many come and where. */
  children?: ReactNode
}

/** When, in what state, what, for how many and where a visit is. Renders `<div>`. */
export function VisitFacts({ visit, state, children }: VisitFactsProps) {
  const dates = useDates()
  const { locale } = useIntl()
  const { title, titleLang, href, start, end, place, people } = visit
  return (
    <div className={styles.facts}>
      <div className={styles.when}>
        <time dateTime={start} className={styles.time}>
          {dates.clockRange(start, end)}
        </time>
        {state}
      </div>
      <p className={styles.title} lang={titleLang}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} underline="hover">
            {title}
          </Link>
        )}
      </p>
      {place || people ? (
        <p className={styles.place}>
          {people ? <FormattedMessage {...messages.people} values={{ people }} /> : null}
          {people && place ? comma(locale) : null}
          {place}
        </p>
      ) : null}
      {children}
    </div>
  )
}
