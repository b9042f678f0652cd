import type { EventNames, EventsAnswer, EventsQuery } from '@gallery/contract'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { contains, wordsOf } from '../db/search.ts'
import { eventArtists, events } from './events.table.ts'
import { findSummaries, newestFirst } from './summaries.queries.ts'

/** What a list of events is narrowed to; `hidden` adds the inactive ones. */
export type EventFilter = Pick<EventsQuery, 'query' | 'events' | 'exhibitions'> & { hidden: boolean }

/** A page of events, newest first. */
export async function listEvents(
  db: Db,
  filter: EventFilter,
  { page, per_page }: Pick<EventsQuery, 'page' | 'per_page'>
): Promise<EventsAnswer> {
  const condition = conditionOf(filter)
  const [counted] = await db
    .select({ total: count() })
    .from(events)
    .where(and(isNull(events.deleted_at), condition))
  const total = counted?.total ?? 0
  const data = await findSummaries(db, condition, { limit: per_page, offset: (page - 1) * per_page })
  return {
    data,
    meta: { total, current_page: page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
  }
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
  return sql`(${contains(events.search, word)} or exists (
    select from ${eventArtists}
    join ${artists} on ${artists.id} = ${eventArtists.artist_id}
    where ${eventArtists.event_id} = ${events.id}
      and ${artists.deleted_at} is null
      and ${contains(artists.search, word)}
  ))`
}

/** True when the gallery has events, be they in the bin. */
export async function hasEvents(db: Db): Promise<boolean> {
  const found = await db.select({ id: events.id }).from(events).limit(1)
  return found.length > 0
}
