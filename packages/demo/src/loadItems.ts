import {
  addItemFile,
  addItemPicture,
  createItem,
  type Db,
  readUpload,
  type Storage,
  storeUpload,
  type Writing,
} from '@gallery/api'
import type { Content } from './content.ts'
import { readRecordingFile } from './files.ts'
import { type Ids, idOf } from './keys.ts'
import type { Shelf } from './shelf.ts'

/** Adds the items with their pictures, recordings, tags and artists; the last one first, because lists show the newest first. */
export async function loadItems(
  db: Db,
  items: Content['items'],
  {
    archiveIds,
    artistIds,
    shelf,
    storage,
  }: { archiveIds: Ids; artistIds: Ids; shelf: Shelf; storage: Storage },
  writing: Writing
): Promise<void> {
  for (const { key: _, archive, artists, images, files, ...item } of items.toReversed()) {
    const form = {
      ...item,
      archive_id: archive === null ? null : idOf(archiveIds, archive),
      artists: artists.map((artist) => idOf(artistIds, artist)),
    }
    const id = await createItem(db, form, writing)
    for (const { file, ...texts } of images) {
      await addItemPicture(db, id, { ...texts, name: file, file: await shelf('images', file) }, writing)
    }
    for (const name of files) {
      const upload = await readUpload(await readRecordingFile(name), name)
      const file = await storeUpload(db, storage, upload, name, writing)
      await addItemFile(db, id, { ...file, description_es: '', description_en: '' }, writing)
    }
  }
}
