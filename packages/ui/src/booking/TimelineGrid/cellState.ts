import { addDays } from '../../dates/days.ts'

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
  /** Closed days on which it was opened on purpose: a Saturday of its own. */
  openedDays?: readonly string[]
  /** Of the days with few places left, how many there are; the gallery knows what few are. */
  fewDays?: Readonly<Record<string, number>>
}

/** The days on which the gallery is closed, 'YYYY-MM-DD'. */
export type ClosedDays = ReadonlySet<string>

const none: ClosedDays = new Set()

/**
 * `inactive`: nothing to open; `full`: registration is required and no place is left; `nothing`: registration is
 * required and there is no slot to book; `available` otherwise.
 */
export type CellState = 'inactive' | 'available' | 'full' | 'nothing'

/** A cell is active only on open days within the event's; closed ones interrupt the bar. */
export function cellState(event: EventSpan, day: string, closed: ClosedDays = none): CellState {
  if (isClosed(event, day, closed) || day < event.from || day > event.to) return 'inactive'
  if (!event.requiresRegistration) return 'available'
  if (event.fullDays.includes(day)) return 'full'
  return event.freeDays?.includes(day) === false ? 'nothing' : 'available'
}

/** How a day is drawn: as its state, and with `few` places left as that. */
export type CellSign = CellState | 'few'

/** What of an event's day is drawn; `inactive` is nothing. */
export function cellSign(event: EventSpan, day: string, closed?: ClosedDays): CellSign {
  const state = cellState(event, day, closed)
  return state === 'available' && event.fewDays?.[day] !== undefined ? 'few' : state
}

/**
 * Whether a day is the last on which the event can be visited: its last day, or the one before the closed days that it
 * ends on.
 */
export function isClosingDay(event: EventSpan, day: string, closed: ClosedDays = none): boolean {
  if (cellState(event, day, closed) === 'inactive') return false
  let next = addDays(day, 1)
  while (next <= event.to && isClosed(event, next, closed)) next = addDays(next, 1)
  return next > event.to
}

function isClosed(event: EventSpan, day: string, closed: ClosedDays): boolean {
  return closed.has(day) && event.openedDays?.includes(day) !== true
}
