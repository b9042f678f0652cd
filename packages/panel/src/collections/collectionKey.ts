/**
 * The id in `{link}-{id}`, as addresses of the panel name a collection. It is read from the end: a link may hold a `-`
 * itself, and one that was renewed since still leads to its collection.
 */
export function collectionIdIn(key: string): number | undefined {
  const [, digits] = /-([1-9]\d{0,9})$/.exec(key) ?? []
  return digits === undefined ? undefined : Number(digits)
}
