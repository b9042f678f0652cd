import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { idsOf } from '../idsOf.ts'
import { requireArtists } from '../knownArtists.ts'
import { findArtistsOf } from '../summaries/events.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, eventRelated, events } from '../tables/events.table.ts'
import { stamp, type Writing } from '../writing.ts'

/** Adds an artist to an event, at the end, or takes them out. Call it inside a transaction. @throws Refused 404. */
export async function toggleArtist(
  db: Db,
  eventId: number,
  artistId: number,
  writing: Writing
): Promise<void> {
  await touchEvent(db, eventId, writing)
  const [artist] = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(eq(artists.id, artistId), isNull(artists.deleted_at)))
  if (!artist) throw new InvalidInput({ id: 'field.choice' })
  const removed = await db
    .delete(eventArtists)
    .where(and(eq(eventArtists.event_id, eventId), eq(eventArtists.artist_id, artistId)))
    .returning({ id: eventArtists.artist_id })
  if (removed.length === 0) await addArtists(db, eventId, [artistId])
}

/** Adds artists to an event, after those that it has. */
export async function addArtists(db: Db, eventId: number, artistIds: readonly number[]): Promise<void> {
  if (artistIds.length === 0) return
  const after = sql`(select coalesce(max(position) + 1, 0) from ${eventArtists} where event_id = ${eventId})`
  await db.insert(eventArtists).values(
    artistIds.map((artist_id, at) => ({
      event_id: eventId,
      artist_id,
      position: sql`${after} + ${at}::int`,
    }))
  )
}

/**
 * Replaces who shows in an event, in this order. Artists in the bin keep their places, for when they come back.
 *
 * @throws InvalidInput on `artists` for somebody unknown.
 */
export async function setArtists(db: Db, eventId: number, artistIds: readonly number[]): Promise<void> {
  await requireArtists(db, artistIds, 'artists')
  const wanted = [...new Set(artistIds)]
  // Nothing changes, not even the gaps that artists in the bin leave: the history has nothing to tell.
  const shown = (await findArtistsOf(db, [eventId])).get(eventId) ?? []
  if (isDeepStrictEqual(idsOf(shown), wanted)) return
  const kept = db.select({ id: artists.id }).from(artists).where(isNull(artists.deleted_at))
  await db
    .delete(eventArtists)
    .where(
      and(
        eq(eventArtists.event_id, eventId),
        inArray(eventArtists.artist_id, kept),
        notInArray(eventArtists.artist_id, wanted)
      )
    )
  if (wanted.length === 0) return
  await db
    .insert(eventArtists)
    .values(wanted.map((artist_id, position) => ({ event_id: eventId, artist_id, position })))
    .onConflictDoUpdate({
      target: [eventArtists.event_id, eventArtists.artist_id],
      set: { position: sql`excluded.position` },
    })
}

/**
 * Replaces the events that an event's page points at, in this order. Those in the bin keep their places, for when they
 * come back.
 *
 * @throws InvalidInput on `related` for an unknown event, or the event itself.
 */
export async function setRelated(db: Db, eventId: number, relatedIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(relatedIds)]
  const shown = await db
    .select({ id: events.id })
    .from(eventRelated)
    .innerJoin(events, eq(events.id, eventRelated.related_id))
    .where(and(eq(eventRelated.event_id, eventId), isNull(events.deleted_at)))
    .orderBy(asc(eventRelated.position), asc(events.id))
  if (isDeepStrictEqual(idsOf(shown), wanted)) return
  const kept = db.select({ id: events.id }).from(events).where(isNull(events.deleted_at))
  const known = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, wanted), isNull(events.deleted_at), ne(events.id, eventId)))
  if (known.length < wanted.length) throw new InvalidInput({ related: 'field.choice' })
  await db
    .delete(eventRelated)
    .where(
      and(
        eq(eventRelated.event_id, eventId),
        inArray(eventRelated.related_id, kept),
        notInArray(eventRelated.related_id, wanted)
      )
    )
  if (wanted.length === 0) return
  await db
    .insert(eventRelated)
    .values(wanted.map((related_id, position) => ({ event_id: eventId, related_id, position })))
    .onConflictDoUpdate({
      target: [eventRelated.event_id, eventRelated.related_id],
      set: { position: sql`excluded.position` },
    })
}

/** Locks an event whose parts change and notes the change on it. Call it inside a transaction. @throws Refused 404 */
export async function touchEvent(db: Db, id: number, writing: Writing): Promise<void> {
  const touched = await db
    .update(events)
    .set(stamp(events.updated_at, writing))
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .returning({ id: events.id })
  if (touched.length === 0) throw notFound()
}
