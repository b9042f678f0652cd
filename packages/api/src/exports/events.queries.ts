import { exportQueries } from '@gallery/contract'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { attendanceOfEvents } from '../attendance/attendance.queries.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { listEventIds } from '../events/list.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, eventRelated, events, eventWorks } from '../tables/events.table.ts'
import { works } from '../tables/works.table.ts'
import { byIds } from './batches.ts'
import { bilingual, dates, day, flag, many, number, text } from './columns.ts'
import { exportTable } from './table.ts'

const itsArtists = arrayOf(sql`
  select ${artists.display} from ${artists} join ${eventArtists} on ${eventArtists.artist_id} = ${artists.id}
  where ${eventArtists.event_id} = ${events.id} and ${artists.deleted_at} is null
  order by ${eventArtists.position}, ${artists.id}
`)

const itsRelated = arrayOf(sql`
  select ${eventRelated.related_id}::text from ${eventRelated}
  where ${eventRelated.event_id} = ${events.id} order by ${eventRelated.position}
`)

const itsWorks = arrayOf(sql`
  select ${works.hash} from ${works} join ${eventWorks} on ${eventWorks.work_id} = ${works.id}
  where ${eventWorks.event_id} = ${events.id} and ${works.deleted_at} is null
  order by ${eventWorks.position}, ${works.id}
`)

/** Events, as the panel lists them; `related` are the numbers of others. */
export const eventsExport = exportTable({
  kind: 'events',
  columns: [
    ...number('id'),
    ...text('kind'),
    ...bilingual('title', 'excerpt', 'body'),
    ...text('place'),
    ...day('from', 'to'),
    ...text('color'),
    ...flag('active', 'requires_registration', 'reminder'),
    ...number('largest_party', 'attended', 'no_shows'),
    ...many('needs'),
    ...many('artists', 'works', 'related'),
    ...text('rights'),
    ...bilingual('rights_note'),
    ...text('image'),
    ...dates,
  ],
  filter: exportQueries.events,
  async *batches({ db, now }, filter) {
    const ids = await listEventIds(db, filter)
    const { search: _search, ...own } = getTableColumns(events)
    yield* byIds(ids, async (part) => {
      const rows = await db
        .select({ ...own, artists: itsArtists, works: itsWorks, related: itsRelated })
        .from(events)
        .where(inArray(events.id, [...part]))
      const came = await attendanceOfEvents(db, now, part)
      return rows.map((row) => ({ ...row, ...came.get(row.id) }))
    })
  },
})
