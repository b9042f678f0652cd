import { RightsWritten, statedRights } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { readHouseRights } from '../readHouseRights.ts'
import type { StorageFolder } from '../storage/keys.ts'

/** What is written of the rights in a file, and in the record that shows it. */
const Written = z.object({ own: RightsWritten, record: RightsWritten })

function written(table: string): SQL {
  const of = sql.identifier(table)
  return sql`json_build_object('rights', ${of}.rights, 'rights_note_es', ${of}.rights_note_es,
    'rights_note_en', ${of}.rights_note_en)`
}

/** The rows of each folder that say something of the rights in a file of it. */
const sources: Readonly<Partial<Record<StorageFolder, (file: string) => SQL>>> = {
  images: (file) => sql`
    select ${written('image')} as own, ${written('work')} as record
    from work_images image join works work on work.id = image.work_id
    where image.file = ${file} and image.deleted_at is null and work.deleted_at is null
    union all select ${written('image')}, ${written('item')}
    from item_files image join items item on item.id = image.item_id
    where image.file in (${file}, (select leaves.file from leaves where leaves.picture = ${file}))
    and image.deleted_at is null and item.deleted_at is null`,
  events: (file) => sql`
    select ${written('image')} as own, ${written('event')} as record
    from event_images image join events event on event.id = image.event_id
    where image.file = ${file} and image.deleted_at is null and event.deleted_at is null`,
}

/**
 * Whether everybody may have the largest picture and the file itself: as the rights in it say, in every record that shows
 * it. Of what no record shows, as a picture of a text, nothing is stated, and nothing is kept back.
 */
export async function givesCopies(db: Db, folder: StorageFolder, file: string): Promise<boolean> {
  const source = sources[folder]
  if (!source) return true
  const rows = await selectRows(db, source(file), Written)
  if (rows.length === 0) return true
  const house = await readHouseRights(db)
  return rows.every(({ own, record }) => statedRights(own, statedRights(record, house))?.copies !== false)
}

/** The tables that say so. */
export const tablesOfCopies: Readonly<Partial<Record<StorageFolder, readonly string[]>>> = {
  images: ['works', 'work_images', 'items', 'item_files', 'leaves', 'options'],
  events: ['events', 'event_images', 'options'],
}
