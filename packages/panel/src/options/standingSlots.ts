import { type AgendaSlot, dayOf } from '@gallery/contract'
import { isOffered, type Opening } from '@gallery/contract/plain'

/** How many are named at once, if no more than that are booked. */
const atOnce = 8

interface Standing {
  /** Every slot with bookings, by time, then as many of the others as there is space for. */
  named: AgendaSlot[]
  /** The others: nobody has booked them. */
  rest: AgendaSlot[]
}

/**
 * Those slots to come that stand on days which are closed by what `opening` says. Whom the gallery has to tell is named;
 * a slot that nobody booked may wait behind a button.
 */
export function standingSlots(
  slots: readonly AgendaSlot[],
  { now, zone, opening }: { now: Date; zone: string; opening: Opening }
): Standing {
  const standing = slots
    .filter(({ start }) => new Date(start) > now)
    .filter((slot) => !isOffered(slot, dayOf(new Date(slot.start), zone), opening))
    .toSorted((one, other) => Number(other.bookings > 0) - Number(one.bookings > 0))
  const booked = standing.filter(({ bookings }) => bookings > 0).length
  const shown = Math.max(atOnce, booked)
  return { named: standing.slice(0, shown), rest: standing.slice(shown) }
}
