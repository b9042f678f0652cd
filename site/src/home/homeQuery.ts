import type { Day, Language } from '@gallery/contract'
import { addDays, idIn, isDay, mostTogether } from '@gallery/contract/plain'

/** Days that the timeline shows. */
export const windowDays = 10

/** The keys that {@link homeQuery} reads. */
export const homeKeys = ['from', 'day', 'event', 'slot', 'people', 'wait'] as const

/** What the home page's address says: which days it shows and which day of which event is open. */
export interface HomeQuery {
  /** The first day of the timeline. */
  from: Day
  /**
   * The day and the event whose modal is open; both or none. A link also says for which slot, and how many come; with a
   * slot it is the form for it, or for its waiting list (`wait`).
   */
  open: { day: Day; event: number; slot?: number; people?: number; waits?: boolean } | undefined
}

/**
 * Reads `from`, `day` and `event` (docs/product.md, Home page). What is no day is as if it were not there: the window
 * then begins today, or, when a link opens a day outside of that window, on that day.
 */
export function homeQuery(query: URLSearchParams, today: Day): HomeQuery {
  const open = openIn(query)
  const from = dayIn(query, 'from')
  if (from) return { from, open }
  const reached = !open || (open.day >= today && open.day < addDays(today, windowDays))
  return { from: reached ? today : open.day, open }
}

/** The day of an event that such an address opens. */
export function openIn(query: URLSearchParams): HomeQuery['open'] {
  const day = dayIn(query, 'day')
  const event = idIn(query.get('event'))
  if (!day || event === undefined) return undefined
  const slot = idIn(query.get('slot'))
  const party = idIn(query.get('people'))
  const people = party !== undefined && party <= mostTogether ? party : undefined
  return {
    day,
    event,
    ...(slot === undefined ? {} : { slot, ...(query.has('wait') ? { waits: true } : {}) }),
    ...(people === undefined ? {} : { people }),
  }
}

/** The address of a day of an event on the home page, for so many people; its window follows from the day. */
export function dayAddress(
  language: Language,
  {
    day,
    event,
    people,
  }: Pick<NonNullable<HomeQuery['open']>, 'day' | 'event'> & { people?: number | undefined }
): string {
  const query = { day, event: String(event), ...(people === undefined ? {} : { people: String(people) }) }
  return `/${language}?${new URLSearchParams(query)}`
}

/** The same address with other parameters; `undefined` takes one away. */
export function withQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
  }
  const text = changed.toString()
  return text === '' ? '' : `?${text}`
}

/** A parameter that is a day that exists, of a year that the API takes. */
function dayIn(query: URLSearchParams, name: string): Day | undefined {
  const text = query.get(name) ?? ''
  return /^(?:19|20|21)/.test(text) && isDay(text) ? text : undefined
}
