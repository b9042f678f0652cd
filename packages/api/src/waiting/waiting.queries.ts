import type { Waiting, WaitingDetail } from '@gallery/contract'
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { eventFields } from '../appointments/appointments.queries.ts'
import { holdsPlace } from '../appointments/bookingState.ts'
import type { Db } from '../db/db.ts'
import type { Owner } from '../people/claiming.ts'
import { type CountsAs, isAmong } from '../people/sameAddress.ts'
import { isWaiting, lineOf, type WaitingRow } from '../slots/line.queries.ts'
import { isHeld } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { hashToken } from '../tokens.ts'

/** Whose place in the line is meant: its id, or the secret of its mailed link. */
export type WaitingKey = { id: number } | { token: string }

function keyed(key: WaitingKey): SQL | undefined {
  const which = 'id' in key ? eq(waiting.id, key.id) : eq(waiting.hash, hashToken(key.token))
  return and(which, isNull(waiting.anonymous_at))
}

/** Those who wait, or did, with the slot that they asked for, its event and the booking that they were offered. */
function waits(db: Db) {
  return db
    .select({
      entry: getTableColumns(waiting),
      slot: getTableColumns(slots),
      event: eventFields,
      offer: getTableColumns(appointments),
    })
    .from(waiting)
    .innerJoin(slots, eq(slots.id, waiting.slot_id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .leftJoin(appointments, eq(appointments.id, waiting.appointment_id))
    .$dynamic()
}

/** Somebody who waits, or did, with what their pages and mails say. */
export type WaitRow = Awaited<ReturnType<typeof waits>>[number]

/** Somebody's wait; undefined when there is none. */
export async function findWait(db: Db, key: WaitingKey): Promise<WaitRow | undefined> {
  const [row] = await waits(db).where(keyed(key))
  return row
}

/** Locks somebody's wait. Whoever needs bookings and slots locks them before: everybody in the same order. */
export async function lockWait(tx: Db, key: WaitingKey): Promise<WaitingRow | undefined> {
  const [row] = await tx.select().from(waiting).where(keyed(key)).for('update')
  return row
}

/** Whether a wait is somebody's own: made while signed in, or with their address. */
export function isOwnWait({ entry }: Pick<WaitRow, 'entry'>, user: Owner): boolean {
  return entry.user_id === user.id || entry.email === user.email
}

/** The rule of {@link isOwnWait}, for many. */
export function waitsOf(user: Owner): SQL | undefined {
  return or(eq(waiting.user_id, user.id), eq(waiting.email, user.email))
}

/** What somebody waits for whose time has not begun, the next one first. */
export function listOwnWaits(db: Db, user: Owner, now: Date): Promise<WaitRow[]> {
  return waits(db)
    .where(and(isWaiting, waitsOf(user), gt(slots.start, now), isNull(slots.deleted_at)))
    .orderBy(asc(slots.start), asc(waiting.id))
}

/** Everything that somebody ever waited for, by time. */
export function listEverOwnWaits(db: Db, user: Owner): Promise<WaitRow[]> {
  return waits(db)
    .where(and(waitsOf(user), isNull(waiting.anonymous_at)))
    .orderBy(asc(slots.start), asc(waiting.id))
}

/** Those of whom a place in the slot is held by an offer that is not over, by when it was made. */
export function listOffered(db: Db, now: Date, slot: number): Promise<WaitRow[]> {
  return waits(db)
    .where(and(eq(appointments.slot_id, slot), isNotNull(waiting.appointment_id), isHeld(now)))
    .orderBy(asc(appointments.created_at), asc(waiting.id))
}

/** Those in the line of a slot with all that is shown of them, in their order. */
export async function listLine(
  db: Db,
  clock: { now: Date; zone: string },
  slot: Parameters<typeof lineOf>[2]
): Promise<WaitRow[]> {
  const ids = (await lineOf(db, clock, slot)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await waits(db).where(inArray(waiting.id, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.entry.id) - ids.indexOf(other.entry.id))
}

/** Whether somebody waits already for a slot that they ask for. */
export async function isInLine(db: Db, slot: number, email: string, as: CountsAs): Promise<boolean> {
  const rows = await db
    .select({ email: waiting.email })
    .from(waiting)
    .where(and(isWaiting, eq(waiting.slot_id, slot)))
  return isAmong(
    email,
    rows.map((row) => row.email),
    as
  )
}

/** The last place in all lines, after which whoever joins stands. */
export const lastPosition = sql<number>`(select coalesce(max(position), 0) + 1 from waiting)`

/** What somebody who waits sees of it. `ahead`: how many bookings come before theirs. */
export function waitingOf(row: WaitRow, now: Date, ahead: number): Waiting {
  const { entry, slot, event, offer } = row
  const { id, kind, title_es, title_en, place, color, largest_party, needs } = event
  const shown = stateOf(row, now) === 'offered' && offer ? offer.slot_id : slot.id
  return {
    id: entry.id,
    state: stateOf(row, now),
    people: entry.people,
    first_name: entry.first_name,
    last_name: entry.last_name,
    any_time: entry.any_time,
    ahead,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    place: { id: shown, event: { id, kind, title_es, title_en, place, color, largest_party, needs } },
    created_at: entry.created_at.toISOString(),
  }
}

function stateOf({ entry, slot, offer }: WaitRow, now: Date): Waiting['state'] {
  if (offer) return !offer.confirmed_at && holdsPlace(offer, now) ? 'offered' : 'ended'
  return entry.left_at || slot.start <= now || slot.deleted_at ? 'ended' : 'waiting'
}

/** What the gallery sees of somebody in a line. */
export function waitingDetailOf({ entry, offer }: WaitRow): WaitingDetail {
  const { id, people, first_name, last_name, email, phone, comments, needs, school, any_time } = entry
  return {
    ...{ id, people, first_name, last_name, email, phone, comments, needs, school, any_time },
    created_at: entry.created_at.toISOString(),
    place: entry.slot_id,
    offer:
      offer === null || offer.hold_until === null
        ? null
        : {
            appointment: offer.id,
            place: offer.slot_id,
            since: offer.created_at.toISOString(),
            until: offer.hold_until.toISOString(),
          },
  }
}
