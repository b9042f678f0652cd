import { addDays } from '../../dates/days.ts'

/** Something that falls due on a day. */
export interface RulerMark {
  id: string | number
  /** 'YYYY-MM-DD' */
  day: string
}

/** How many days the ruler has, and how many of them are over. */
const length = 56
const before = 7
const dayLength = 86_400_000

/** How many days a day is from another, negative before it. */
function daysApart(day: string, other: string): number {
  return Math.round((Date.parse(day) - Date.parse(other)) / dayLength)
}

/** Where a day stands on the ruler, in percent of it. */
function shareOf(days: number): number {
  return Math.round(((days + before) / length) * 10_000) / 100
}

/**
 * A line each week. Which of them says its month: the first, and the first of each month. Which has no number on a phone,
 * where there is space for every second one from today on, but for none with a month at the end (`isWide`).
 */
export function ticksOf(today: string) {
  const days = Array.from({ length: length / 7 }, (_, week) => week * 7 - before)
  return days.map((from, at) => {
    const day = addDays(today, from)
    const isSecond = at % 2 === 1
    // Of every second one also where the month began at the one between.
    const isMonth = at === 0 || monthOf(day) !== monthOf(addDays(today, from - (isSecond ? 14 : 7)))
    const isWide = !isSecond || (isMonth && at === days.length - 1)
    return { day, share: shareOf(from), isToday: from === 0, isMonth, isWide }
  })
}

function monthOf(day: string): string {
  return day.slice(5, 7)
}

/** Pixels between two squares of one day. */
const apart = 16

/** Where the squares stand; those of one day beside each other. */
export function placesOn(today: string, marks: readonly RulerMark[]) {
  const seen = new Map<number, number>()
  return marks.flatMap(({ id, day }) => {
    const days = Math.max(-before, daysApart(day, today))
    if (days >= length - before) return []
    const others = seen.get(days) ?? 0
    seen.set(days, others + 1)
    return [
      { id, share: shareOf(days), offset: others * apart + (days === -before ? 6 : 2), late: day < today },
    ]
  })
}
