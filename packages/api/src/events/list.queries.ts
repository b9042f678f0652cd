import type { EventNames, EventsAnswer, EventsQuery } from '@gallery/contract'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { contains, isAmong, wordsOf } from '../db/search.ts'
import { metaOf, type Paging, windowOf } from '../paging.ts'
import { eventArtists, events } from './events.table.ts'
import { findSummaries, newestFirst } from './summaries.queries.ts'

/** What a list of events is narrowed to; `hidden` adds the inactive ones. */
export type EventFilter = Pick<EventsQuery, 'query' | 'events' | 'exhibitions'> & { hidden: boolean }

/** A page of events, newest first. */
export async function listEvents(db: Db, filter: EventFilter, paging: Paging): Promise<EventsAnswer> {
  const condition = conditionOf(filter)
  const [counted] = await db
    .select({ total: count() })
    .from(events)
    .where(and(isNull(events.deleted_at), condition))
  const total = counted?.total ?? 0
  return { data: await findSummaries(db, condition, windowOf(paging)), meta: metaOf(total, paging) }
}

/** Every event by its names, newest first, for pickers. */
export async function listEventNames(db: Db, filter: EventFilter): Promise<EventNames['data']> {
  return db
    .select({ id: events.id, title_es: events.title_es, title_en: events.title_en })
    .from(events)
    .where(and(isNull(events.deleted_at), conditionOf(filter)))
    .orderBy(...newestFirst)
}

function conditionOf(filter: EventFilter): SQL | undefined {
  return and(
    filter.hidden ? undefined : eq(events.active, true),
    // Asking for both kinds is asking for everything, as asking for none is.
    filter.events && !filter.exhibitions ? eq(events.kind, 'other') : undefined,
    filter.exhibitions && !filter.events ? eq(events.kind, 'exhibition') : undefined,
    ...wordsOf(filter.query).map(isAbout)
  )
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

/** True when the gallery has events, be they in the bin. */
export async function hasEvents(db: Db): Promise<boolean> {
  const found = await db.select({ id: events.id }).from(events).limit(1)
  return found.length > 0
}
