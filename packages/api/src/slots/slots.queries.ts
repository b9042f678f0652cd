import { dayOf, type Slot, type SlotChange } from '@gallery/contract'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { onOpenDay } from '../opening/onOpenDay.ts'
import { isOfferedOn } from '../opening/opening.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { slots } from '../tables/slots.table.ts'
import { created, type Writing } from '../writing.ts'

/** A slot's own row, without what is taken of it. */
export type SlotRow = typeof slots.$inferSelect

/** What a new slot is made of. */
export type NewSlot = Pick<
  SlotRow,
  'event_id' | 'start' | 'end' | 'label_es' | 'label_en' | 'limit' | 'unavailable'
> & { groups?: boolean; open_anyway?: boolean }

/**
 * The rule of what takes a place at `now`: a booking that is confirmed or held by a
 * hold that has not expired, and that nobody cancelled. Counting with this rule instead of storing a number is what
 * frees an expired hold by itself.
 */
export function takesPlace(now: Date): SQL | undefined {
  return and(
    isNull(appointments.cancelled_at),
    isNull(appointments.deleted_at),
    or(isNotNull(appointments.confirmed_at), gt(appointments.hold_until, now))
  )
}

/** The rule of what is held at `now`: a booking that takes a place and that nobody has confirmed yet. */
export function isHeld(now: Date): SQL | undefined {
  return and(takesPlace(now), isNull(appointments.confirmed_at))
}

/** Whether a slot can be booked as far as it is not over: of a query that groups by slot and joins what {@link takesPlace}. */
export const isNotFull = hasPlaces(1)

/** Whether a slot has places for so many people who come together; of the same query. */
export function hasPlaces(people: number): SQL<boolean> {
  return sql<boolean>`not ${slots.unavailable} and ${countPeople()} + ${people}::int <= ${slots.limit}`
}

/** How many people have a place, of a query that groups by slot and joins what {@link takesPlace}. */
export function countPeople(which?: SQL): SQL<number> {
  const counted = which ? sql`filter (where ${which})` : sql``
  return sql<number>`coalesce(sum(${appointments.people}) ${counted}, 0)::int`
}

/** Which slots to list. Instants, `start` included and `end` not; a slot belongs to the window that it begins in. */
export type SlotWindow = {
  events?: readonly number[]
  start?: Date
  end?: Date
  /**
   * Only what visitors are offered, in a gallery of this time zone: slots of active events, on open days or opened on
   * purpose.
   */
  offeredIn?: string
}

/** The slots of a window with what is taken of each at `now`, by time. One query, two for visitors. */
export async function listSlots(db: Db, now: Date, window: SlotWindow): Promise<Slot[]> {
  return slotsWhere(
    db,
    now,
    and(
      window.events ? inArray(slots.event_id, [...window.events]) : undefined,
      window.start ? gte(slots.start, window.start) : undefined,
      window.end ? lt(slots.start, window.end) : undefined,
      window.offeredIn === undefined
        ? undefined
        : await offered(db, window.offeredIn, { start: now, ...window })
    )
  )
}

/**
 * Whether visitors of a gallery in the zone are offered a slot of an event that begins at `now` or later and is not
 * closed. One that is full counts: it can be waited for.
 */
export async function offersSlots(db: Db, event: number, now: Date, zone: string): Promise<boolean> {
  const [slot] = await db
    .select({ id: slots.id })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .where(
      and(
        isNull(slots.deleted_at),
        eq(slots.event_id, event),
        eq(slots.unavailable, false),
        gte(slots.start, now),
        await offered(db, zone, { start: now })
      )
    )
    .limit(1)
  return slot !== undefined
}

/** One slot with what is taken of it at `now`; undefined when it does not exist, or is not offered to visitors of a gallery
 * in the zone given. */
export async function findSlot(db: Db, now: Date, id: number, offeredIn?: string): Promise<Slot | undefined> {
  const [slot] = await slotsWhere(
    db,
    now,
    and(eq(slots.id, id), offeredIn === undefined ? undefined : isShownEvent)
  )
  if (!slot || offeredIn === undefined) return slot
  const { start, open_anyway } = slot
  // By its own day, however long ago or far ahead that is.
  return (await isOfferedOn(db, { zone: offeredIn }, { start: new Date(start), open_anyway }))
    ? slot
    : undefined
}

/** Slots by their ids, by time; those that do not exist or are in the bin are left out. */
export function findSlots(db: Db, now: Date, ids: readonly number[]): Promise<Slot[]> {
  return slotsWhere(db, now, inArray(slots.id, [...ids]))
}

/** What visitors are offered from an instant on, up to another where one is said. */
async function offered(
  db: Db,
  zone: string,
  { start, end }: { start: Date; end?: Date }
): Promise<SQL | undefined> {
  return and(isShownEvent, await onOpenDay(db, zone, dayOf(start, zone), end && dayOf(end, zone)))
}

async function slotsWhere(db: Db, now: Date, condition: SQL | undefined): Promise<Slot[]> {
  const rows = await db
    .select({ ...getTableColumns(slots), count: countPeople() })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .where(and(isNull(slots.deleted_at), condition))
    .groupBy(slots.id)
    .orderBy(asc(slots.start), asc(slots.id))
  return rows.map((row) => ({
    id: row.id,
    event_id: row.event_id,
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    label_es: row.label_es,
    label_en: row.label_en,
    limit: row.limit,
    count: row.count,
    unavailable: row.unavailable,
    groups: row.groups,
    open_anyway: row.open_anyway,
  }))
}

/**
 * How many places of the slots are taken at `now`, one for each person, by slot; a slot of which nothing is taken is
 * absent. The booking `except` is left out of account.
 */
export async function countTaken(
  db: Db,
  now: Date,
  ids: readonly number[],
  except?: number
): Promise<Map<number, number>> {
  const others = except === undefined ? undefined : ne(appointments.id, except)
  const rows = await db
    .select({ id: appointments.slot_id, taken: countPeople() })
    .from(appointments)
    .where(and(inArray(appointments.slot_id, [...ids]), takesPlace(now), others))
    .groupBy(appointments.slot_id)
  return new Map(rows.map((row) => [row.id, row.taken]))
}

/** How many bookings take places in the slots at `now`. */
export function countBookings(db: Db, now: Date, ids: readonly number[]): Promise<number> {
  return db.$count(appointments, and(inArray(appointments.slot_id, [...ids]), takesPlace(now)))
}

/**
 * Locks the rows of slots until the transaction ends, in the order of their ids so that two callers cannot wait for
 * each other. Rows in the bin come too: whoever asked while it was there learns that it is gone.
 */
export function lockSlots(tx: Db, ids: readonly number[]): Promise<SlotRow[]> {
  return tx
    .select()
    .from(slots)
    .where(inArray(slots.id, [...ids]))
    .orderBy(asc(slots.id))
    .for('update')
}

/** Inserts slots, a few hundred at a time, and gives their ids in the same order. */
export async function createSlots(db: Db, values: readonly NewSlot[], writing: Writing): Promise<number[]> {
  const ids: number[] = []
  const portion = 500
  for (let from = 0; from < values.length; from += portion) {
    const rows = await db
      .insert(slots)
      .values(values.slice(from, from + portion).map((slot) => ({ ...slot, ...created(writing) })))
      .returning({ id: slots.id })
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

/** Changes the fields that are given and leaves the others. */
export async function updateSlot(
  db: Db,
  id: number,
  change: SlotChange,
  { by, now }: Writing
): Promise<void> {
  const { start, end, ...rest } = change
  await db
    .update(slots)
    .set({
      ...rest,
      ...(start === undefined ? {} : { start: new Date(start) }),
      ...(end === undefined ? {} : { end: new Date(end) }),
      updated_at: now,
      updated_by: by,
    })
    .where(eq(slots.id, id))
}

/** Puts slots into the bin. */
export async function binSlots(db: Db, ids: readonly number[], { by, now }: Writing): Promise<void> {
  await db
    .update(slots)
    .set({ deleted_at: now, updated_at: now, updated_by: by })
    .where(and(inArray(slots.id, [...ids]), isNull(slots.deleted_at)))
}

/** Takes slots out of the bin. @returns the ids of those that were in it */
export async function unbinSlots(db: Db, ids: readonly number[], { by, now }: Writing): Promise<number[]> {
  const rows = await db
    .update(slots)
    .set({ deleted_at: null, updated_at: now, updated_by: by })
    .where(and(inArray(slots.id, [...ids]), isNotNull(slots.deleted_at)))
    .returning({ id: slots.id })
  return rows.map((row) => row.id)
}

/** Closes slots to new bookings, or opens them again. @returns the ids of those that were not so already */
export async function closeSlots(
  db: Db,
  ids: readonly number[],
  unavailable: boolean,
  { by, now }: Writing
): Promise<number[]> {
  const rows = await db
    .update(slots)
    .set({ unavailable, updated_at: now, updated_by: by })
    .where(and(inArray(slots.id, [...ids]), ne(slots.unavailable, unavailable), isNull(slots.deleted_at)))
    .returning({ id: slots.id })
  return rows.map((row) => row.id)
}

/** Whether all events are there to have slots. */
export async function eventsExist(db: Db, ids: readonly number[]): Promise<boolean> {
  return (await existingEvents(db, ids)).length === new Set(ids).size
}

/**
 * Whether events exist that are to have more slots: nobody hides or deletes one until the transaction ends. Call it before
 * slots are locked.
 */
export async function keepEvents(tx: Db, ids: readonly number[]): Promise<boolean> {
  return (await existingEvents(tx, ids).orderBy(events.id).for('share')).length === new Set(ids).size
}

function existingEvents(db: Db, ids: readonly number[]) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, [...new Set(ids)]), isNull(events.deleted_at)))
    .$dynamic()
}

/** The addresses that have places in a slot at `now`, leaving one booking out of account. */
export async function listTakers(db: Db, now: Date, slot: number, except?: number): Promise<string[]> {
  const rows = await db
    .select({ email: appointments.email })
    .from(appointments)
    .where(
      and(
        eq(appointments.slot_id, slot),
        takesPlace(now),
        except === undefined ? undefined : ne(appointments.id, except)
      )
    )
  return rows.map(({ email }) => email)
}
