import type { Db } from '../db/db.ts'
import { keptValues } from '../freshness/keptValues.ts'
import type { Revisions } from '../freshness/revisions.ts'
import { namesInRows } from '../storage/fileNames.ts'
import type { StorageFolder } from '../storage/keys.ts'
import { isOfShownRecord, listFilesInShownTexts } from './shownFiles.queries.ts'

/** The tables that say whether everybody sees a file, beside the texts of all. */
const ownTables: Readonly<Record<StorageFolder, readonly string[]>> = {
  events: ['events', 'event_images'],
  artists: ['artists'],
  collections: ['collections'],
  slides: ['slides'],
  images: ['works', 'work_images', 'items', 'item_files', 'leaves', 'archives'],
  // Never everybody's, whatever is written.
  conditions: [],
}
const textTables = ['events', 'artists', 'works', 'collections', 'archives', 'items', 'options']

/** Bytes of memory for what is known of files: some thirty thousand of them. */
const maxBytes = 8 * 1024 * 1024
/** About what an answer takes beside its key. */
const entryBytes = 150

/**
 * Whether everybody may see a file, known until one of the tables is written to that say so: a picture of a page costs a
 * look into memory, and what has just been hidden is hidden.
 */
export function publicFiles(
  db: Db
): (folder: StorageFolder, file: string, revisions: Revisions) => Promise<boolean> {
  const known = keptValues<boolean>(maxBytes)
  const inTexts = keptValues<ReadonlySet<string>>(maxBytes)

  return async (folder, file, revisions) => {
    const key = `${folder}/${file}`
    const before = known.get(key, revisions)
    if (before !== undefined) return before
    const names = namesInRows(file)
    let isPublic = await isOfShownRecord(db, folder, names)
    let tables = ownTables[folder]
    if (!isPublic && folder === 'images') {
      tables = [...tables, ...textTables]
      const shown = inTexts.get('', revisions) ?? (await listFilesInShownTexts(db))
      inTexts.put('', shown, { tables: textTables, revisions, bytes: shown.size * entryBytes })
      isPublic = names.some((name) => shown.has(name))
    }
    known.put(key, isPublic, { tables, revisions, bytes: key.length + entryBytes })
    return isPublic
  }
}
