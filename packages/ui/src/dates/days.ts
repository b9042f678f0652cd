import { zonedTime } from './zonedTime.ts'

const dayPattern = 'YYYY-MM-DD'

/** Whether a text is a day of the calendar, 'YYYY-MM-DD': the `from` of an address may be anything. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

const dayLength = 86_400_000

/** The day `count` days after a day, or before it when negative. Days are 'YYYY-MM-DD'. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, dayPattern.length)
}

/** `count` days in a row, the given one first. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index))
}

/** The day on which an instant (ISO) falls in a time zone. */
export function dayOf(instant: string, timeZone: string): string {
  return zonedTime(instant, timeZone).slice(0, dayPattern.length)
}
