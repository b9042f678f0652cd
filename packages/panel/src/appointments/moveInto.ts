import { reported } from '@gallery/client'
import { changeBooking, changeSlot } from './slotWrites.ts'

/** How many a slot takes, and how many it has to take. */
export interface Raise {
  before: number
  to: number
}

/**
 * Moves a booking from a slot to another, whose limit is raised first where the party does not fit. Where the move is refused
 * the slot takes as many as before, unless others have come since, which is reported.
 *
 * @throws Failure
 */
export async function moveInto(
  booking: number,
  { from, to }: { from: number; to: number },
  raise?: Raise
): Promise<void> {
  if (raise) await changeSlot(to, { limit: raise.to })
  try {
    await changeBooking(booking, { place: to, from })
  } catch (error) {
    if (raise) await reported(() => changeSlot(to, { limit: raise.before }))
    throw error
  }
}
