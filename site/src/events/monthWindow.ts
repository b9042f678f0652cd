import type { Day } from '@gallery/contract'
import { addDays, daysBetween } from '@gallery/contract/plain'

const week = 7
/** Weeks that are shown at least, also at the end of a month. */
const leastWeeks = 4

/** The month that is shown where one is asked for, 'YYYY-MM': one that is over, or none, is the one that now is. */
export function shownMonth(asked: string | undefined, today: Day): string {
  const current = today.slice(0, 7)
  return asked === undefined || asked < current ? current : asked
}

/**
 * The days that are shown of a month ('YYYY-MM'): whole weeks, from that of its first day on, or from this one in the month
 * that now is; to that of its last day, and at least four.
 */
export function monthWindow(month: string, today: Day): Day[] {
  const first = `${month}-01`
  const from = mondayOf(first > today ? first : today)
  const last = addDays(`${nextMonth(month)}-01`, -1)
  const weeks = Math.max(leastWeeks, Math.ceil(daysBetween(from, last) / week))
  return Array.from({ length: weeks * week }, (_, index) => addDays(from, index))
}

/** The month after a month. */
export function nextMonth(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7)
}

/** The month before a month. */
export function previousMonth(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7)
}

function mondayOf(day: Day): Day {
  const weekday = new Date(day).getUTCDay() || week
  return addDays(day, 1 - weekday)
}
