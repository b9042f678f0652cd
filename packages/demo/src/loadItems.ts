import { addItemPicture, createItem, type Db, type Writing } from '@gallery/api'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'
import type { Shelf } from './shelf.ts'

/** Adds the items with their pictures, tags and artists; the last one first, because lists show the newest first. */
export async function loadItems(
  db: Db,
  items: Content['items'],
  { archiveIds, artistIds, shelf }: { archiveIds: Ids; artistIds: Ids; shelf: Shelf },
  writing: Writing
): Promise<void> {
  for (const { key: _, archive, artists, images, ...item } of items.toReversed()) {
    const form = {
      ...item,
      archive_id: archive === null ? null : idOf(archiveIds, archive),
      artists: artists.map((artist) => idOf(artistIds, artist)),
    }
    const id = await createItem(db, form, writing)
    for (const { file, ...texts } of images) {
      await addItemPicture(db, id, { ...texts, name: file, file: await shelf('images', file) }, writing)
    }
  }
}
