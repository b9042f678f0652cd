import { dayOf, daysBetween } from '@gallery/contract'

/** How many backups are kept: the last of each of so many days, weeks and months that have one. */
export const kept = { days: 7, weeks: 4, months: 12 } as const

/** A Monday. */
const firstWeek = '1970-01-05'

/**
 * Which of the moments at which backups were made stay, whatever their order. Counted are the days, weeks and months that
 * have a backup and not those of the calendar: after a month in which none was made, none that there is goes.
 */
export function keptBackups(moments: readonly Date[], zone: string): Set<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime())
  const day = (moment: Date) => dayOf(moment, zone)
  return new Set([
    ...lastOfEach(newestFirst, kept.days, day),
    ...lastOfEach(newestFirst, kept.weeks, (moment) => String(weekOf(day(moment)))),
    ...lastOfEach(newestFirst, kept.months, (moment) => day(moment).slice(0, 7)),
  ])
}

function lastOfEach(newestFirst: readonly Date[], most: number, spanOf: (moment: Date) => string): Date[] {
  const last = new Map<string, Date>()
  for (const moment of newestFirst) {
    const span = spanOf(moment)
    if (last.has(span)) continue
    if (last.size === most) break
    last.set(span, moment)
  }
  return [...last.values()]
}

/** The number of a day's week, which begins on Mondays. */
function weekOf(day: string): number {
  return Math.floor((daysBetween(firstWeek, day) - 1) / 7)
}
