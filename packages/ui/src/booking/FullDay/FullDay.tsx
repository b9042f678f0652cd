import '../../eventColors.css.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './FullDay.css.ts'

const messages = {
  full: {
    id: 'fullDay.full',
    defaultMessage: '{people, plural, one {Completo} other {Completo para # personas}}',
  },
  wait: { id: 'fullDay.wait', defaultMessage: 'Anotarme en la lista de espera' },
} as const

export interface FullDayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day, 'YYYY-MM-DD'. */
  day: string
  /**
   * How many come together, for whom it is full.
   * @default 1
   */
  people?: number
  /** What whoever waits can count on, in a sentence or two. */
  promise?: ReactNode
  /** Where one waits for a place; without it nobody can. */
  waitHref?: string
  /** The colour of the event; without it that of an element around it that bears `data-event-color`. */
  color?: EventColor
  /**
   * The level of the heading, the day.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * Says of the chosen day that it has no place for those who come, and how one waits for one. Renders `<div>`.
 *
 * Use it beside a `MonthGrid`, in the place of the day's times. Use `BookingPanel` instead in a dialog, which says the
 * same of its day.
 */
export function FullDay({
  day,
  people = 1,
  promise,
  waitHref,
  color,
  headingLevel = 3,
  className,
  ...props
}: FullDayProps) {
  const dates = useDates()
  return (
    <div {...props} data-event-color={color} className={joinClasses(styles.box, className)}>
      <Heading level={headingLevel}>{dates.weekdayDay(day, 'long')}</Heading>
      <p className={styles.full}>
        <FormattedMessage {...messages.full} values={{ people }} />
      </p>
      {promise && waitHref ? <p className={styles.promise}>{promise}</p> : null}
      {waitHref ? (
        <Button href={waitHref} className={styles.wait}>
          <FormattedMessage {...messages.wait} />
        </Button>
      ) : null}
    </div>
  )
}
