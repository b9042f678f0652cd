import { exportQueries } from '@gallery/contract'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { listArchiveIds } from '../archives/archives.queries.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { byIds } from './batches.ts'
import { bilingual, dates, flag, many, number } from './columns.ts'
import { exportTable } from './table.ts'

const itsArtists = arrayOf(sql`
  select ${artists.display} from ${artists} join ${archiveArtists} on ${archiveArtists.artist_id} = ${artists.id}
  where ${archiveArtists.archive_id} = ${archives.id} and ${artists.deleted_at} is null
  order by ${archiveArtists.position}, ${artists.id}
`)

/** Archives, as the panel lists them. */
export const archivesExport = exportTable({
  kind: 'archives',
  columns: [
    ...number('id'),
    ...bilingual('title', 'description'),
    ...many('artists'),
    ...flag('public'),
    ...dates,
  ],
  filter: exportQueries.archives,
  async *batches({ db }, filter) {
    const ids = await listArchiveIds(db, { ...filter, hidden: true })
    const { search: _search, ...own } = getTableColumns(archives)
    yield* byIds(ids, (part) =>
      db
        .select({ ...own, artists: itsArtists })
        .from(archives)
        .where(inArray(archives.id, [...part]))
    )
  },
})
