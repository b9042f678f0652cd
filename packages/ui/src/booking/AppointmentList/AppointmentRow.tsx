import '../../eventColors.css.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './AppointmentList.css.ts'
import type { AppointmentListProps } from './AppointmentList.tsx'
import { AppointmentTitle } from './AppointmentTitle.tsx'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useAppointmentName } from './useAppointmentName.ts'

interface AppointmentRowProps
  extends Pick<AppointmentListProps, 'onConfirm' | 'onResend' | 'calendarHref' | 'moveHref'> {
  appointment: Appointment
  /** Asks whether to delete it. */
  onDelete?: () => void
}

/** One booking to come: its day large on the colour of the event, beside it when, what, where and what can be done. Renders `<li>`. */
export function AppointmentRow({
  appointment,
  onConfirm,
  onResend,
  calendarHref,
  moveHref,
  onDelete,
}: AppointmentRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const { id, start, end, color, place, confirmed, heldUntil, confirmable = false } = appointment
  const values = { appointment: useAppointmentName()(appointment) }
  const move = moveHref?.(id)
  const state = confirmed ? 'confirmed' : 'unconfirmed'
  return (
    <li className={styles.row} data-state={state} data-event-color={color}>
      <DayStamp day={dates.dayOf(start)} className={styles.day} />
      <div className={styles.facts}>
        <div className={styles.when}>
          <time dateTime={start} className={styles.time}>
            {dates.clockRange(start, end)}
          </time>
          <Tag tone={state}>
            <FormattedMessage {...messages[state]} />
          </Tag>
          {heldUntil ? <HeldUntil until={heldUntil} start={start} /> : null}
        </div>
        <AppointmentTitle appointment={appointment} className={styles.title} />
        {place ? <p className={styles.place}>{place}</p> : null}
      </div>
      <div className={styles.actions}>
        {confirmable && onConfirm ? (
          <Button
            className={styles.confirm}
            aria-label={intl.formatMessage(messages.confirmOf, values)}
            onClick={() => onConfirm(id)}
          >
            <FormattedMessage {...messages.confirm} />
          </Button>
        ) : null}
        {!confirmed && onResend ? (
          <Button
            variant="tertiary"
            className={styles.action}
            aria-label={intl.formatMessage(messages.resendOf, values)}
            onClick={() => onResend(id)}
          >
            <FormattedMessage {...messages.resend} />
          </Button>
        ) : null}
        {move === undefined ? null : (
          <Link
            href={move}
            aria-label={intl.formatMessage(messages.moveOf, values)}
            className={styles.action}
          >
            <FormattedMessage {...messages.move} />
          </Link>
        )}
        {confirmed && calendarHref ? (
          <Link
            href={calendarHref(id)}
            download
            aria-label={intl.formatMessage(messages.calendarOf, values)}
            className={styles.action}
          >
            <FormattedMessage {...messages.calendar} />
          </Link>
        ) : null}
        {onDelete ? (
          <Button
            variant="tertiary"
            className={styles.action}
            aria-label={intl.formatMessage(messages.deleteOf, values)}
            onClick={onDelete}
          >
            <FormattedMessage {...messages.delete} />
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** "guardado hasta las 16:05", with the day where it is not the visit's own. Renders `<time>`. */
function HeldUntil({ until, start }: { until: string; start: string }) {
  const dates = useDates()
  const day = dates.dayOf(until)
  const values = { time: dates.clock(until), day: dates.weekdayDay(day) }
  const message = day === dates.dayOf(start) ? messages.heldUntil : messages.heldUntilDay
  return (
    <time dateTime={until} className={styles.held}>
      <FormattedMessage {...message} values={values} />
    </time>
  )
}
