import { addDays, isWeekend } from '../../dates/days.ts'

/** What the timeline needs to know of an event to colour a cell. */
export interface EventSpan {
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  requiresRegistration: boolean
  /** Days with slots of which none can be booked; see `fullDays`. */
  fullDays: readonly string[]
  /**
   * Days on which a place can be booked; see `freeDays`. Without them every day that is not full is taken for one. An
   * event without registration needs none.
   */
  freeDays?: readonly string[]
}

/**
 * `inactive`: nothing to open; `full`: registration is required and no place is left; `nothing`: registration is
 * required and there is no slot to book; `available` otherwise.
 */
export type CellState = 'inactive' | 'available' | 'full' | 'nothing'

/** A cell is active only from Monday to Friday within the event's days; weekends interrupt the bar. */
export function cellState(event: EventSpan, day: string): CellState {
  if (isWeekend(day) || day < event.from || day > event.to) return 'inactive'
  if (!event.requiresRegistration) return 'available'
  if (event.fullDays.includes(day)) return 'full'
  return event.freeDays?.includes(day) === false ? 'nothing' : 'available'
}

/**
 * Whether a day is the last on which the event can be visited: its last day, or the Friday before when that falls
 * on a weekend.
 */
export function isClosingDay(event: EventSpan, day: string): boolean {
  if (cellState(event, day) === 'inactive') return false
  let next = addDays(day, 1)
  while (isWeekend(next)) next = addDays(next, 1)
  return next > event.to
}
