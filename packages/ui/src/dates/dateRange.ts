import { dayAndMonth, formatDay } from './formatDate.ts'

/** The two ends of a range in words, ready to be joined. */
export interface RangeWords {
  from: string
  to: string
}

/** A day beside another, whose year it need not repeat: "30 January", "30 January 2027". */
export function dayBeside(day: string, other: string, language: string): string {
  return formatDay(day, isOf(day, other) ? dayAndMonth(language) : 'LL', language)
}

/**
 * The ends of a range of days for a heading, where the first end drops what it shares with the second and neither
 * says a year that both share with `today`: "17" and "26 November", "27 November" and "6 December", "2" and
 * "11 January 2040".
 */
export function headingRange(from: string, to: string, language: string, today = to): RangeWords {
  const sameYear = isOf(from, to)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const pattern = sameYear ? dayAndMonth(language) : 'LL'
  const first = formatDay(from, pattern, language)
  // Where the month comes first, in "November 17", the day alone would say nothing.
  const dayFirst = sameMonth && first.startsWith(formatDay(from, 'D', language))
  return {
    from: dayFirst ? (first.split(' ')[0] ?? first) : first,
    to: formatDay(to, isOf(today, to) ? pattern : 'LL', language),
  }
}

const isOf = (day: string, other: string) => day.slice(0, 4) === other.slice(0, 4)

/** Both ends in full, as an event's page says them: "17 November 2026". */
export function longRange(from: string, to: string, language: string): RangeWords {
  return { from: formatDay(from, 'LL', language), to: formatDay(to, 'LL', language) }
}

/** The short form for lists: "12 Nov 2026 – 30 Jan 2027", "12 nov – 30 dic 2026", one day alone as "12 nov 2026". */
export function shortRange(from: string, to: string, language: string): string {
  const last = formatDay(to, 'D MMM YYYY', language)
  if (from === to) return last
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${formatDay(from, sameYear ? 'D MMM' : 'D MMM YYYY', language)} – ${last}`
}
