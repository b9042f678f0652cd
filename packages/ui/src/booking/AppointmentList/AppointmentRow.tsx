import '../../eventColors.css.ts'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './AppointmentList.css.ts'
import type { AppointmentListProps } from './AppointmentList.tsx'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useAppointmentName } from './useAppointmentName.ts'

interface AppointmentRowProps
  extends Pick<AppointmentListProps, 'onConfirm' | 'onResend' | 'calendarHref' | 'moveHref' | 'partyHref'> {
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
  partyHref,
  onDelete,
}: AppointmentRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const { id, title, titleLang, href, start, end, color, place, people, confirmed, heldUntil, confirmable } =
    appointment
  const name = useAppointmentName()(appointment)
  const move = moveHref?.(id)
  const party = partyHref?.(id)
  const labelled = (message: MessageDescriptor) => {
    const action = intl.formatMessage(message)
    return { 'aria-label': intl.formatMessage(messages.of, { action, appointment: name }), children: action }
  }
  const plain = { variant: 'tertiary', className: styles.action } as const
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
            {people && place ? ', ' : null}
            {place}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {confirmable && onConfirm ? (
          <Button className={styles.confirm} onClick={() => onConfirm(id)} {...labelled(messages.confirm)} />
        ) : null}
        {!confirmed && onResend ? (
          <Button {...plain} onClick={() => onResend(id)} {...labelled(messages.resend)} />
        ) : null}
        {move === undefined ? null : <Button {...plain} href={move} {...labelled(messages.move)} />}
        {party === undefined ? null : <Button {...plain} href={party} {...labelled(messages.party)} />}
        {confirmed && calendarHref ? (
          <Button {...plain} href={calendarHref(id)} download {...labelled(messages.calendar)} />
        ) : null}
        {onDelete ? <Button {...plain} onClick={onDelete} {...labelled(messages.delete)} /> : null}
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
