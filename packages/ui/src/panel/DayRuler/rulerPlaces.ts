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
function daysFrom(day: string, other: string): number {
  return Math.round((Date.parse(day) - Date.parse(other)) / dayLength)
}

function later(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Where a day stands on the ruler, in percent of it. */
function shareOf(days: number): number {
  return Math.round(((days + before) / length) * 10_000) / 100
}

/** A line each week, and which of them says its month: the first, and the first of each month. */
export function ticksOf(today: string) {
  const days = Array.from({ length: length / 7 }, (_, week) => week * 7 - before)
  return days.map((from, at) => {
    const day = later(today, from)
    const isMonth = at === 0 || day.slice(5, 7) !== later(today, from - 7).slice(5, 7)
    return { day, share: shareOf(from), isToday: from === 0, isMonth }
  })
}

/** Pixels between two squares of one day. */
const apart = 16

/** Where the squares stand; those of one day beside each other. */
export function placesOn(today: string, marks: readonly RulerMark[]) {
  const seen = new Map<number, number>()
  return marks.flatMap(({ id, day }) => {
    const days = Math.max(-before, daysFrom(day, today))
    if (days >= length - before) return []
    const others = seen.get(days) ?? 0
    seen.set(days, others + 1)
    return [
      { id, share: shareOf(days), offset: others * apart + (days === -before ? 6 : 2), late: day < today },
    ]
  })
}
