import type { ClosedDay } from '../../dates/closedDay.ts'
import { daysFrom } from '../../dates/days.ts'

/** A column of the timeline. */
export interface TimelineDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** The gallery is closed: only what was opened on purpose is open. */
  closed: boolean
  today: boolean
  /** The first of a month that is not the window's first: its header says the month's name. */
  monthStart: boolean
}

/** The columns of the window that begins on `from`. */
export function timelineDays(
  from: string,
  count: number,
  today: string,
  closedDays: readonly ClosedDay[] = []
): TimelineDay[] {
  return daysFrom(from, count).map((day, index) => ({
    day,
    closed: closedDays.some((each) => each.day === day),
    today: day === today,
    monthStart: index > 0 && day.endsWith('-01'),
  }))
}
