import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Heading } from '../../text/Heading/Heading.tsx'
import * as styles from '../BookingDone/BookingDone.css.ts'
import { waitingMessages as messages } from './messages.ts'

export interface WaitingDoneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the mail went. */
  email: string
  /** How many bookings wait before this one. */
  ahead: number
  /** For how many hours a place that is freed is kept. */
  offerHours: number
  /** The visitor's page of bookings, where what they wait for stands too. */
  bookingsHref: string
  /** The way back to the times of the day. */
  onBack: () => void
}

/**
 * What follows joining the waiting list: how many come before, what happens next, where the mail went. Renders `<div>`;
 * its heading takes the focus when it appears.
 *
 * Use it as `done` of `BookingPanel`. Use `BookingDone` instead when a place was booked.
 */
export function WaitingDone({ email, ahead, offerHours, bookingsHref, onBack, ...props }: WaitingDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div {...props}>
      <Heading level={3} size="xl" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <p className={styles.where}>
        <FormattedMessage {...messages.ahead} values={{ ahead }} />{' '}
        <FormattedMessage {...messages.promise} values={{ hours: offerHours }} />
      </p>
      <p className={styles.row}>
        <span>
          <FormattedMessage {...messages.mailed} /> <strong className={styles.address}>{email}</strong>
        </span>
      </p>
      <div className={styles.row}>
        <Button variant="secondary" onClick={onBack}>
          <FormattedMessage {...messages.more} />
        </Button>
        <Link href={bookingsHref}>
          <FormattedMessage {...messages.bookings} />
        </Link>
      </div>
    </div>
  )
}
