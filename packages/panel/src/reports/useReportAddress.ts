import { type ReportGrouping, reportGroupings } from '@gallery/contract'
import { idIn, isDay } from '@gallery/contract/plain'
import { type ListAddress, useListAddress } from '../lists/useListAddress.ts'
import { firstDay, periodIn, type ReportPeriod } from './reportPeriod.ts'

/** What a report is of, all of which stands in its address. */
export interface ReportAddress {
  period: ReportPeriod
  /** Its days, 'YYYY-MM-DD', both included. */
  from: string
  to: string
  /** Only the slots of this event. */
  event: number | undefined
  by: ReportGrouping
  href: ListAddress['href']
  set: ListAddress['set']
}

/** See {@link ReportAddress}. Without a word about it, the four weeks up to `today`, by weekday. */
export function useReportAddress(today: string): ReportAddress {
  const { value, href, set } = useListAddress()
  const period = periodIn(value('period'))
  const asked = value('to') ?? ''
  const to = isDay(asked) ? asked : today
  const by = reportGroupings.find((each) => each === value('by')) ?? 'weekday'
  return { period, from: firstDay(period, to), to, event: idIn(value('event')), by, href, set }
}
