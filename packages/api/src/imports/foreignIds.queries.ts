import type { ImportTarget } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { importRows } from '../tables/imports.table.ts'
import type { ImportRecord } from './imports.queries.ts'

/** Fields that hold numbers of a gallery's own, which mean nothing in another one. */
const ownNumbers: readonly ImportTarget[] = ['id', 'hash', 'artist_id', 'archive_id']

const Found = z.object({ rows: z.number(), led: z.number(), unknown: z.number() })

/** The numbers of another gallery in a file: which fields of its map they are, and how many rows are refused for them. */
export type ForeignIds = { fields: ImportTarget[]; rows: number }

/**
 * Whether a file looks like an export of another gallery: it names records by their numbers, most of its rows are refused
 * for one that is not here, and no row leads to a record of ours. Null where it does not, and of files, which a table
 * makes none of.
 */
export async function findForeignIds(
  db: Db,
  { id, kind, map }: Pick<ImportRecord, 'id' | 'kind' | 'map'>
): Promise<ForeignIds | null> {
  const fields = ownNumbers.filter((field) => field in map.fields)
  if (kind === 'files' || fields.length === 0) return null
  const unknown = JSON.stringify([{ reason: { id: 'import.reason.keyUnknown' } }])
  const [found] = await selectRows(
    db,
    sql`
      select count(*)::int as rows, count(${importRows.record_id})::int as led,
        (count(*) filter (where ${importRows.faults} @> ${unknown}::jsonb))::int as unknown
      from ${importRows} where ${importRows.import_id} = ${id}`,
    Found
  )
  if (!found || found.led > 0 || found.unknown * 2 <= found.rows) return null
  return { fields, rows: found.unknown }
}
