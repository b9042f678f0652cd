import { changeCollection, createCollection, type Db, type Writing } from '@gallery/api'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'

/** Adds the collections of the back room with their works in order. */
export async function loadCollections(
  db: Db,
  collections: Content['collections'],
  workIds: Ids,
  writing: Writing
): Promise<number> {
  for (const { key: _, covers, works: keys, ...texts } of collections) {
    const placed = keys.map((key) => ({ id: idOf(workIds, key), cover: covers.includes(key) }))
    const id = await createCollection(db, { ...texts, works: [] }, writing)
    await changeCollection(db, id, { works: placed }, writing)
  }
  return collections.length
}
