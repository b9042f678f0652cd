import type { Day } from '@gallery/contract'
import { idIn, isDay } from '@gallery/contract/plain'

/** The keys that {@link monthQuery} reads. */
export const monthKeys = ['month', 'day', 'people'] as const

/** What the address of an event says of its month. */
export interface MonthQuery {
  /** The month that is shown, 'YYYY-MM'; the day's own, or the one that now is, where it is not said. */
  month?: string
  /** The day whose times are shown. */
  day?: Day
  /** How many come together: at least one, and no more than the event lets. */
  people: number
}

/** Reads `month`, `day` and `people`; what makes no sense is as if it were not there. */
export function monthQuery(query: URLSearchParams, largestParty: number): MonthQuery {
  const [month, day] = [query.get('month') ?? '', query.get('day') ?? '']
  return {
    ...(isNear(`${month}-01`) ? { month } : {}),
    ...(isNear(day) ? { day } : {}),
    people: Math.min(idIn(query.get('people')) ?? 1, largestParty),
  }
}

/** What is open over the page: the form for a slot, or for its waiting list; without a slot, the times of the day. */
export interface OpenForm {
  slot?: number | undefined
  wait?: boolean
}

/** The query that says it, with its question mark; empty where there is nothing to say. */
export function monthSearch({ month, day, people, slot, wait = false }: MonthQuery & OpenForm): string {
  const query = new URLSearchParams({
    ...(month ? { month } : {}),
    ...(day ? { day } : {}),
    ...(people > 1 ? { people: String(people) } : {}),
    ...(slot === undefined ? {} : { slot: String(slot) }),
    ...(wait ? { wait: '1' } : {}),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** A day of the calendar in a year that somebody may mean. */
function isNear(day: string): boolean {
  return /^(?:19|20|21)/.test(day) && isDay(day)
}
