import { namesOf, type RightsStatement, RightsWritten, rightsFields, statedRights } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { StorageFolder } from '../storage/keys.ts'

/** What is written of the rights in a file, and in each record that shows it. */
const Written = z.array(z.object({ own: RightsWritten, record: RightsWritten }))

function written(table: string): SQL {
  const pairs = namesOf(rightsFields).map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(table)}.${sql.identifier(name)}`
  )
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** What says something of the rights in the files of a folder: in which tables, and in which rows of theirs for one file. */
type Source = { tables: readonly string[]; rows: (named: SQL) => SQL }

const sources: Readonly<Partial<Record<StorageFolder, Source>>> = {
  images: {
    tables: ['works', 'work_images', 'items', 'item_files', 'leaves'],
    rows: (named) => sql`
      select ${written('image')} as own, ${written('work')} as record
      from work_images image join works work on work.id = image.work_id
      where image.file = ${named} and image.deleted_at is null and work.deleted_at is null
      union all select ${written('image')}, ${written('item')}
      from item_files image join items item on item.id = image.item_id
      where image.file = ${named} and image.deleted_at is null and item.deleted_at is null
      union all select ${written('image')}, ${written('item')}
      from leaves join item_files image on image.file = leaves.file join items item on item.id = image.item_id
      where leaves.picture = ${named} and image.deleted_at is null and item.deleted_at is null`,
  },
  events: {
    tables: ['events', 'event_images'],
    rows: (named) => sql`
      select ${written('image')} as own, ${written('event')} as record
      from event_images image join events event on event.id = image.event_id
      where image.file = ${named} and image.deleted_at is null and event.deleted_at is null`,
  },
}

/** The tables that say what rights there are in the files of a folder, with what the gallery says of all; none for some. */
export function tablesOfRights(folder: StorageFolder): readonly string[] {
  const source = sources[folder]
  return source ? [...source.tables, 'options'] : []
}

/** What is written of the rights in a file, as JSON. @param named its name, as a value or a column */
export function writtenRights(folder: StorageFolder, named: SQL): SQL {
  const source = sources[folder]
  if (!source) return sql`'[]'::json`
  return sql`(select coalesce(json_agg(shown), '[]'::json) from (${source.rows(named)}) as shown)`
}

/** What is written of the rights in a file. */
export async function listWrittenRights(db: Db, folder: StorageFolder, file: string): Promise<unknown> {
  const rows = await selectRows(
    db,
    sql`select ${writtenRights(folder, sql`${file}`)} as written`,
    z.object({ written: z.unknown() })
  )
  return rows[0]?.written
}

/**
 * Whether everybody may have a file itself, or its largest picture: as the rights in it say, in every record that shows it.
 * Of what no record shows, as a picture of a text, nothing is stated, and nothing is kept back.
 */
export function giveCopies(written: unknown, house: RightsStatement | null): boolean {
  return Written.parse(written).every(
    ({ own, record }) => statedRights(own, statedRights(record, house))?.copies !== false
  )
}
