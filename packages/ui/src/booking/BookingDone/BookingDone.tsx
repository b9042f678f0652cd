import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { useDates } from '../../dates/useDates.ts'
import type { FormProps } from '../../forms/Form/Form.tsx'
import { Heading } from '../../text/Heading/Heading.tsx'
import * as styles from './BookingDone.css.ts'
import { HeldUntil } from './HeldUntil.tsx'
import { messages } from './messages.ts'
import { WrongAddress } from './WrongAddress.tsx'

export interface BookingDoneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the mail went. */
  email: string
  /** Until when the place is held, an instant (ISO). */
  until: string
  /** The time by the server's clock, an instant (ISO): from `until` on the place is free again. */
  now: string
  /** When the mail was sent once more, an instant (ISO). */
  sentAt?: string | undefined
  /**
   * It was sent a moment ago, and is not again so soon.
   * @default false
   */
  resendOff?: boolean
  /** Sends the mail again. */
  onResend: () => unknown
  /** Sends it to another address; resolves with false when that was refused, which leaves the field open. */
  onCorrect: (email: string) => unknown
  /** The server's answer to the last correction, by field. */
  errors?: FormProps['errors'] | undefined
  /** Why the last wish could not be granted. */
  refusal?: ReactNode
  /** The visitor's page of bookings. */
  bookingsHref: string
  /** The way back to the times of the day, once the place is not held any more. */
  onAgain: () => void
}

/**
 * What follows a booking: where the mail went, until when the place is held, how to have the mail again or to mend the
 * address. Renders `<div>`; its heading takes the focus when it appears.
 *
 * Use it as `done` of `BookingPanel`. Use `BookingCard` instead to say back what was booked.
 */
export function BookingDone({
  email,
  until,
  now,
  sentAt,
  resendOff = false,
  onResend,
  onCorrect,
  errors,
  refusal,
  bookingsHref,
  onAgain,
  ...props
}: BookingDoneProps) {
  const dates = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = new Date(until) <= new Date(now)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div {...props}>
      <Heading level={3} size="xl" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...(isOver ? messages.over : messages.title)} />
      </Heading>
      {isOver ? (
        <>
          <p className={styles.where}>
            <FormattedMessage {...messages.overHint} />
          </p>
          <Button onClick={onAgain}>
            <FormattedMessage {...messages.again} />
          </Button>
        </>
      ) : (
        <>
          <p className={styles.where} aria-live="polite">
            <FormattedMessage {...messages.mailed} /> <strong className={styles.address}>{email}</strong>{' '}
            <FormattedMessage {...messages.openIt} />
          </p>
          <HeldUntil until={until} now={now} />
          {refusal ? (
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
          ) : null}
          <div className={styles.row}>
            <div className={styles.question}>
              <strong>
                <FormattedMessage {...messages.notThere} />
              </strong>
              <p className={styles.hint} aria-live="polite">
                {sentAt ? (
                  <FormattedMessage {...messages.sentAt} values={{ time: dates.clock(sentAt) }} />
                ) : (
                  <FormattedMessage {...messages.notThereHint} />
                )}
              </p>
            </div>
            {/* Not `disabled`: whoever pressed it keeps the focus. */}
            <Button
              variant="secondary"
              aria-disabled={resendOff || undefined}
              onClick={resendOff ? undefined : () => void onResend()}
            >
              <FormattedMessage {...messages.resend} />
            </Button>
          </div>
          <WrongAddress email={email} errors={errors} onCorrect={onCorrect} />
          <div className={styles.row}>
            <div className={styles.question}>
              <strong>
                <FormattedMessage {...messages.otherPlan} />
              </strong>
              <p className={styles.hint}>
                <FormattedMessage {...messages.otherPlanHint} />
              </p>
            </div>
            <Link href={bookingsHref}>
              <FormattedMessage {...messages.bookings} />
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
