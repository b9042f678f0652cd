import { createArchive, type Db, type Writing } from '@gallery/api'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'

/** Adds the archives with those whom they are about. */
export async function loadArchives(
  db: Db,
  archives: Content['archives'],
  artistIds: Ids,
  writing: Writing
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, artists, ...archive } of archives) {
    const people = artists.map((artist) => idOf(artistIds, artist))
    ids.set(key, await createArchive(db, { ...archive, artists: people }, writing))
  }
  return ids
}
