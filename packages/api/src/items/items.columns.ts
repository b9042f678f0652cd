import { and, eq, type SQL, sql } from 'drizzle-orm'
import { archives } from '../archives/archives.table.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { pictures } from '../images/pictures.table.ts'
import { itemFiles, items } from './items.table.ts'

/** An item that visitors see, when its archive is none that is hidden. Written so that PostgreSQL finds the partial index. */
export const isShown = sql`(${items.public} and ${items.active} and ${items.deleted_at} is null)`

/** The general archive's items, and those of archives that visitors see. */
export const isInShownArchive: SQL = sql`(${items.archive_id} is null or ${items.archive_id} = any(array(
  select ${archives.id} from ${archives} where ${archives.public} and ${archives.deleted_at} is null
)))`

/** What goes out of an item's file: `ItemImage` in the contract. Join `pictures` by {@link itsPicture}. */
export const fileColumns = {
  id: itemFiles.id,
  file: itemFiles.file,
  name: itemFiles.name,
  bytes: itemFiles.bytes,
  description_es: itemFiles.description_es,
  description_en: itemFiles.description_en,
  picture: pictureColumns,
}

/** Joins an item's file to what is known of it when it is a picture. */
export const itsPicture = and(eq(pictures.folder, 'images'), eq(pictures.file, itemFiles.file))
