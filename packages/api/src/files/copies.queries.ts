import { RightsWritten, statedRights } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { readHouseRights } from '../readHouseRights.ts'
import type { StorageFolder } from '../storage/keys.ts'

/** What is written of the rights in a file, and in the record that shows it. */
const Written = z.object({ file: z.string(), own: RightsWritten, record: RightsWritten })

function written(table: string): SQL {
  const of = sql.identifier(table)
  return sql`json_build_object('rights', ${of}.rights, 'rights_note_es', ${of}.rights_note_es,
    'rights_note_en', ${of}.rights_note_en)`
}

/** The rows of each folder that say something of the rights in files of it. */
const sources: Readonly<Partial<Record<StorageFolder, (named: SQL) => SQL>>> = {
  images: (named) => sql`
    select image.file, ${written('image')} as own, ${written('work')} as record
    from work_images image join works work on work.id = image.work_id
    where image.file = ${named} and image.deleted_at is null and work.deleted_at is null
    union all select image.file, ${written('image')}, ${written('item')}
    from item_files image join items item on item.id = image.item_id
    where image.file = ${named} and image.deleted_at is null and item.deleted_at is null
    union all select leaves.picture, ${written('image')}, ${written('item')}
    from leaves join item_files image on image.file = leaves.file join items item on item.id = image.item_id
    where leaves.picture = ${named} and image.deleted_at is null and item.deleted_at is null`,
  events: (named) => sql`
    select image.file, ${written('image')} as own, ${written('event')} as record
    from event_images image join events event on event.id = image.event_id
    where image.file = ${named} and image.deleted_at is null and event.deleted_at is null`,
}

/**
 * Those of some files that not everybody may have themselves, nor their largest picture: as the rights in them say, in any
 * record that shows them. Of what no record shows, as a picture of a text, nothing is stated, and nothing is kept back.
 */
export async function listWithoutCopies(
  db: Db,
  folder: StorageFolder,
  files: readonly string[]
): Promise<ReadonlySet<string>> {
  const source = sources[folder]
  if (!source || files.length === 0) return new Set()
  const rows = await selectRows(db, source(sql`any(${sql.param([...files])}::text[])`), Written)
  if (rows.length === 0) return new Set()
  const house = await readHouseRights(db)
  return new Set(
    rows
      .filter(({ own, record }) => statedRights(own, statedRights(record, house))?.copies === false)
      .map(({ file }) => file)
  )
}

/** The tables that say so. */
export const tablesOfCopies: Readonly<Partial<Record<StorageFolder, readonly string[]>>> = {
  images: ['works', 'work_images', 'items', 'item_files', 'leaves', 'options'],
  events: ['events', 'event_images', 'options'],
}
