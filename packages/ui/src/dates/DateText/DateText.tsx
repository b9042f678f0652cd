import type { ComponentPropsWithRef } from 'react'
import { isDay } from '../days.ts'
import { useDates } from '../useDates.ts'

export interface DateTextProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> {
  /** A day 'YYYY-MM-DD', which belongs to no time zone, or an instant (ISO). */
  value: string
  /**
   * A pattern of dayjs: 'LL', 'LLLL', 'HH:mm', 'dddd'…
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
