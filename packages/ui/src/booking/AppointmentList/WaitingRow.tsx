import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { hrefOf } from '../../controls/Link/address.ts'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { waitingMessages } from '../WaitingDone/messages.ts'
import * as styles from './AppointmentList.css.ts'
import type { AppointmentListProps } from './AppointmentList.tsx'
import type { WaitingAppointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useActionLabel } from './useActionLabel.ts'
import { VisitFacts } from './VisitFacts.tsx'

interface WaitingRowProps extends Pick<AppointmentListProps, 'otherTimesHref'> {
  visit: WaitingAppointment
  onLeave?: () => void
}

/** A visit that is waited for: its day in outline, who comes before, what happens next, and the ways out. Renders `<li>`. */
export function WaitingRow({ visit, onLeave, otherTimesHref }: WaitingRowProps) {
  const dates = useDates()
  const labelled = useActionLabel(visit)
  const others = hrefOf(otherTimesHref, visit, visit.id)
  const { ahead, offerHours } = visit
  const plain = { variant: 'tertiary', className: styles.action } as const
  return (
    <li className={styles.row} data-state="waiting">
      <DayStamp day={dates.dayOf(visit.start)} className={styles.day} />
      <VisitFacts
        visit={visit}
        state={
          <Tag>
            <FormattedMessage {...messages.waiting} />
          </Tag>
        }
      >
        <p className={styles.place}>
          <FormattedMessage {...waitingMessages.ahead} values={{ ahead }} />{' '}
          <FormattedMessage {...waitingMessages.promise} values={{ hours: offerHours }} />
        </p>
      </VisitFacts>
      <div className={styles.actions}>
        {onLeave ? <Button {...plain} onClick={onLeave} {...labelled(messages.leave)} /> : null}
        {others === undefined ? null : <Button {...plain} href={others} {...labelled(messages.otherTimes)} />}
      </div>
    </li>
  )
}
