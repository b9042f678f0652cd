import { isOurLanguage } from '../private/ourLanguage.ts'

interface WithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  /** What `getWeekInfo` was called before; Node 20 knows no other. */
  weekInfo?: { firstDay: number }
}

/**
 * With which weekday a week begins in a locale, 1 Monday to 7 Sunday: with what the days of a `MonthGrid` begin. Monday
 * in Spanish and plain English, and where a browser does not know; so it is asked where the days are made, once.
 */
export function weekStart(language: string): number {
  if (isOurLanguage(language)) return 1
  const locale: WithWeek = new Intl.Locale(language)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
