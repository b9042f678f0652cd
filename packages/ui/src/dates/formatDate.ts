import { dayjsLocale, utcDate } from './dayjs.ts'
import { zonedTime } from './zonedTime.ts'

/**
 * A day ('YYYY-MM-DD') in words. The pattern is dayjs's: 'LL' "19 de noviembre de 2026" or "19 November 2026",
 * 'dddd', 'D', 'MMMM', 'D MMM YYYY'.
 */
export function formatDay(day: string, pattern: string, language: string): string {
  return utcDate(day).locale(dayjsLocale(language)).format(pattern)
}

/** An instant (ISO) in words, as calendar and clock of the time zone show it: 'LLLL', 'HH:mm'. */
export function formatInstant(instant: string, pattern: string, language: string, timeZone: string): string {
  return utcDate(zonedTime(instant, timeZone)).locale(dayjsLocale(language)).format(pattern)
}
