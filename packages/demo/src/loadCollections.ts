import { changeCollection, createCollection, type Db, type Writing } from '@gallery/api'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'

/** Adds the collections of the back room with their works in order; the work whose picture is named is the cover. */
export async function loadCollections(
  db: Db,
  { collections, works }: Pick<Content, 'collections' | 'works'>,
  workIds: Ids,
  writing: Writing
): Promise<number> {
  for (const { key: _, cover, works: keys, ...texts } of collections) {
    const coverKey = works.find((work) => work.images.some((image) => image.file === cover))?.key
    const placed = keys.map((key) => ({ id: idOf(workIds, key), cover: key === coverKey }))
    const id = await createCollection(db, { ...texts, works: [] }, writing)
    await changeCollection(db, id, { works: placed }, writing)
  }
  return collections.length
}
