import { artistFields, exportQueries } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import { listArtistIds } from '../artists/rows.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { byIds } from './batches.ts'
import { dates, fieldColumns, number, text } from './columns.ts'
import { exportTable } from './table.ts'

/** Artists, as the panel lists them. */
export const artistsExport = exportTable({
  kind: 'artists',
  columns: [...number('id'), ...fieldColumns(artistFields), ...text('image'), ...dates],
  filter: exportQueries.artists,
  async *batches({ db }, filter) {
    yield* byIds(await listArtistIds(db, filter), (part) =>
      db
        .select()
        .from(artists)
        .where(inArray(artists.id, [...part]))
    )
  },
})
