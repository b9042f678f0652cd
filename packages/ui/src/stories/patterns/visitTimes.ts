import { addDays, dayOf, type MonthDay, type SlotTime } from '../../index.ts'
import { storyTimeZone } from '../say.ts'

/** The gallery's day in the pattern, a Tuesday, and the Monday that its month begins with. */
export const today = '2026-11-17'
const firstDay = '2026-11-16'
const weeks = 4

/** How many have booked each of the three times of a weekday; it goes on from the beginning after eight days. */
const booked = [
  [12, 8, 1],
  [12, 12, 12],
  [4, 0, 9],
  [11, 12, 12],
  [0, 3, 2],
  [10, 10, 11],
  [6, 12, 0],
  [12, 12, 10],
]
const hours = ['14:00', '15:30', '17:00']
const limit = 12

/** The times of four weeks, three a day from Monday to Friday. */
export function visitTimes(note: string): SlotTime[] {
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(firstDay, index))
  const weekdays = days.filter((day, index) => index % 7 < 5 && day >= today)
  return weekdays.flatMap((day, index) =>
    hours.map((hour, at) => {
      const start = new Date(`${day}T${hour}:00-03:00`)
      return {
        id: `${day} ${hour}`,
        start: start.toISOString(),
        end: new Date(start.getTime() + 45 * 60_000).toISOString(),
        limit,
        count: booked[index % booked.length]?.[at] ?? 0,
        unavailable: false,
        note,
      }
    })
  )
}

/** The times of one day. */
export function timesOf(times: readonly SlotTime[], day: string): SlotTime[] {
  return times.filter(({ start }) => dayOf(start, storyTimeZone) === day)
}

/** How many places a time has left for so many people: none where they do not fit together. */
export const freeFor = ({ limit: most, count }: SlotTime, people: number) =>
  most - count < people ? 0 : most - count

/** What each day of the month is for so many people. */
export function monthFor(
  times: readonly SlotTime[],
  people: number,
  { closed, hrefOf }: { closed: string; hrefOf: (day: string) => string }
): MonthDay[] {
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const day = addDays(firstDay, index)
    if (day < today) return { day, state: 'past' }
    const slots = timesOf(times, day)
    if (slots.length === 0) return { day, state: 'closed', note: closed }
    const free = Math.max(...slots.map((slot) => freeFor(slot, people)))
    if (free === 0) return { day, state: 'full', href: hrefOf(day) }
    return free <= 3
      ? { day, state: 'few', free, href: hrefOf(day) }
      : { day, state: 'free', href: hrefOf(day) }
  })
}
