/** What decides whether a place can be booked. */
export interface SlotCapacity {
  /** How many places there are. */
  limit: number
  /** How many are taken. */
  count: number
  /** Closed by the gallery, whatever the count. */
  unavailable: boolean
  /** It has begun: the server's clock says so, not the visitor's. */
  past?: boolean
}

/** `available` can be booked; `taken` is closed or full ("Ocupado"); `past` has begun. */
export type SlotState = 'available' | 'taken' | 'past'

/** How many places are left, one for each person; never less than none. */
export function freePlaces(slot: Pick<SlotCapacity, 'limit' | 'count'>): number {
  return Math.max(0, slot.limit - slot.count)
}

/**
 * Whether one can wait for a place in it: it is full, neither closed nor begun, or more are to come than it has left.
 */
export function canWait(slot: SlotCapacity, people = 1): boolean {
  return !slot.unavailable && !slot.past && freePlaces(slot) < people && people <= slot.limit
}

/** A slot is bookable only when it is not closed, has a free place and has not begun. */
export function slotState(slot: SlotCapacity): SlotState {
  if (slot.unavailable || freePlaces(slot) === 0) return 'taken'
  return slot.past ? 'past' : 'available'
}
