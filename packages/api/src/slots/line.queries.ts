import { dayOf, dayRange } from '@gallery/contract'
import { and, asc, eq, gte, inArray, isNull, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { isAmong } from '../people/sameAddress.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { listTakers, type SlotRow } from './slots.queries.ts'

/** Somebody who waits, as their row says. */
export type WaitingRow = typeof waiting.$inferSelect

/** Who is in a line, as far as the place that they need decides. */
type InLine = Pick<WaitingRow, 'people' | 'school'>

/** Who still waits: was offered no place, and has not left. */
export const isWaiting = and(
  isNull(waiting.left_at),
  isNull(waiting.appointment_id),
  isNull(waiting.anonymous_at)
)

/**
 * Those who wait for a place in a slot, in their order: who asked for it, and who takes any slot of that event on that
 * day. Who has a place in it meanwhile waits no more: by the mailbox, or by the address where the gallery wrote the wait
 * down, which has no mailbox then. The order holds as long as the caller has the slot's lock.
 */
export async function lineOf(
  db: Db,
  { now, zone }: { now: Date; zone: string },
  slot: Pick<SlotRow, 'id' | 'event_id' | 'start'>
): Promise<WaitingRow[]> {
  const { start, end } = dayRange(dayOf(slot.start, zone), zone)
  const ofTheDay = db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.event_id, slot.event_id), gte(slots.start, start), lt(slots.start, end)))
  const rows = await db
    .select()
    .from(waiting)
    .where(
      and(
        isWaiting,
        or(eq(waiting.slot_id, slot.id), and(waiting.any_time, inArray(waiting.slot_id, ofTheDay)))
      )
    )
    .orderBy(asc(waiting.position), asc(waiting.id))
  if (rows.length === 0) return rows
  const takers = await listTakers(db, now, slot.id)
  return rows.filter(
    ({ email, mailbox }) => !isAmong(email, takers, mailbox === null ? 'address' : 'mailbox')
  )
}

/**
 * The rule of {@link lineOf} as far as it is of the slots, for all of them at once: the slots that somebody waits for, with
 * how many people that are and how few the smallest party is, as a table for a query to join.
 *
 * @param days a window of whole days of the gallery, in which lie the slots that they asked for; without an end all to come
 */
export function linesOf(db: Db, zone: string, days: { start: Date; end?: Date }) {
  const asked = alias(slots, 'asked')
  const other = alias(slots, 'other')
  const isAsked = and(isWaiting, gte(asked.start, days.start), days.end && lt(asked.start, days.end))
  const itself = db
    .select({ slot: asked.id, people: waiting.people })
    .from(waiting)
    .innerJoin(asked, eq(asked.id, waiting.slot_id))
    .where(isAsked)
  const day = (start: SQLWrapper) => sql`(${start} at time zone ${zone}::text)::date`
  // No day is longer: an index finds what is near, whatever the event had before.
  const longest = sql`interval '25 hours'`
  const isOfTheDay = and(
    eq(other.event_id, asked.event_id),
    gte(other.start, sql`${asked.start} - ${longest}`),
    lt(other.start, sql`${asked.start} + ${longest}`),
    eq(day(other.start), day(asked.start))
  )
  const others = db
    .select({ slot: other.id, people: waiting.people })
    .from(waiting)
    .innerJoin(asked, eq(asked.id, waiting.slot_id))
    .innerJoin(other, and(isOfTheDay, ne(other.id, asked.id)))
    .where(and(isAsked, waiting.any_time))
  const places = unionAll(itself, others).as('places')
  return db
    .select({
      slot: places.slot,
      people: sql<number>`sum(${places.people})::int`.as('people_in_line'),
      least: sql<number>`min(${places.people})`.as('least_in_line'),
    })
    .from(places)
    .groupBy(places.slot)
    .as('lines')
}

/** Whether free places are enough for somebody in the line; a school fits only where groups are taken. */
export function fitsIn(slot: Pick<SlotRow, 'groups'>, free: number, { people, school }: InLine): boolean {
  return people <= free && (school === '' || slot.groups)
}

/**
 * How many of the free places of a slot nobody in its line has a claim to: the first whom they fit comes first, then the
 * next with what is left. Who needs more than there are keeps nobody from the rest.
 */
export function unclaimed(slot: Pick<SlotRow, 'groups'>, free: number, line: readonly InLine[]): number {
  return line.reduce((left, one) => (fitsIn(slot, left, one) ? left - one.people : left), free)
}
