import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import * as styles from './AppointmentList.css.ts'
import { AppointmentTitle } from './AppointmentTitle.tsx'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'

/** One booking that is over: what it was, when, and whether it was confirmed. Renders `<li>`. */
export function PastRow({ appointment }: { appointment: Appointment }) {
  const dates = useDates()
  const { start, confirmed } = appointment
  return (
    <li className={styles.past}>
      <AppointmentTitle appointment={appointment} className={styles.pastTitle} />
      <time dateTime={start} className={styles.start}>
        {dates.instant(start)}
      </time>
      <span className={styles.held}>
        <FormattedMessage {...messages[confirmed ? 'confirmed' : 'unconfirmed']} />
      </span>
    </li>
  )
}
