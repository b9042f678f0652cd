/** The database ids of records, by their keys in `content.json`. */
export type Ids = ReadonlyMap<string, number>

/** The id of a key. Throws for one that the content does not define. */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`content.json speaks of "${key}" and does not define it`)
  return id
}
