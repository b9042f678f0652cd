import { and, eq } from 'drizzle-orm'
import { pictureColumns } from '../images/pictures.queries.ts'
import { itemFiles } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'

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
