import type { EventChange, EventForm } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { withCleanHtml } from '../html.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { refuseBooked } from './booked.ts'
import { findWholeEvent } from './event.queries.ts'
import { events } from './events.table.ts'

const htmlFields = ['body_es', 'body_en'] as const

/** Adds an event. @returns its id. */
export async function createEvent(
  db: Db,
  form: EventForm & { image?: string },
  writing: Writing
): Promise<number> {
  const [event] = await db
    .insert(events)
    .values({ ...withCleanHtml(form, htmlFields), ...created(writing) })
    .returning({ id: events.id })
  if (!event) throw new Error('The database did not answer with the new event')
  return event.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction: the row is locked between
 * the comparison of `updated_at` and the write.
 *
 * @throws Refused 404 for an unknown event; 409 with the current record as `data` when it was saved after the state
 * that the change started from, `zone` being the gallery's for that record; 409 when it would hide an event in which
 * people have places still to come.
 * @throws InvalidInput when it would end before it begins.
 */
export async function changeEvent(
  db: Db,
  id: number,
  { updated_at: startedFrom, despiteBookings, ...change }: EventChange,
  { now, by, zone }: Writing & { zone: string }
): Promise<void> {
  const [current] = await db
    .select({ from: events.from, to: events.to, active: events.active, updated_at: events.updated_at })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .for('update')
  if (!current) throw notFound()
  await refuseStale(startedFrom, current.updated_at, () =>
    findWholeEvent(db, id, { hidden: true, now, zone })
  )
  if ((change.from ?? current.from) > (change.to ?? current.to)) throw new InvalidInput({ to: 'field.range' })
  if (current.active && change.active === false && !despiteBookings) await refuseBooked(db, id, now)
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
