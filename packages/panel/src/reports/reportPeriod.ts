import { addDays } from '@gallery/contract/plain'

/** How long a report is: always whole weeks, so that every weekday is in it as often as the others. In days. */
const periodDays = { weeks: 28, quarter: 91, year: 364 } as const

export type ReportPeriod = keyof typeof periodDays
export const reportPeriods = ['weeks', 'quarter', 'year'] as const satisfies readonly ReportPeriod[]

/** What an address says of the length; four weeks where that is none. */
export function periodIn(asked: string | undefined): ReportPeriod {
  return reportPeriods.find((period) => period === asked) ?? 'weeks'
}

/** The first of the days of a period that ends with a day. */
export function firstDay(period: ReportPeriod, to: string): string {
  return addDays(to, 1 - periodDays[period])
}

/** The last day of the period before that one, or after it. */
export function otherEnd(period: ReportPeriod, to: string, which: 'before' | 'after'): string {
  return addDays(to, which === 'before' ? -periodDays[period] : periodDays[period])
}
