import type { Db } from '../db/db.ts'
import { keptValues } from '../freshness/keptValues.ts'
import type { Revisions } from '../freshness/revisions.ts'
import type { StorageFolder } from '../storage/keys.ts'
import { giveCopies, listWrittenRights, tablesOfRights } from './copies.queries.ts'
import type { House } from './house.ts'

/** Bytes of memory for what is known of files, and about what each takes beside its key. */
const maxBytes = 1024 * 1024
const entryBytes = 150

/** Whether everybody may have a file itself, known until something is written of its rights. */
export function copiesOf(
  db: Db,
  houseAt: (revisions: Revisions) => Promise<House>
): (folder: StorageFolder, file: string, revisions: Revisions) => Promise<boolean> {
  const known = keptValues<boolean>(maxBytes)
  return async (folder, file, revisions) => {
    const tables = tablesOfRights(folder)
    if (tables.length === 0) return true
    const key = `${folder}/${file}`
    const before = known.get(key, revisions)
    if (before !== undefined) return before
    const { rights } = await houseAt(revisions)
    const copies = giveCopies(await listWrittenRights(db, folder, file), rights)
    known.put(key, copies, { tables, revisions, bytes: key.length + entryBytes })
    return copies
  }
}
