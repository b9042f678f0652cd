import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { longRange, shortRange } from '../dateRange.ts'
import { messages } from '../messages.ts'
import { useDates } from '../useDates.ts'
import { whole } from './DateRange.css.ts'

export interface DateRangeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  /**
   * `long` "12 November 2026 to 30 January 2027" for pages, `short` "12 Nov 2026 – 30 Jan 2027" for lists.
   * @default 'long'
   */
  length?: 'long' | 'short'
}

/**
 * From one day to another, in the page's language; a line may end between the two, never inside one. Renders `<span>`.
 *
 * Use it for a first and a last day. Use `DateText` instead for one date.
 */
export function DateRange({ from, to, length = 'long', ...props }: DateRangeProps) {
  return (
    <span {...props}>{length === 'long' ? <Long from={from} to={to} /> : <Short from={from} to={to} />}</span>
  )
}

function Long({ from, to }: { from: string; to: string }) {
  const dates = useDates()
  const { locale } = useIntl()
  if (from === to) return <Whole>{dates.day(to)}</Whole>
  const words = longRange(from, to, locale)
  return (
    <FormattedMessage
      {...messages.range}
      values={{ from: <Whole>{words.from}</Whole>, to: <Whole>{words.to}</Whole> }}
    />
  )
}

function Short({ from, to }: { from: string; to: string }) {
  const [first = '', last] = shortRange(from, to, useIntl().locale).split(' – ')
  return last === undefined ? (
    <Whole>{first}</Whole>
  ) : (
    <>
      <Whole>{first} –</Whole> <Whole>{last}</Whole>
    </>
  )
}

/** A date that stays on one line. */
function Whole({ children }: { children: ReactNode }) {
  return <span className={whole}>{children}</span>
}
