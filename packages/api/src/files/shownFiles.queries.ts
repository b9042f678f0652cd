import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { isOpenedBy } from '../secretLinks.ts'
import type { StorageFolder } from '../storage/keys.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { eventImages, events } from '../tables/events.table.ts'
import { isGone } from '../tables/goneWork.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { leaves } from '../tables/leaves.table.ts'
import {
  isInShownArchive,
  isOnSite,
  isPublicWork,
  isShownArchive,
  isShownEvent,
  isShownEventImage,
  isShownItem,
  isShownWorkImage,
} from '../tables/shown.ts'
import { slides } from '../tables/slides.table.ts'
import { workImages, works } from '../tables/works.table.ts'
import { filesInTexts, textsWithPictures } from './shownTexts.ts'

type Names = string[]

/** The rows that show a file of each folder to everybody. Of the condition of works nobody is shown anything. */
const showing: Readonly<Record<StorageFolder, (files: Names) => SQL>> = {
  events: (files) => sql`
    select from ${events} where ${inArray(events.image, files)} and ${isShownEvent}
    union all select from ${eventImages} join ${events} on ${eq(events.id, eventImages.event_id)}
    where ${inArray(eventImages.file, files)} and ${isShownEventImage} and ${isShownEvent}`,
  artists: (files) => sql`
    select from ${artists} where ${inArray(artists.image, files)} and ${isNull(artists.deleted_at)}`,
  collections: (files) => sql`
    select from ${collections} where ${inArray(collections.image, files)} and ${isOnSite}`,
  slides: (files) => sql`
    select from ${slides} where ${inArray(slides.filename, files)} and ${slides.active} and ${isNull(slides.deleted_at)}`,
  images: (files) => sql`
    select from ${workImages} join ${works} on ${eq(works.id, workImages.work_id)}
    where ${isPublicImage(files)} and ${isPublicWork}
    union all select from ${itemFiles} join ${items} on ${eq(items.id, itemFiles.item_id)}
    where ${inArray(itemFiles.file, files)} and ${isNull(itemFiles.deleted_at)} and ${isShownItem} and ${isInShownArchive}
    union all select from ${leaves} join ${itemFiles} on ${eq(itemFiles.file, leaves.file)}
    join ${items} on ${eq(items.id, itemFiles.item_id)}
    where ${inArray(leaves.picture, files)} and ${isNull(itemFiles.deleted_at)} and ${isShownItem} and ${isInShownArchive}`,
  conditions: () => sql`select where false`,
}

function isPublicImage(files: Names): SQL | undefined {
  return and(inArray(workImages.file, files), isShownWorkImage)
}

/** Whether some record that everybody sees has a file of one of these names as its own. */
export async function isOfShownRecord(db: Db, folder: StorageFolder, files: Names): Promise<boolean> {
  return exists(db, showing[folder](files))
}

const { events: ofEvent, artists: ofArtist, works: ofWork, collections: ofCollection } = textsWithPictures
const { archives: ofArchive, items: ofItem, options: ofOption } = textsWithPictures

/** The names of the files in the folder `images` that stand in texts which everybody reads. */
export async function listFilesInShownTexts(db: Db): Promise<ReadonlySet<string>> {
  const texts = sql`
    select ${ofEvent} as text from ${events} where ${isShownEvent}
    union all select ${ofArtist} from ${artists} where ${isNull(artists.deleted_at)}
    union all select ${ofWork} from ${works} where ${isPublicWork}
    union all select ${ofCollection} from ${collections} where ${isOnSite}
    union all select ${ofArchive} from ${archives} where ${isShownArchive}
    union all select ${ofItem} from ${items} where ${isShownItem} and ${isInShownArchive}
    union all select ${ofOption} from options`
  const rows = await selectRows(db, filesInTexts(texts), z.object({ file: z.string() }))
  return new Set(rows.map(({ file }) => file))
}

/**
 * Whether a file of one of these names is shown to who holds one of these links: the secret one of a work, or that of a
 * room which is open at `now`. A room shows its works, hidden ones too, with their public pictures, but for those that are gone.
 */
export async function isInRoom(
  db: Db,
  folder: StorageFolder,
  files: Names,
  { links, now }: { links: readonly string[]; now: Date }
): Promise<boolean> {
  if (links.length === 0 || (folder !== 'images' && folder !== 'collections')) return false
  const rooms = isOpenedBy(db, links, now)
  if (folder === 'collections')
    return exists(db, sql`select from ${collections} where ${inArray(collections.image, files)} and ${rooms}`)
  const opened = and(
    isNull(works.deleted_at),
    or(
      inArray(works.secret_link, [...links]),
      sql`${works.id} in (select ${collectionWorks.work_id} from ${collectionWorks}
        join ${collections} on ${eq(collections.id, collectionWorks.collection_id)} where ${rooms}) and not ${isGone}`
    )
  )
  const texts = sql`
    select ${ofWork} as text from ${works} where ${opened}
    union all select ${ofCollection} from ${collections} where ${rooms}`
  return exists(
    db,
    sql`
      select from ${workImages} join ${works} on ${eq(works.id, workImages.work_id)}
      where ${isPublicImage(files)} and ${opened}
      union all select from (${filesInTexts(texts)}) as shown where ${inArray(sql`shown.file`, files)}`
  )
}

async function exists(db: Db, rows: SQL): Promise<boolean> {
  const [found] = await selectRows(
    db,
    sql`select exists (${rows}) as found`,
    z.object({ found: z.boolean() })
  )
  return found?.found ?? false
}
