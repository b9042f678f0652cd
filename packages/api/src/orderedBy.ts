import { notFound } from './errors.ts'

/** What a part of an ordered list becomes. */
export interface Ordered<Change> {
  id: number
  /** Its place, from 0. */
  position: number
  /** What else changes of it; undefined where nothing does. */
  change: Omit<Change, 'id'> | undefined
}

/**
 * An ordered list after a change: what the change names comes first, in its order; what it leaves out follows as it
 * was. @throws Refused 404 when it names what the list does not have.
 */
export function orderedBy<Change extends { id: number }>(
  current: readonly { id: number }[],
  changes: readonly Change[]
): Ordered<Change>[] {
  const known = new Set(current.map(({ id }) => id))
  if (changes.some(({ id }) => !known.has(id))) throw notFound()
  const byId = new Map(changes.map(({ id, ...change }) => [id, change]))
  return [...new Set([...byId.keys(), ...known])].map((id, position) => ({
    id,
    position,
    change: byId.get(id),
  }))
}
