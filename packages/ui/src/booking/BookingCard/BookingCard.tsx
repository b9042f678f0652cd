import '../../eventColors.css.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { DayStamp } from '../../dates/DayStamp/DayStamp.tsx'
import { useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './BookingCard.css.ts'

const messages = {
  cancelled: { id: 'bookingCard.cancelled', defaultMessage: 'Turno cancelado' },
  name: { id: 'bookingCard.name', defaultMessage: 'A nombre de {name}' },
  party: {
    id: 'bookingCard.party',
    defaultMessage: 'A nombre de {name}, {people, plural, one {# persona} other {# personas}}',
  },
} as const

export interface BookingCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'color' | 'children'> {
  /** The event's colour. */
  color: EventColor
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** The event's title. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** The event's page. */
  href?: string
  /** Where to go: "Room 1, ground floor", and a line each for what more there is to say. */
  place?: ReactNode
  /** Who booked: "Martina Sosa". */
  name?: string
  /**
   * How many come, said after the name where it is more than one.
   * @default 1
   */
  people?: number
  /**
   * Struck through and without colour.
   * @default false
   */
  cancelled?: boolean
}

/**
 * A booking at a glance, as its mails show it: day, time, event, place, name. Renders `<div>`.
 *
 * Use it to say back what was booked: on the page that confirms or cancels, in a thank-you. Use `AppointmentList`
 * instead for the bookings of a visitor with their actions.
 */
export function BookingCard({
  color,
  start,
  end,
  title,
  titleLang,
  href,
  place,
  name,
  people = 1,
  cancelled = false,
  className,
  ...props
}: BookingCardProps) {
  const dates = useDates()
  return (
    <div
      {...props}
      data-event-color={color}
      className={joinClasses(styles.card, className)}
      data-cancelled={cancelled || undefined}
    >
      <DayStamp day={dates.dayOf(start)} className={styles.day} />
      <div className={styles.body}>
        {cancelled ? (
          <VisuallyHidden>
            <FormattedMessage {...messages.cancelled} />
          </VisuallyHidden>
        ) : null}
        <time dateTime={start} className={styles.time}>
          {dates.clockRange(start, end)}
        </time>
        <p className={styles.title} lang={titleLang}>
          {href ? (
            <Link href={href} underline="hover">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {place ? <div>{place}</div> : null}
        {name ? (
          <p className={styles.name}>
            <FormattedMessage {...messages[people > 1 ? 'party' : 'name']} values={{ name, people }} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
