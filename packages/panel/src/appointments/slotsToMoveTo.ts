import { type AgendaSlot, dayOf, mostPlaces } from '@gallery/contract'
import { isBookable, isOffered, type Opening } from '@gallery/contract/plain'

/** Who moves: how many come together, and the slot that they leave. */
interface Moving {
  people: number
  from: AgendaSlot['id']
}

/** When it is, in the zone in which the gallery counts its days, and which of them are open. */
interface When {
  now: Date
  zone: string
  opening: Opening
}

/**
 * The slots into which the gallery can move a booking, on a day that is open or opened on purpose, as the server asks of every
 * move: those with a place for all who come, and those whose limit can be raised so far.
 */
export function slotsToMoveTo(
  slots: readonly AgendaSlot[],
  { people, from }: Moving,
  { now, zone, opening }: When
): AgendaSlot[] {
  return slots.filter(
    (slot) =>
      slot.id !== from &&
      isBookable({ ...slot, limit: mostPlaces }, now, people) &&
      isOffered(slot, dayOf(new Date(slot.start), zone), opening)
  )
}
