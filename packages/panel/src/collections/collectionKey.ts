import { idIn } from '@gallery/contract/plain'

/**
 * The id in `{link}-{id}`, as addresses of the panel name a collection. It is read from the end: a link may hold a `-`
 * itself, and one that was renewed since still leads to its collection.
 */
export function collectionIdIn(key: string): number | undefined {
  return idIn(/-(\d+)$/.exec(key)?.[1])
}
