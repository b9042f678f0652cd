import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './NextSlots.css.ts'

const messages = {
  today: { id: 'nextSlots.today', defaultMessage: 'hoy' },
  taken: { id: 'nextSlots.taken', defaultMessage: '{count, number} de {limit, number}' },
  full: { id: 'nextSlots.full', defaultMessage: 'Completo' },
} as const

/** A slot that is still to come. */
export interface NextSlot {
  id: number
  /** Where it stands in the calendar. */
  href: string
  /** When it begins, an instant (ISO). */
  start: string
  /** How many places are taken. */
  count: number
  /** How many of those wait for a confirmation. */
  unconfirmed: number
  /** How many there are. */
  limit: number
}

export interface NextSlotsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What they are, for screen readers: "Next times". */
  label: string
  /** Soonest first. */
  slots: readonly NextSlot[]
  /** The event's colour. */
  color: EventColor
  /** The gallery's day, 'YYYY-MM-DD', which is called today. */
  today: string
}

/**
 * The next slots of an event and how full each is; what waits for a confirmation is half as high. Renders `<ol>`.
 *
 * Use it beside the record of an event. Use `WeekCalendar` instead for all slots of a week.
 */
export function NextSlots({ label, slots, color, today, className, ...props }: NextSlotsProps) {
  const intl = useIntl()
  const dates = useDates()
  const Link = useLink()
  return (
    <ol
      {...props}
      aria-label={label}
      data-event-color={color}
      className={joinClasses(styles.list, className)}
    >
      {slots.map(({ id, href, start, count, unconfirmed, limit }) => {
        const day = dates.dayOf(start)
        return (
          <li key={id} className={styles.slot}>
            <Link href={href} className={styles.link}>
              <span className={styles.when}>
                <b>{dates.clock(start)}</b>{' '}
                {day === today ? intl.formatMessage(messages.today) : dates.day(day, 'ddd D')}
              </span>
              <span className={styles.taken}>
                {count >= limit ? (
                  <b>
                    <FormattedMessage {...messages.full} />
                  </b>
                ) : (
                  <FormattedMessage {...messages.taken} values={{ count, limit }} />
                )}
              </span>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${Math.max(limit, 1)} 2`}
                preserveAspectRatio="none"
                className={styles.bar}
              >
                <rect width={count - unconfirmed} height="2" />
                <rect x={count - unconfirmed} y="1" width={unconfirmed} height="1" />
              </svg>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
