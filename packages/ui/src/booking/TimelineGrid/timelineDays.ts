import { daysFrom, isWeekend } from '../../dates/days.ts'

/** A column of the timeline. */
export interface TimelineDay {
  /** 'YYYY-MM-DD'. */
  day: string
  weekend: boolean
  today: boolean
  /** The first of a month that is not the window's first: its header says the month's name. */
  monthStart: boolean
}

/** The columns of the window that begins on `from`. */
export function timelineDays(from: string, count: number, today: string): TimelineDay[] {
  return daysFrom(from, count).map((day, index) => ({
    day,
    weekend: isWeekend(day),
    today: day === today,
    monthStart: index > 0 && day.endsWith('-01'),
  }))
}
