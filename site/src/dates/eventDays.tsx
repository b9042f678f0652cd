import type { EventSummary } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import type { Dates } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** The last day of what is on; in its last week with the weekday. */
export function lastDay(
  { from, to }: Pick<EventSummary, 'from' | 'to'>,
  today: string,
  dates: Dates
): ReactNode {
  const day = to < addDays(today, 7) ? dates.weekdayDay(to, 'long') : dates.dayBeside(to, today)
  return <FormattedMessage id={from === to ? 'event.onlyOn' : 'event.until'} values={{ day }} />
}

/** "Desde el 23 de noviembre"; what takes one day alone is on that day. */
export function firstDay(
  { from, to }: Pick<EventSummary, 'from' | 'to'>,
  today: string,
  dates: Dates
): ReactNode {
  const day = dates.dayBeside(from, today)
  return <FormattedMessage id={from === to ? 'event.onlyOn' : 'event.from'} values={{ day }} />
}
