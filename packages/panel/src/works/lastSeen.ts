/** A work with the last movement that somebody sees of it. */
interface Seen {
  id: number
  last_movement: { id: number } | null
}

/** What a movement is written after: the last ones that are seen. One that is still being saved has no id (0). */
export function lastSeen(works: readonly Seen[]): Record<string, number | null> {
  return Object.fromEntries(works.map(({ id, last_movement }) => [id, last_movement?.id || null]))
}
