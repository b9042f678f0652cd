import { addDays, type OpenDay, weekdayOf } from '@gallery/contract/plain'

/** The days of the week of a day (YYYY-MM-DD), from Monday to Sunday. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** How many days are left of a day's week, it included. */
export function daysLeft(day: string): number {
  return 8 - weekdayOf(day)
}

/** Whether the gallery does not open any more in the week of a day, that day included. */
export function isWeekOver(day: string, openDays: readonly OpenDay[]): boolean {
  return !openDays.some(({ weekday }) => weekday >= weekdayOf(day))
}

/** The days of a week that are worth a column: those on which the gallery opens, and those that have slots all the same. */
export function shownDays(
  days: readonly string[],
  openDays: readonly OpenDay[],
  withSlots: ReadonlySet<string>
): string[] {
  return days.filter(
    (day) => withSlots.has(day) || openDays.some(({ weekday }) => weekday === weekdayOf(day))
  )
}
