import { type CollectionDetail, maxCovers, type WorkRow } from '@gallery/contract'

/** A work of a collection, in its place. */
export type PlacedWork = CollectionDetail['works'][number]

/** The works with one that stands for them all, or does no more. A third takes the place of the first. */
export function withCover(works: readonly PlacedWork[], id: number, cover: boolean): PlacedWork[] {
  const others = works.filter((work) => work.cover && work.id !== id)
  const kept = new Set((cover ? others.slice(1 - maxCovers) : others).map((work) => work.id))
  return works.map((work) => ({ ...work, cover: work.id === id ? cover : kept.has(work.id) }))
}

/** The works with another one at their end. */
export function withWork(works: readonly PlacedWork[], row: WorkRow): PlacedWork[] {
  if (works.some(({ id }) => id === row.id)) return [...works]
  const { last_movement: _movement, updated_at: _updated, ...work } = row
  const { price = null, currency = '' } = row.last_movement ?? {}
  return [
    ...works,
    {
      ...work,
      cover: false,
      // How it stands in the room is said once it hangs there.
      section: null,
      state: 'free',
      kept: null,
      kept_at: null,
      price: price === null ? null : { amount: price, currency },
    },
  ]
}

/** The works from the oldest to the newest; those without a year last, in their order. */
export function byYear(works: readonly PlacedWork[]): PlacedWork[] {
  return works.toSorted((one, other) => (one.year ?? Infinity) - (other.year ?? Infinity) || 0)
}

/** How many works a room would show as empty frames. A public collection stands on the site with what it has. */
export function bareInRoom(
  collection: Pick<CollectionDetail, 'public'>,
  works: readonly Pick<PlacedWork, 'img'>[]
): number {
  return collection.public ? 0 : works.filter(({ img }) => img === null).length
}
