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
  const byId = changesById(known, changes)
  return [...new Set([...byId.keys(), ...known])].map((id, position) => ({
    id,
    position,
    change: byId.get(id),
  }))
}

/**
 * What a change names of an ordered list, each at the place that it has. @throws Refused 404 when it names what the list
 * does not have.
 */
export function inPlace<Change extends { id: number }>(
  current: readonly { id: number; position: number }[],
  changes: readonly Change[]
): Ordered<Change>[] {
  const byId = changesById(new Set(current.map(({ id }) => id)), changes)
  return current.flatMap(({ id, position }) => {
    const change = byId.get(id)
    return change ? [{ id, position, change }] : []
  })
}

/** What changes of each. @throws Refused 404 when one is not known. */
function changesById<Change extends { id: number }>(known: ReadonlySet<number>, changes: readonly Change[]) {
  if (changes.some(({ id }) => !known.has(id))) throw notFound()
  return new Map(changes.map(({ id, ...change }) => [id, change]))
}
