import type { EventSummary } from '@gallery/contract'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { jsonIfAny, jsonListOf, jsonOf } from '../db/json.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { pictures } from '../tables/pictures.table.ts'

/** The columns of an event that lists show, without its artists. */
export const summaryColumns = {
  id: events.id,
  kind: events.kind,
  title_es: events.title_es,
  title_en: events.title_en,
  excerpt_es: events.excerpt_es,
  excerpt_en: events.excerpt_en,
  image: events.image,
  picture: pictureColumns,
  place: events.place,
  from: events.from,
  to: events.to,
  active: events.active,
  color: events.color,
  requires_registration: events.requires_registration,
  largest_party: events.largest_party,
  needs: events.needs,
}

const artistColumns = { id: artists.id, display: artists.display }

/** An event as lists show it, as JSON. Join the picture by {@link itsPicture}. */
export const summaryJson = jsonOf({
  ...summaryColumns,
  picture: jsonIfAny(pictures.file, pictureColumns),
  artists: jsonListOf(
    artistColumns,
    sql`from ${eventArtists} join ${artists} on ${artists.id} = ${eventArtists.artist_id}
      where ${eventArtists.event_id} = ${events.id} and ${artists.deleted_at} is null`,
    [eventArtists.position, artists.id]
  ),
})

/** Joins an event to what is known of its picture. */
export const itsPicture = and(eq(pictures.folder, 'events'), eq(pictures.file, events.image))

/** Newest first, as lists show events. */
export const newestFirst = [desc(events.from), desc(events.id)]

/**
 * The events for which `condition` holds, with their artists; never those in the bin. Two queries, however many
 * events there are.
 *
 * @param window the part of the list to give; all of it without.
 */
export async function findSummaries(
  db: Db,
  condition: SQL | undefined,
  { order = newestFirst, limit, offset = 0 }: { order?: SQL[]; limit?: number; offset?: number } = {}
): Promise<EventSummary[]> {
  const found = db
    .select(summaryColumns)
    .from(events)
    .leftJoin(pictures, itsPicture)
    .where(and(isNull(events.deleted_at), condition))
    .orderBy(...order)
    .offset(offset)
    .$dynamic()
  const rows = await (limit === undefined ? found : found.limit(limit))
  const artistsOf = await findArtistsOf(
    db,
    rows.map((event) => event.id)
  )
  return rows.map((event) => ({ ...event, artists: artistsOf.get(event.id) ?? [] }))
}

/** Who shows in each of the events, in the order that the gallery gave them. */
export async function findArtistsOf(
  db: Db,
  eventIds: readonly number[]
): Promise<Map<number, EventSummary['artists']>> {
  const artistsOf = new Map<number, EventSummary['artists']>()
  if (eventIds.length === 0) return artistsOf
  const rows = await db
    .select({ event_id: eventArtists.event_id, ...artistColumns })
    .from(eventArtists)
    .innerJoin(artists, eq(artists.id, eventArtists.artist_id))
    .where(and(inArray(eventArtists.event_id, [...eventIds]), isNull(artists.deleted_at)))
    .orderBy(asc(eventArtists.position), asc(artists.id))
  for (const { event_id, ...artist } of rows) {
    artistsOf.set(event_id, [...(artistsOf.get(event_id) ?? []), artist])
  }
  return artistsOf
}
