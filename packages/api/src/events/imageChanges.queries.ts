import type { EventChange, EventImage, EventImagesChange } from '@gallery/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { inPlace, orderedBy } from '../orderedBy.ts'
import { eventImages, events } from '../tables/events.table.ts'
import { isShownEventImage } from '../tables/shown.ts'
import { created, stamp, type Writing } from '../writing.ts'

/** What a picture of an event is made of; `file` is a name under `/storage/events`. */
export type NewEventImage = Pick<EventImage, 'file' | 'active' | 'description_es' | 'description_en'>

/** Adds a stored picture to an event, after those that it has. @returns the id of the image. */
export async function addEventImage(
  db: Db,
  eventId: number,
  image: NewEventImage,
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
  await setCover(db, eventId)
  return added.id
}

/**
 * Changes texts, visibility and order of an event's pictures: those of the list come first, in its order, those that it
 * leaves out follow as they were. A change that is no order leaves each in its place. Call it under the lock of the event.
 *
 * @throws Refused 404 when one is unknown.
 */
export async function changeEventImages(
  db: Db,
  eventId: number,
  { images, order = true }: EventImagesChange,
  writing: Writing
): Promise<void> {
  const current = await db
    .select({ id: eventImages.id, position: eventImages.position })
    .from(eventImages)
    .where(and(eq(eventImages.event_id, eventId), isNull(eventImages.deleted_at)))
    .orderBy(asc(eventImages.position), asc(eventImages.id))
  const changed = order ? orderedBy(current, images) : inPlace(current, images)
  for (const { id, position, change } of changed) {
    await db
      .update(eventImages)
      .set({ ...change, position, ...stamp(eventImages.updated_at, writing) })
      .where(eq(eventImages.id, id))
  }
  await setCover(db, eventId)
}

/** Changes the texts of an event's pictures. Call it under the lock of the event. @throws Refused 404 when one is unknown. */
export async function describeEventImages(
  db: Db,
  eventId: number,
  images: NonNullable<EventChange['images']>,
  writing: Writing
): Promise<void> {
  for (const { id, ...texts } of images) {
    const described = await db
      .update(eventImages)
      .set({ ...texts, ...stamp(eventImages.updated_at, writing) })
      .where(and(eq(eventImages.id, id), eq(eventImages.event_id, eventId), isNull(eventImages.deleted_at)))
      .returning({ id: eventImages.id })
    if (described.length === 0) throw notFound()
  }
}

/** Takes a picture off an event, into the bin. @throws Refused 404 when the event has no such picture. */
export async function binEventImage(db: Db, eventId: number, id: number, writing: Writing): Promise<void> {
  await moveImage(db, eventId, id, { out: true }, writing)
}

/** Puts a picture back where it was. @throws Refused 404 when the event has no such picture in the bin. */
export async function restoreEventImage(
  db: Db,
  eventId: number,
  id: number,
  writing: Writing
): Promise<void> {
  await moveImage(db, eventId, id, { out: false }, writing)
}

async function moveImage(db: Db, eventId: number, id: number, { out }: { out: boolean }, writing: Writing) {
  const wasThere = out ? isNull(eventImages.deleted_at) : isNotNull(eventImages.deleted_at)
  const moved = await db
    .update(eventImages)
    .set({ deleted_at: out ? writing.now : null, ...stamp(eventImages.updated_at, writing) })
    .where(and(eq(eventImages.id, id), eq(eventImages.event_id, eventId), wasThere))
    .returning({ id: eventImages.id })
  if (moved.length === 0) throw notFound()
  await setCover(db, eventId)
}

/** The cover of an event, `image`, is its first active picture: lists, cards and shared links show it. */
async function setCover(db: Db, eventId: number): Promise<void> {
  const cover = sql`(
    select ${eventImages.file} from ${eventImages}
    where ${eventImages.event_id} = ${eventId} and ${isShownEventImage}
    order by ${eventImages.position}, ${eventImages.id} limit 1
  )`
  await db
    .update(events)
    .set({ image: cover })
    .where(and(eq(events.id, eventId), sql`${events.image} is distinct from ${cover}`))
}
