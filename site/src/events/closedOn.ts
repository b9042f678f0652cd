import type { Day } from '@gallery/contract'
import { isWeekend } from '@gallery/contract/plain'

/** A day on which the gallery is closed, with why in a word where there is one to say. */
export interface ClosedOn {
  reason?: string
}

/**
 * Whether the gallery is closed on a day on which nothing can be booked: on Saturday and Sunday. The one place of the month
 * that knows.
 */
export function closedOn(day: Day): ClosedOn | undefined {
  return isWeekend(day) ? {} : undefined
}
