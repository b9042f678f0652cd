import '../../eventColors.css.ts'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { hrefOf } from '../../controls/Link/address.ts'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './AppointmentList.css.ts'
import type { AppointmentListProps } from './AppointmentList.tsx'
import { type Appointment, isOpenOffer } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useActionLabel } from './useActionLabel.ts'
import { useFocusWhenConfirmed } from './useFocusWhenConfirmed.ts'
import { VisitFacts } from './VisitFacts.tsx'

interface AppointmentRowProps
  extends Pick<AppointmentListProps, 'onConfirm' | 'onResend' | 'calendarHref' | 'moveHref' | 'partyHref'> {
  appointment: Appointment
  /** Asks whether to delete it. */
  onDelete?: () => void
}

/**
 * One booking to come, or a place that was offered: its day large on the colour of the event, beside it when, what, where
 * and what can be done. Renders `<li>`.
 */
export function AppointmentRow({
  appointment,
  onConfirm,
  onResend,
  calendarHref,
  moveHref,
  partyHref,
  onDelete,
}: AppointmentRowProps) {
  const dates = useDates()
  const row = useRef<HTMLLIElement>(null)
  const labelled = useActionLabel(appointment)
  const { id, start, color, people = 1, confirmed, heldUntil, confirmable, code } = appointment
  const confirming = useFocusWhenConfirmed(row, confirmed)
  const isOffer = isOpenOffer(appointment)
  const move = isOffer ? undefined : hrefOf(moveHref, appointment, id)
  const party = isOffer ? undefined : hrefOf(partyHref, appointment, id)
  const plain = { variant: 'tertiary', className: styles.action } as const
  const state = confirmed ? 'confirmed' : 'unconfirmed'
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={styles.row}
      data-state={isOffer ? 'offered' : state}
      data-event-color={color}
    >
      <DayStamp day={dates.dayOf(start)} className={styles.day} />
      <VisitFacts
        visit={appointment}
        state={
          <>
            {isOffer ? (
              <strong className={styles.offer}>
                <FormattedMessage {...messages.offered} values={{ people }} />
              </strong>
            ) : (
              <Tag tone={state}>
                <FormattedMessage {...messages[state]} />
              </Tag>
            )}
            {heldUntil ? <HeldNote until={heldUntil} start={start} /> : null}
          </>
        }
      />
      {code ? <div className={styles.code}>{code}</div> : null}
      <div className={styles.actions}>
        {confirmable && onConfirm ? (
          <Button
            className={styles.confirm}
            onClick={() => {
              confirming()
              onConfirm(id)
            }}
            {...labelled(isOffer ? messages.accept : messages.confirm)}
          />
        ) : null}
        {!confirmed && onResend && !(isOffer && confirmable) ? (
          <Button {...plain} onClick={() => onResend(id)} {...labelled(messages.resend)} />
        ) : null}
        {move === undefined ? null : <Button {...plain} href={move} {...labelled(messages.move)} />}
        {party === undefined ? null : <Button {...plain} href={party} {...labelled(messages.party)} />}
        {confirmed && calendarHref ? (
          <Button
            {...plain}
            href={hrefOf(calendarHref, appointment, id)}
            download
            {...labelled(messages.calendar)}
          />
        ) : null}
        {onDelete ? (
          <Button {...plain} onClick={onDelete} {...labelled(isOffer ? messages.letPass : messages.delete)} />
        ) : null}
      </div>
    </li>
  )
}

/** "held until 16:05", with the day where it is not the visit's own. Renders `<time>`. */
function HeldNote({ until, start }: { until: string; start: string }) {
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
