import type { EventChange, EventForm } from '@gallery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { cleanHtml } from '../html.ts'
import { created, type Writing } from '../writing.ts'
import { findWholeEvent } from './event.queries.ts'
import { events } from './events.table.ts'

/** Adds an event. @returns its id. */
export async function createEvent(
  db: Db,
  form: EventForm & { image?: string },
  writing: Writing
): Promise<number> {
  const [event] = await db
    .insert(events)
    .values({ ...withCleanBodies(form), ...created(writing) })
    .returning({ id: events.id })
  if (!event) throw new Error('The database did not answer with the new event')
  return event.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction: the row is locked between
 * the comparison of `updated_at` and the write.
 *
 * @throws Refused 404 for an unknown event; 409 with the current record as `data` when it was saved after the state
 * that the change started from. `zone` is the gallery's, for that record.
 * @throws InvalidInput when it would end before it begins.
 */
export async function changeEvent(
  db: Db,
  id: number,
  { updated_at: startedFrom, ...change }: EventChange,
  { now, by, zone }: Writing & { zone: string }
): Promise<void> {
  const [current] = await db
    .select({ from: events.from, to: events.to, updated_at: events.updated_at })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .for('update')
  if (!current) throw notFound()
  if (startedFrom !== undefined && current.updated_at > new Date(startedFrom)) {
    const data = await findWholeEvent(db, id, { hidden: true, now, zone })
    throw new Refused(409, 'error.conflict', {}, { body: { data } })
  }
  if ((change.from ?? current.from) > (change.to ?? current.to)) throw new InvalidInput({ to: 'field.range' })
  await db
    .update(events)
    .set({ ...withCleanBodies(change), ...stamp({ now, by }) })
    .where(eq(events.id, id))
}

/** Puts an event into the bin, from where it can be restored. @throws Refused 404 for an unknown one. */
export async function binEvent(db: Db, id: number, { now, by }: Writing): Promise<void> {
  const binned = await db
    .update(events)
    .set({ deleted_at: now, ...stamp({ now, by }) })
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .returning({ id: events.id })
  if (binned.length === 0) throw notFound()
}

/** What every change leaves on the row. Two changes within a millisecond still get two different instants. */
export function stamp({ now, by }: Writing) {
  return {
    updated_at: sql`greatest(${now.toISOString()}::timestamptz, ${events.updated_at} + interval '1 millisecond')`,
    updated_by: by,
  }
}

function withCleanBodies<Fields extends { body_es?: string; body_en?: string }>(fields: Fields): Fields {
  const { body_es, body_en } = fields
  return {
    ...fields,
    ...(body_es === undefined ? {} : { body_es: cleanHtml(body_es) }),
    ...(body_en === undefined ? {} : { body_en: cleanHtml(body_en) }),
  }
}
