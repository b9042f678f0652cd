import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { useDates } from '../../dates/useDates.ts'
import { useDetailHeading } from '../../panel/SplitView/DetailHeadingContext.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './SlotHead.css.ts'

const messages = {
  close: { id: 'slotHead.close', defaultMessage: 'Cerrar' },
} as const

export interface SlotHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** When the slot begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** The event's title. */
  title: string
  /** The event's colour. */
  color: EventColor
  /** The address of the calendar without the slot. */
  closeHref: string
}

/**
 * The head of the panel with a slot: when it is, and of which event, in its colour. Renders `<div>` around `<h2>`.
 *
 * Use it in a `SplitView` beside `WeekCalendar`. Use `ScreenTitle` instead for a whole screen.
 */
export function SlotHead({ start, end, title, color, closeHref, className, ...props }: SlotHeadProps) {
  const intl = useIntl()
  const dates = useDates()
  const Link = useLink()
  const heading = useDetailHeading()
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      <div>
        <h2 {...heading} className={styles.time}>
          {dates.clockRange(start, end)}
        </h2>
        <p className={styles.day}>{dates.weekdayDay(dates.dayOf(start), 'long')}</p>
      </div>
      <Link href={closeHref} aria-label={intl.formatMessage(messages.close)} className={styles.close}>
        <Icon name="close" size="m" />
      </Link>
      <p data-event-color={color} className={styles.event}>
        {title}
      </p>
    </div>
  )
}
