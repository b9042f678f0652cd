import { type AgendaSlot, dayOf } from '@gallery/contract'
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
 * The slots into which the gallery can move a booking: with a place for all who come, on a day that is open or opened on
 * purpose, as the server asks of every move.
 */
export function slotsToMoveTo(
  slots: readonly AgendaSlot[],
  { people, from }: Moving,
  { now, zone, opening }: When
): AgendaSlot[] {
  return slots.filter(
    (slot) =>
      slot.id !== from &&
      isBookable(slot, now, people) &&
      isOffered(slot, dayOf(new Date(slot.start), zone), opening)
  )
}
