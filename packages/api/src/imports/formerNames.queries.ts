import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { activity, activityChanges } from '../tables/activity.table.ts'
import { folded } from './cells/words.ts'
import type { Plan } from './plan.ts'

/** Whether an artist or an archive was once called so, as it may stand in a table that was exported before. */
export type FormerNames = (kind: 'artist' | 'archive', id: number, name: string) => boolean

/** Reads from the history what those were called whom a file names by id and by name; asks nothing where it has no ids. */
export async function findFormerNames(db: Db, { fields }: Plan): Promise<FormerNames> {
  const isMapped = (target: string) => fields.some(({ field }) => field === target)
  const isBorne = new Set([
    ...(isMapped('artist_id') ? await formerOf(db, 'artist', ['display']) : []),
    ...(isMapped('archive_id') ? await formerOf(db, 'archive', ['title_es', 'title_en']) : []),
  ])
  return (kind, id, name) => isBorne.has(keyOf(kind, String(id), name))
}

/** What was made in the same transaction was called otherwise before anybody saw it. */
async function formerOf(
  db: Db,
  kind: 'artist' | 'archive',
  columns: readonly ('display' | 'title_es' | 'title_en')[]
): Promise<string[]> {
  const names: SQL[] = columns.map((column) => sql`changes.before ->> ${column}::text`)
  const rows = await selectRows(
    db,
    sql`
      select distinct changes.record_id, name
      from ${activity} as entry
      join ${activityChanges} as changes using (transaction, kind, record_id),
        unnest(array[${sql.join(names, sql`, `)}]) as name
      where entry.kind = ${kind} and entry.shown and entry.action <> 'created' and not changes.part and name <> ''`,
    z.object({ record_id: z.string(), name: z.string() })
  )
  return rows.map(({ record_id, name }) => keyOf(kind, record_id, name))
}

function keyOf(kind: string, id: string, name: string): string {
  return `${kind} ${id} ${folded(name)}`
}
