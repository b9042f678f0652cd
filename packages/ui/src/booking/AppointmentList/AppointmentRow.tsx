import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './AppointmentList.css.ts'
import type { AppointmentListProps } from './AppointmentList.tsx'
import { appointmentListMessages as messages } from './messages.ts'

/** A booking as its owner sees it. */
export interface Appointment {
  id: number | string
  /** The event's title. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** Where the title leads: the event. */
  href?: string
  /** When it begins, ISO. */
  start: string
  /** Whether its owner confirmed it by the mailed link. */
  confirmed: boolean
  /** Until when the place is held for who does not confirm, an instant (ISO). */
  heldUntil?: string
  /** Whether it can be confirmed here: it was made with the owner's own address. */
  confirmable?: boolean
}

/** "La línea que corta la esquina, jueves 19 de noviembre de 2026, 15:00": one booking apart from the others. */
export function useAppointmentName(): (appointment: Appointment) => string {
  const intl = useIntl()
  const dates = useDates()
  return ({ title, start }) =>
    intl.formatMessage(messages.appointment, { title, start: dates.instant(start) })
}

interface AppointmentRowProps
  extends Pick<AppointmentListProps, 'onConfirm' | 'onResend' | 'calendarHref' | 'moveHref'> {
  appointment: Appointment
  /** Asks whether to delete it. */
  onDelete?: () => void
}

/** One booking of the list. Renders `<li>`. */
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
  const { id, title, titleLang, href, start, confirmed, heldUntil, confirmable = false } = appointment
  const values = { appointment: useAppointmentName()(appointment) }
  const move = moveHref?.(id)
  const state = confirmed ? 'confirmed' : 'unconfirmed'
  return (
    <li className={styles.row} data-state={state} data-held={heldUntil ? '' : undefined}>
      <span className={styles.title} lang={titleLang}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} underline="hover">
            {title}
          </Link>
        )}
      </span>
      <time dateTime={start} className={styles.start}>
        {dates.instant(start)}
      </time>
      <span className={styles.state}>
        <Tag tone={state}>
          <FormattedMessage {...messages[state]} />
        </Tag>
        {heldUntil ? <HeldUntil until={heldUntil} start={start} /> : null}
      </span>
      <span className={styles.actions}>
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
        {confirmable && onConfirm ? (
          <Button
            size="s"
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
      </span>
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
