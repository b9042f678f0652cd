import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { keysOf, StoredFile, storedPicture } from '../backup/storedFiles.queries.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { filesInTexts, textsWithPictures } from '../files/shownTexts.ts'

/** Everything that names a picture or a file of its own, by folder. */
const named = sql`
  select 'events' as folder, image as file from events where image is not null
  union all select 'events', file from event_images
  union all select 'artists', image from artists where image is not null
  union all select 'images', file from work_images
  union all select 'images', file from item_files
  union all select 'images', leaves.picture from leaves
    where exists (select from item_files where item_files.file = leaves.file)
  union all select 'collections', image from collections where image is not null
  union all select 'conditions', file from conditions where file is not null
  union all select 'slides', filename from slides`

/** Every text that may show a picture. */
const texts = sql.join(
  Object.entries(textsWithPictures).map(
    ([table, text]) => sql`select ${text} as text from ${sql.identifier(table)}`
  ),
  sql` union all `
)

/** The files that texts show, all of the folder `images`. */
function shownIn(source: SQL): SQL {
  return sql`select 'images' as folder, file from (${filesInTexts(source)}) as shown`
}

/** What the log of the last days could bring back; a name without a folder is a file's of any. */
function loggedSince(since: Date): SQL {
  const recent = sql`
    select activity_changes.* from activity_changes
    join activity using (transaction, kind, record_id)
    where activity.at >= ${since.toISOString()}::timestamptz and before is not null and after is not null`
  return sql`
    select null::text as folder, coalesce(before ->> 'image', before ->> 'file', before ->> 'filename') as file
    from (${recent}) as changed
    union all ${shownIn(sql`select before::text as text from (${recent}) as rewritten`)}`
}

/** The files that this transaction's deletions named, be they still named. */
const gone = sql`
  select coalesce(before ->> 'image', before ->> 'file', before ->> 'filename') as file
  from activity_changes
  where transaction = nullif(current_setting('gallery.transaction', true), '')::uuid and after is null`

/** What became of files that nothing may name any more. */
export type Dropped = {
  /** The storage keys of the files to delete once the transaction is over. */
  keys: string[]
  /** The names of those that stay, for something names them still: it may go later. */
  kept: string[]
}

/**
 * Forgets the pictures and files that this transaction's deletions named and nothing names any more; the files themselves go
 * when it is over.
 */
export async function dropGoneFiles(tx: Db): Promise<Dropped> {
  const files = await selectRows(
    tx,
    sql`select distinct file from (${gone}) as gone where file is not null`,
    z.object({ file: z.string() })
  )
  return dropFiles(
    tx,
    files.map(({ file }) => file)
  )
}

/** Forgets those of some pictures and files that nothing names; the files themselves go when the transaction is over. */
export async function dropFiles(tx: Db, files: readonly string[]): Promise<Dropped> {
  // What names files is gone through as a whole: not for records that had none.
  if (files.length === 0) return { keys: [], kept: [] }
  const names = sql`${sql.param(files)}::text[]`
  const isGone = (file: SQL) => sql`${file} = any(${names})`
  await dropReadings(tx)
  const pictures = await selectRows(
    tx,
    sql`
      with kept as materialized (
        select folder, file from (${named} union all ${shownIn(texts)}) as named where ${isGone(sql`file`)}
      )
      delete from pictures
      where ${isGone(sql`file`)}
      and not exists (select from kept where kept.folder = pictures.folder and kept.file = pictures.file)
      returning folder, file, ${storedPicture} as picture`,
    StoredFile
  )
  const others = await selectRows(
    tx,
    sql`
      select 'images' as folder, file, null as picture
      from unnest(${names}) as gone (file)
      where not exists (select from item_files where item_files.file = gone.file)
      and not exists (select from pictures where folder = 'images' and pictures.file = gone.file)`,
    StoredFile.extend({ picture: z.null() })
  )
  const kept = await selectRows(
    tx,
    sql`
      select file from pictures where ${isGone(sql`file`)}
      union select file from item_files where ${isGone(sql`file`)}`,
    z.object({ file: z.string() })
  )
  const dropped = new Set(pictures.map(({ file }) => file))
  return {
    keys: [...pictures, ...others.filter(({ file }) => !dropped.has(file))].flatMap(keysOf),
    kept: kept.map(({ file }) => file),
  }
}

/**
 * Forgets the pictures that nothing names, that are older than `since`, and that nothing of the log after `since` could
 * bring back, in this transaction; their files go when it is over.
 *
 * @returns the storage keys of the files to delete
 */
export async function dropOldFiles(tx: Db, since: Date): Promise<string[]> {
  await dropReadings(tx)
  const pictures = await selectRows(
    tx,
    sql`
      with kept as materialized (${named} union all ${shownIn(texts)}),
        logged as materialized (select folder, file from (${loggedSince(since)}) as changes where file is not null)
      delete from pictures
      where not exists (select from kept where kept.folder = pictures.folder and kept.file = pictures.file)
      and created_at < ${since.toISOString()}::timestamptz
      -- What is asked names nothing of the picture: so the log is read once, and not for each of them.
      and file not in (select file from logged where folder is null)
      and not (folder = 'images' and file in (select file from logged where folder = 'images'))
      returning folder, file, ${storedPicture} as picture`,
    StoredFile
  )
  return pictures.flatMap(keysOf)
}

/** Forgets what was read of, or heard in, files that no item has any more. */
async function dropReadings(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from documents where not exists (select from item_files where item_files.file = documents.file)`)
  await tx.execute(sql`
    delete from recordings where not exists (select from item_files where item_files.file = recordings.file)`)
}
