/**
 * What a day of a month is: `free` with places, `few` with few of them, `full`; `none` without anything to book,
 * `closed` when nobody can come, `past`.
 */
export type MonthDayState = 'free' | 'few' | 'full' | 'none' | 'closed' | 'past'

/** A day of a month; a plain value: who shows it knows the rules. */
export interface MonthDay {
  /** 'YYYY-MM-DD'. */
  day: string
  state: MonthDayState
  /** How many places are left, of a day with few. */
  free?: number
  /** Why it is closed, in a word: "feriado". */
  note?: string
  /** Where the day is shown; a day without is not to be chosen. */
  href?: string
}
