import { mostPlaces, type Slot } from '@gallery/contract'

/**
 * The limit to which a slot has to be raised so that a party fits beside those who have places; undefined where it fits
 * already, and where no slot takes as many.
 */
export function limitFor(
  { limit, count }: Pick<Slot, 'limit' | 'count'>,
  people: number
): number | undefined {
  const needed = count + people
  return needed > limit && needed <= mostPlaces ? needed : undefined
}
