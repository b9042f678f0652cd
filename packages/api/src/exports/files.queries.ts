import { exportQueries, storageFolders } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { eventImages, events } from '../tables/events.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { conditions } from '../tables/ledger.table.ts'
import { slides } from '../tables/slides.table.ts'
import { movements, workImages, works } from '../tables/works.table.ts'
import { bilingual, flag, number, text } from './columns.ts'
import { exportTable } from './table.ts'

/** Every file, whose it is, and what is said of it: `public` of a picture that is shown, and what is read of a leaf or heard. */
export const filesExport = exportTable({
  kind: 'files',
  columns: [
    ...text('folder', 'file', 'kind'),
    ...number('id', 'record_id', 'position'),
    ...text('name'),
    ...flag('public'),
    ...bilingual('description'),
    ...text('rights'),
    ...bilingual('rights_note', 'transcription', 'captions'),
  ],
  filter: exportQueries.whole,
  batches: ({ db }) => listFiles(db),
})

const File = z.object({
  folder: z.enum(storageFolders),
  file: z.string(),
  kind: z.string(),
  /** Of an item's file: several items may have one of the same name. */
  id: z.int().nullable(),
  record_id: z.int(),
  position: z.int(),
  name: z.string(),
  public: z.boolean(),
  description_es: z.string(),
  description_en: z.string(),
  rights: z.string(),
  rights_note_es: z.string(),
  rights_note_en: z.string(),
  transcription_es: z.string(),
  transcription_en: z.string(),
  captions_es: z.string(),
  captions_en: z.string(),
})

/** A file and the record that it belongs to. */
export type ListedFile = z.infer<typeof File>

/** How many are read at once. */
const batch = 1_000

/** The files of all records that are not in the bin, record after record, each file after those before it. */
export async function* listFiles(db: Db): AsyncGenerator<ListedFile[]> {
  for (const source of sources) {
    for (let offset = 0; ; offset += batch) {
      const rows = await selectRows(
        db,
        sql`select * from (${source}) as listed order by record_id, position, file limit ${batch} offset ${offset}`,
        File
      )
      if (rows.length > 0) yield rows
      if (rows.length < batch) break
    }
  }
}

const notOfItems = sql`null::int as id, '' as transcription_es, '' as transcription_en, '' as captions_es, '' as captions_en`
const unstated = sql`'' as rights, '' as rights_note_es, '' as rights_note_en, ${notOfItems}`
const plain = sql`0 as position, '' as name, true as public, '' as description_es, '' as description_en, ${unstated}`

const sources: readonly SQL[] = [
  sql`select 'images' as folder, image.file, 'works' as kind, image.work_id as record_id, image.position,
      '' as name, image.public, image.description_es, image.description_en,
      image.rights, image.rights_note_es, image.rights_note_en, ${notOfItems}
    from ${workImages} as image join ${works} on ${works.id} = image.work_id
    where image.deleted_at is null and ${works.deleted_at} is null`,
  sql`select 'images' as folder, file.file, 'items' as kind, file.id, file.item_id as record_id, file.position,
      file.name, true as public, file.description_es, file.description_en,
      file.rights, file.rights_note_es, file.rights_note_en, file.transcription_es, file.transcription_en,
      file.captions_es, file.captions_en
    from ${itemFiles} as file join ${items} on ${items.id} = file.item_id
    where file.deleted_at is null and ${items.deleted_at} is null`,
  sql`select 'events' as folder, image.file, 'events' as kind, image.event_id as record_id, image.position + 1 as position,
      '' as name, image.active as public, image.description_es, image.description_en,
      image.rights, image.rights_note_es, image.rights_note_en, ${notOfItems}
    from ${eventImages} as image join ${events} on ${events.id} = image.event_id
    where image.deleted_at is null and ${events.deleted_at} is null`,
  sql`select 'events' as folder, image as file, 'events' as kind, id as record_id, ${plain}
    from ${events} where image is not null and deleted_at is null`,
  sql`select 'artists' as folder, image as file, 'artists' as kind, id as record_id, ${plain}
    from ${artists} where image is not null and deleted_at is null`,
  sql`select 'collections' as folder, image as file, 'collections' as kind, id as record_id, ${plain}
    from ${collections} where image is not null and deleted_at is null`,
  sql`select 'conditions' as folder, condition.file, 'works' as kind, movement.work_id as record_id, condition.id as position,
      '' as name, false as public, '' as description_es, '' as description_en, ${unstated}
    from ${conditions} as condition join ${movements} as movement on movement.id = condition.movement_id
    join ${works} on ${works.id} = movement.work_id
    where condition.file is not null and ${works.deleted_at} is null`,
  sql`select 'slides' as folder, filename as file, 'slides' as kind, id as record_id, ${plain}
    from ${slides} where deleted_at is null`,
]
