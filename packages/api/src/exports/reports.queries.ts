import { exportQueries } from '@gallery/contract'
import { reportRows } from '../reports/reports.queries.ts'
import { atOnce } from './batches.ts'
import { instant, number, text } from './columns.ts'
import { exportTable, type Row } from './table.ts'

/** What became of the times, put together as a report is; of the last 52 weeks, unless days are named. */
export const reportsExport = exportTable({
  kind: 'reports',
  columns: [
    ...number('weekday', 'hour', 'event_id'),
    ...text('event'),
    ...number('place_id'),
    ...instant('start'),
    ...number('slots', 'offered', 'booked', 'held', 'attended', 'no_shows'),
    ...number('waiting', 'waiting_offered', 'waiting_took'),
  ],
  filter: exportQueries.reports,
  batches: (gallery, choice) => atOnce(readRows(reportRows(gallery, choice))),
})

async function readRows(rows: ReturnType<typeof reportRows>): Promise<Row[]> {
  return (await rows).map(({ event, slot, start, ...row }) => ({
    ...row,
    event_id: event?.id,
    event: event?.title_es,
    place_id: slot,
    start: start && new Date(start),
  }))
}
