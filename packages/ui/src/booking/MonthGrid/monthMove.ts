import { addDays } from '../../dates/days.ts'
import type { GridPlace, OpenCells } from '../TimelineGrid/gridMove.ts'

const width = 7

/**
 * Where a key leads from a day of a month: left and right to the day before and after, over the ends of weeks; up and
 * down to the same day of another week; Home and End to the ends of the week, with Ctrl to those of the month. What
 * cannot be stood on is passed over. Null when the key means nothing here or there is nowhere to go.
 */
export function monthMove(open: OpenCells, at: GridPlace, key: string, ctrl = false): GridPlace | null {
  const days = open.flat()
  const here = at.row * width + at.column
  const inReach = days.flatMap((isOpen, index) => (isOpen ? [index] : []))
  const ofWeek = inReach.filter((index) => Math.floor(index / width) === at.row)
  const ofWeekday = inReach.filter((index) => index % width === at.column)
  const ends = ctrl ? inReach : ofWeek
  const places: Record<string, number | undefined> = {
    ArrowLeft: inReach.findLast((index) => index < here),
    ArrowRight: inReach.find((index) => index > here),
    ArrowUp: ofWeekday.findLast((index) => index < here),
    ArrowDown: ofWeekday.find((index) => index > here),
    Home: ends[0],
    End: ends.at(-1),
  }
  const to = places[key]
  return to === undefined ? null : { row: Math.floor(to / width), column: to % width }
}

/** How many days a key goes beyond what is shown: to the weeks before or after. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -width,
  ArrowDown: width,
  PageUp: -28,
  PageDown: 28,
}

/** By how many days a key leads out of a month, before it when negative; undefined for a key that stays in it. */
export function stepBeyond(key: string): number | undefined {
  return steps[key]
}

/**
 * Where somebody lands who left a day by so many days: the nearest of the days shown now that lie in that direction, or
 * of all when none does; undefined where there is no day.
 */
export function landing(days: readonly string[], left: string, step: number): string | undefined {
  const wanted = Date.parse(addDays(left, step))
  const ahead = days.filter((day) => (step > 0 ? day > left : day < left))
  const [nearest] = (ahead.length > 0 ? ahead : days).toSorted(
    (one, other) => Math.abs(Date.parse(one) - wanted) - Math.abs(Date.parse(other) - wanted)
  )
  return nearest
}
