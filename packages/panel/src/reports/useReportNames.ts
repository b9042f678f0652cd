import { useLanguage } from '@gallery/client'
import type { ReportRow } from '@gallery/contract'
import { addDays, translated } from '@gallery/contract/plain'
import { useDates } from '@gallery/ui'

/** A Monday: weekdays are counted from it. */
const monday = '2024-01-01'

/** How the parts of a report are called: days, hours, lines. */
interface ReportNames {
  /** "lunes", or "lun". */
  weekday: (weekday: number, length?: 'short' | 'long') => string
  /** "15:00". */
  hour: (hour: number) => string
  row: (row: ReportRow) => string
}

/** See {@link ReportNames}. */
export function useReportNames(): ReportNames {
  const dates = useDates()
  const language = useLanguage()
  const weekday: ReportNames['weekday'] = (number, length = 'long') =>
    dates.day(addDays(monday, number - 1), length === 'long' ? 'dddd' : 'ddd')
  const hour: ReportNames['hour'] = (number) => `${String(number).padStart(2, '0')}:00`
  const row: ReportNames['row'] = (of) => {
    const title = of.event ? translated(of.event, 'title', language).text : ''
    if (of.start !== null)
      return `${dates.weekdayDay(dates.dayOf(of.start))}, ${dates.clock(of.start)}, ${title}`
    if (of.weekday !== null) return weekday(of.weekday)
    return of.hour === null ? title : hour(of.hour)
  }
  return { weekday, hour, row }
}
