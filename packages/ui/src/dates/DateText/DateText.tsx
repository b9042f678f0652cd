import type { ComponentPropsWithRef } from 'react'
import { isDay } from '../days.ts'
import { useDates } from '../useDates.ts'

export interface DateTextProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> {
  /** A day 'YYYY-MM-DD', which belongs to no time zone, or an instant (ISO). */
  value: string
  /**
   * 'LL', 'LLL', which adds the clock, 'LLLL', which adds the weekday too, or a pattern: of some of dayjs's letters,
   * 'YYYY', 'MMMM', 'MMM', 'MM', 'DD', 'D', 'dddd', 'ddd', 'dd', 'HH' and 'mm', of signs, and of [words] in brackets.
   * Any other letter throws.
   * @default 'LL' for a day, 'LLLL' for an instant
   */
  format?: string
}

/**
 * A date in the page's language; an instant is said by the gallery's clock, wherever the visitor is. Renders
 * `<time>`.
 *
 * Use it for one date or time. Use `DateRange` instead for the two ends of a range.
 */
export function DateText({ value, format, ...props }: DateTextProps) {
  const dates = useDates()
  return (
    <time {...props} dateTime={value}>
      {isDay(value) ? dates.day(value, format) : dates.instant(value, format)}
    </time>
  )
}
