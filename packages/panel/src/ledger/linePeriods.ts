import { addDays } from '@gallery/contract/plain'

/** Days from and to which something happened, both among them. */
interface Period {
  from: string
  to: string
}

/** The periods that are asked about most, in the order in which they are offered. */
export const periodNames = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const
type PeriodName = (typeof periodNames)[number]

/** The months and years around a day, from their first day to their last. */
export function periodsAround(today: string): Readonly<Record<PeriodName, Period>> {
  const month = monthOf(today)
  const year = Number(today.slice(0, 4))
  return {
    thisMonth: month,
    lastMonth: monthOf(addDays(month.from, -1)),
    thisYear: yearOf(year),
    lastYear: yearOf(year - 1),
  }
}

/** The period that two days mean; undefined for any others. */
export function periodOf(
  { from, to }: { from: string | undefined; to: string | undefined },
  today: string
): PeriodName | undefined {
  const periods = periodsAround(today)
  return periodNames.find((name) => periods[name].from === from && periods[name].to === to)
}

function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`
  // A day of the next month, whichever this one is.
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, to: addDays(next, -1) }
}

function yearOf(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}
