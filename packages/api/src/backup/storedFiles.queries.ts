import { avifWidths, storageFolders } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { readBatches } from '../db/rows.queries.ts'
import { tilesName } from '../images/tilesName.ts'
import { storageKey, variantName } from '../storage/keys.ts'
import { itemFiles } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'

/** A stored file as the database knows it. */
export const StoredFile = z.object({
  folder: z.enum(storageFolders),
  file: z.string(),
  /** Of a picture, its size in pixels, the widths in which it is there too and whether in tiles; null for a file that is no picture. */
  picture: z
    .object({
      width: z.number().int(),
      height: z.number().int(),
      widths: z.array(z.number().int()),
      tiled: z.boolean(),
    })
    .nullable(),
})

/** The `picture` of a row of `pictures`, as {@link StoredFile} has it. */
export const storedPicture = sql`jsonb_build_object('width', width, 'height', height, 'widths', widths, 'tiled', tiled)`

/**
 * The storage keys of every file that the database names, folder after folder: pictures with their thumbnails and
 * variants, and the other files of items. Files that no row names are nobody's any more. Needs a transaction.
 */
export async function* listStoredFiles(tx: Db): AsyncGenerator<string> {
  const query = sql`
    select folder, file, picture from (
      select folder, file, ${storedPicture} as picture
      from ${pictures}
      union
      select 'images', file, null from ${itemFiles}
      where not exists (select from ${pictures} where folder = 'images' and ${pictures.file} = ${itemFiles.file})
    ) as stored
    order by folder, file`
  for await (const rows of readBatches(tx, query, StoredFile)) {
    for (const row of rows) yield* keysOf(row)
  }
}

/** The storage keys of a file, with those of a picture's thumbnail and variants. */
export function keysOf({ folder, file, picture }: z.infer<typeof StoredFile>): string[] {
  if (picture === null) return [storageKey(folder, file)]
  const variants = [
    ...picture.widths.map((width) => variantName(file, width, 'webp')),
    ...avifWidths(picture).map((width) => variantName(file, width, 'avif')),
    ...(picture.tiled ? [tilesName(file)] : []),
  ]
  return [file, variantName(file, 'thumb'), ...variants].map((name) => storageKey(folder, name))
}
