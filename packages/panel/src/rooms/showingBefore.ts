import { type CollectionDetail, roomSwitches, type SentTo } from '@gallery/contract'

type Change = SentTo<'PATCH /api/collections/:id/showing'>

/** The change that takes another one back: what that one names as it was, so that what others set meanwhile stays. */
export function showingBefore(
  { prices, shows, watched }: Pick<CollectionDetail, 'prices' | 'shows' | 'watched'>,
  change: Change
): Change {
  const switched = roomSwitches.filter((name) => change.shows?.[name] !== undefined)
  return {
    ...(change.prices === undefined ? {} : { prices }),
    ...(change.watched === undefined ? {} : { watched }),
    ...(switched.length === 0
      ? {}
      : { shows: Object.fromEntries(switched.map((name) => [name, shows[name]])) }),
  }
}
