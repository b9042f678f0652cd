import type { EventImage } from '@gallery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { eventArtists, eventImages, eventRelated, events } from './events.table.ts'

/** Adds an artist to an event, at the end, or takes them out. Call it inside a transaction. @throws Refused 404. */
export async function toggleArtist(
  db: Db,
  eventId: number,
  artistId: number,
  writing: Writing
): Promise<void> {
  await touch(db, eventId, writing)
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

/** Replaces the events that an event's page points at, in this order. */
export async function setRelated(db: Db, eventId: number, relatedIds: readonly number[]): Promise<void> {
  await db.delete(eventRelated).where(eq(eventRelated.event_id, eventId))
  if (relatedIds.length === 0) return
  await db
    .insert(eventRelated)
    .values(relatedIds.map((related_id, position) => ({ event_id: eventId, related_id, position })))
}

/** Adds a stored picture to an event, after those that it has. @returns the id of the image. */
export async function addEventImage(
  db: Db,
  eventId: number,
  image: Pick<EventImage, 'file' | 'active' | 'description_es' | 'description_en'>,
  writing: Writing
): Promise<number> {
  const [added] = await db
    .insert(eventImages)
    .values({
      ...image,
      event_id: eventId,
      position: sql`(select coalesce(max(position) + 1, 0) from ${eventImages} where event_id = ${eventId})`,
      ...created(writing),
    })
    .returning({ id: eventImages.id })
  if (!added) throw new Error('The database did not answer with the new image')
  return added.id
}

/** Locks an event whose parts change and notes the change on it. */
async function touch(db: Db, id: number, writing: Writing): Promise<void> {
  const touched = await db
    .update(events)
    .set(stamp(events.updated_at, writing))
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .returning({ id: events.id })
  if (touched.length === 0) throw notFound()
}
