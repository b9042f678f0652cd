import { useLoadedSite, useNow } from '@gallery/client'
import type { Day } from '@gallery/contract'
import { Inline, Link, useDates, VisuallyHidden } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BookableEvent } from '../home/bookingEvent.ts'
import { nextFreeDay, previousFreeDay } from './freeDay.ts'

interface FreeDayWaysProps {
  event: BookableEvent
  /** The day that is open. */
  day: Day
  /** How many come together; one where nothing is said. */
  people: number | undefined
  /**
   * Whether the day after is named elsewhere already.
   * @default false
   */
  withoutNext?: boolean
  hrefOf: (day: Day) => string
}

/** The ways from a day to the nearest before and after it that have places for so many; nothing where neither has. */
export function FreeDayWays({ event, day, people, withoutNext = false, hrefOf }: FreeDayWaysProps) {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()
  const { timeZone } = useLoadedSite()
  const previous = previousFreeDay(event, day, now, timeZone, people)
  const next = withoutNext ? undefined : nextFreeDay(event, day, now, timeZone, people)
  if (!previous && !next) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'day.ways' })}>
      <Inline space="s5">
        {previous ? (
          <Link href={hrefOf(previous)} rel="prev">
            <span aria-hidden>← </span>
            <VisuallyHidden>
              <FormattedMessage id="day.previous" />:{' '}
            </VisuallyHidden>
            {dates.day(previous, 'ddd D MMM')}
          </Link>
        ) : null}
        {next ? (
          <Link href={hrefOf(next)} rel="next">
            <VisuallyHidden>
              <FormattedMessage id="day.next" />:{' '}
            </VisuallyHidden>
            {dates.day(next, 'ddd D MMM')}
            <span aria-hidden> →</span>
          </Link>
        ) : null}
      </Inline>
    </nav>
  )
}
