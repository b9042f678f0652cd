import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { leftParts, usedShare } from '../../private/heldTime.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './HoldBox.css.ts'

const messages = {
  held: { id: 'holdBox.held', defaultMessage: 'Reservada' },
  /** How long it still holds, by minutes: "52 min", "1 h 12", "3 d 2 h". */
  left: {
    id: 'holdBox.left',
    defaultMessage:
      '{unit, select, days {{days, number} d {hours, number} h} hours {{hours, number} h{minutes, plural, =0 {} other { #}}} other {{minutes, number} min}}',
  },
  leftOf: { id: 'holdBox.leftOf', defaultMessage: 'Tiempo que le queda a {client}' },
  used: { id: 'holdBox.used', defaultMessage: 'Tiempo que ya pasó de la reserva de {client}' },
}

export interface HoldBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Who it is held for. */
  client: string
  /** Since when, an instant (ISO). */
  from: string
  /** Until when, an instant (ISO). */
  until: string
  /** The current minute, by which the time runs out. */
  now: Date
  /** Until when and by whom, in words. */
  children?: ReactNode
  /** What can be done with it, `Button`s of the variant `tertiary`. */
  actions?: ReactNode
  /** Who waits behind. */
  next?: ReactNode
}

/**
 * That something is held for somebody, with the time that is left in words and as a bar. Renders `<section>`.
 *
 * Use it beside a record. Use `Tag` instead in a list.
 */
export function HoldBox({
  client,
  from,
  until,
  now,
  children,
  actions,
  next,
  className,
  ...props
}: HoldBoxProps) {
  const intl = useIntl()
  return (
    <section
      aria-label={intl.formatMessage(messages.held)}
      {...props}
      className={joinClasses(styles.box, className)}
    >
      <div className={styles.head}>
        <Tag tone="held">
          <FormattedMessage {...messages.held} />
        </Tag>
        <span
          role="timer"
          aria-live="off"
          aria-label={intl.formatMessage(messages.leftOf, { client })}
          className={styles.left}
        >
          <FormattedMessage {...messages.left} values={leftParts(until, now)} />
        </span>
      </div>
      <div>
        <div className={styles.client}>{client}</div>
        <div className={styles.facts}>{children}</div>
      </div>
      <ProgressBar
        label={intl.formatMessage(messages.used, { client })}
        share={usedShare(from, until, now)}
      />
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {next ? <div className={styles.next}>{next}</div> : null}
    </section>
  )
}
