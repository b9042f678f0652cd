import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { fill } from '../private/fill.ts'
import { dayBeside, headingRange, longRange, shortRange } from './dateRange.ts'
import { dayOf } from './days.ts'
import { dayAndMonth, formatDay, formatInstant } from './formatDate.ts'
import { messages } from './messages.ts'

/** Dates in words, in the page's locale and by the gallery's clock. Days are 'YYYY-MM-DD', instants ISO. */
export interface Dates {
  /** A day; `LL` unless another pattern is given, one that `format` of `DateText` takes. */
  day: (day: string, pattern?: string) => string
  /** An instant; `LLLL` unless another pattern is given. */
  instant: (instant: string, pattern?: string) => string
  /** "15:00". */
  clock: (instant: string) => string
  /** "15:00 - 15:45". */
  clockRange: (start: string, end: string) => string
  /** "17 to 26 November"; in another year than that of `today`, "1 to 10 January 2040". */
  range: (from: string, to: string, today?: string) => string
  /** "17 November 2026 to 30 January 2027"; one day alone as "17 November 2026". */
  longRange: (from: string, to: string) => string
  /** "12 Nov 2026 – 30 Jan 2027". */
  shortRange: (from: string, to: string) => string
  /** A day beside another: "30 January", with its year where that is not the other's: "30 January 2027". */
  dayBeside: (day: string, other: string) => string
  /** The day on which an instant falls. */
  dayOf: (instant: string) => string
  /** "Thu 19 November", or with the whole weekday "Thursday 19 November". */
  weekdayDay: (day: string, weekday?: 'short' | 'long') => string
  /** "November", what stands under the number of a day. */
  month: (day: string) => string
}

function datesFor(intl: IntlShape): Dates {
  const { locale } = intl
  // The gallery's zone comes from the provider; UTC rather than the visitor's, so that server and browser agree.
  const timeZone = intl.timeZone ?? 'UTC'
  const day: Dates['day'] = (value, pattern = 'LL') => formatDay(value, pattern, locale)
  const instant: Dates['instant'] = (value, pattern = 'LLLL') =>
    formatInstant(value, pattern, locale, timeZone)
  return {
    day,
    instant,
    clock: (value) => instant(value, 'HH:mm'),
    clockRange: (start, end) =>
      fill(intl, messages.clockRange, { start: instant(start, 'HH:mm'), end: instant(end, 'HH:mm') }),
    range: (from, to, today) => fill(intl, messages.range, { ...headingRange(from, to, locale, today) }),
    longRange: (from, to) =>
      from === to ? day(to) : fill(intl, messages.range, { ...longRange(from, to, locale) }),
    shortRange: (from, to) => shortRange(from, to, locale),
    dayBeside: (value, other) => dayBeside(value, other, locale),
    dayOf: (value) => dayOf(value, timeZone),
    weekdayDay: (value, weekday = 'short') =>
      day(value, `${weekday === 'short' ? 'ddd' : 'dddd'} ${dayAndMonth(locale)}`),
    month: (value) => fill(intl, messages.month, { month: day(value, 'MMMM') }),
  }
}

/** Dates in words for components; language and time zone are those of the `IntlProvider`. */
export function useDates(): Dates {
  const intl = useIntl()
  return useMemo(() => datesFor(intl), [intl])
}
