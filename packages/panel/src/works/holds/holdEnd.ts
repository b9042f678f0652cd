import { addDays, instantOf, type WorkHold } from '@gallery/contract'

/** The hour of the gallery's clock at which a hold ends that is set by a press. */
const hourAtFirst = '18:00'

/** The days that are set at first, and where a day is to be chosen. */
const daysAtFirst = 3

/** Until when a hold is to be, as the form has it. */
interface HoldEnd {
  /** The days of the press that set it; null once a day was chosen by hand. */
  days: number | null
  /** What the field of day and hour begins with: an instant, or the gallery's clock. */
  begins: string
  /** Counts the presses: each begins the field anew, the same one too. */
  presses: number
}

/** How long a hold is at first: as it stands, or the days of a new one. */
export function firstEnd(hold: Pick<WorkHold, 'until'> | undefined, today: string): HoldEnd {
  return hold
    ? { days: null, begins: hold.until, presses: 0 }
    : { days: daysAtFirst, begins: inDays(daysAtFirst, today), presses: 0 }
}

/** After a press of so many days. */
export function pressedEnd({ presses }: HoldEnd, days: number, today: string): HoldEnd {
  return { days, begins: inDays(days, today), presses: presses + 1 }
}

/** After the day or the hour was changed by hand: the field stays as it is, and no press holds any more. */
export function handEnd(end: HoldEnd): HoldEnd {
  return end.days === null ? end : { ...end, days: null }
}

/**
 * How the end is sent: as hours for whoever comes behind somebody, whose turn begins nobody knows when, and chose a
 * number of days; else as an instant. Null where the day or the hour is missing.
 */
export function sentEnd(
  { days }: HoldEnd,
  isBehind: boolean,
  clock: string,
  zone: string
): { hours: number } | { until: string } | null {
  if (isBehind && days !== null) return { hours: days * 24 }
  const [, day, hour] = /^(\d{4,}-\d\d-\d\d)T(\d\d:\d\d)/.exec(clock) ?? []
  if (day === undefined || hour === undefined) return null
  return { until: instantOf(day, hour, zone).toISOString() }
}

function inDays(days: number, today: string): string {
  return `${addDays(today, days)}T${hourAtFirst}`
}
