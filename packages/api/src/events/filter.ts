import type { EventKind, EventSort, EventsQuery } from '@gallery/contract'
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { newestFirst } from '../summaries/events.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { contains, isAmong, searchedWords } from '../tables/search.ts'

/** What a list of events is narrowed to; `active` left out finds both. */
export type EventFilter = Pick<
  EventsQuery,
  'query' | 'events' | 'exhibitions' | 'on' | 'after' | 'before'
> & {
  active?: boolean | undefined
}

/** The kind that a list is narrowed to. Asking for both kinds is asking for everything, as asking for none is. */
export function kindOf({ events, exhibitions }: EventFilter): EventKind | undefined {
  if (events === exhibitions || (!events && !exhibitions)) return undefined
  return events ? 'other' : 'exhibition'
}

/** The events that a list finds; never those in the bin. */
export function conditionOf(filter: EventFilter): SQL | undefined {
  const kind = kindOf(filter)
  return and(ofAnyKind(filter), kind === undefined ? undefined : eq(events.kind, kind))
}

/** The events that a list would find if it were not narrowed to a kind. */
export function ofAnyKind({ active, query, on, after, before }: EventFilter): SQL | undefined {
  return and(
    isNull(events.deleted_at),
    active === undefined ? undefined : eq(events.active, active),
    on === undefined ? undefined : and(lte(events.from, on), gte(events.to, on)),
    after === undefined ? undefined : gt(events.from, after),
    before === undefined ? undefined : lt(events.to, before),
    ...searchedWords(query).map(isAbout)
  )
}

/** Whether words or days narrow a list, so that the database does not keep how many there are. */
export function isNarrowed({ query, on, after, before }: EventFilter): boolean {
  return query !== '' || [on, after, before].some((day) => day !== undefined)
}

/** The word stands in the event's own texts or in the name of somebody who shows there. */
function isAbout(word: string): SQL {
  return isAmong(
    events.id,
    sql`select ${events.id} from ${events} where ${contains(events.search, word)}`,
    sql`select ${eventArtists.event_id} from ${eventArtists}
      join ${artists} on ${artists.id} = ${eventArtists.artist_id}
      where ${artists.deleted_at} is null and ${contains(artists.search, word)}`
  )
}

const title = sql`fold(${events.title_es})`
const place = sql`fold(${events.place})`

/** The orders of the panel; equals come newest first. */
const orders: Readonly<Record<EventSort, SQL>> = {
  title: asc(title),
  '-title': desc(title),
  kind: asc(events.kind),
  '-kind': desc(events.kind),
  place: asc(place),
  '-place': desc(place),
  from: asc(events.from),
  '-from': desc(events.from),
  to: asc(events.to),
  '-to': desc(events.to),
  updated: asc(events.updated_at),
  '-updated': desc(events.updated_at),
}

/** The order in which visitors read: what is to come from its beginning, what is over from its end. */
export function readingOrder({ after, before }: EventFilter): readonly SQL[] {
  if (after !== undefined) return [asc(events.from), asc(events.id)]
  return before === undefined ? newestFirst : [desc(events.to), desc(events.id)]
}

/** The order that the panel asks for, by default newest first. */
export function orderOf(sort: EventSort = '-from'): SQL[] {
  return [orders[sort], ...newestFirst]
}
