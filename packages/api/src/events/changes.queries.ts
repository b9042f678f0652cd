import {
  type EventChange,
  type EventForm,
  eventFields,
  namesOfKind,
  type RightsWritten,
} from '@gallery/contract'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { lastSaved, refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { withCleanHtml } from '../html.ts'
import { keepArtists } from '../knownArtists.ts'
import { events } from '../tables/events.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { refuseBooked } from './booked.ts'
import { findWholeEvent } from './event.queries.ts'
import { describeEventImages } from './imageChanges.queries.ts'
import { setList } from './parts.queries.ts'

const htmlFields = namesOfKind(eventFields, 'html')

/** What few new events have. */
type Rare = 'artists' | 'related' | 'works' | keyof RightsWritten

/** What a new event is made of. */
export type NewEvent = Omit<EventForm, Rare> &
  Partial<Pick<EventForm, Rare>> & {
    /** A file under `/storage/events`. */
    image?: string
  }

/** Adds an event. @returns its id. @throws InvalidInput for an unknown artist, work or related event. */
export async function createEvent(
  db: Db,
  { artists = [], related = [], works = [], ...form }: NewEvent,
  writing: Writing
): Promise<number> {
  const [event] = await db
    .insert(events)
    .values({ ...withCleanHtml(form, htmlFields), ...created(writing) })
    .returning({ id: events.id })
  if (!event) throw new Error('The database did not answer with the new event')
  await setList(db, event.id, 'artists', artists)
  await setList(db, event.id, 'works', works)
  await setList(db, event.id, 'related', related)
  return event.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction: the row is locked between
 * the comparison of `updated_at` and the write.
 *
 * @throws Refused 404 for an unknown event or image; 409 with the current record as `data` when it was saved after the state
 * that the change started from, `zone` being the gallery's for that record; 409 when it would hide an event in which
 * people have places still to come.
 * @throws InvalidInput when it would end before it begins, or for an unknown artist, work or related event.
 */
export async function changeEvent(
  db: Db,
  id: number,
  { updated_at: startedFrom, despiteBookings, artists, related, works, images, ...change }: EventChange,
  { now, by, zone }: Writing & { zone: string }
): Promise<void> {
  if (artists !== undefined) await keepArtists(db, artists)
  const [current] = await db
    .select({ from: events.from, to: events.to, active: events.active, ...lastSaved(events) })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .for('no key update')
  if (!current) throw notFound()
  await refuseStale(db, startedFrom, current, async () => ({
    data: await findWholeEvent(db, id, { hidden: true, now, zone }),
  }))
  if ((change.from ?? current.from) > (change.to ?? current.to)) throw new InvalidInput({ to: 'field.range' })
  if (current.active && change.active === false && !despiteBookings) await refuseBooked(db, id, now)
  if (artists !== undefined) await setList(db, id, 'artists', artists)
  if (works !== undefined) await setList(db, id, 'works', works)
  if (related !== undefined) await setList(db, id, 'related', related)
  if (images !== undefined) await describeEventImages(db, id, images, { now, by })
  await db
    .update(events)
    .set({ ...withCleanHtml(change, htmlFields), ...stamp(events.updated_at, { now, by }) })
    .where(eq(events.id, id))
}

/**
 * Puts an event into the bin, from where it can be restored. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown one; 409 when people have places in it still to come.
 */
export async function binEvent(db: Db, id: number, { now, by }: Writing): Promise<void> {
  const binned = await db
    .update(events)
    .set({ deleted_at: now, ...stamp(events.updated_at, { now, by }) })
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .returning({ id: events.id })
  if (binned.length === 0) throw notFound()
  await refuseBooked(db, id, now)
}

/**
 * Brings an event back from the bin with all that hangs on it: artists, works, images, related events and slots stayed as they
 * were. @throws Refused 404 when it is not in the bin.
 */
export async function restoreEvent(db: Db, id: number, writing: Writing): Promise<void> {
  const restored = await db
    .update(events)
    .set({ deleted_at: null, ...stamp(events.updated_at, writing) })
    .where(and(eq(events.id, id), isNotNull(events.deleted_at)))
    .returning({ id: events.id })
  if (restored.length === 0) throw notFound()
}
