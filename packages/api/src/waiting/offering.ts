import { dayOf, dayRange } from '@gallery/contract'
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { BookingRow } from '../appointments/appointments.queries.ts'
import { mailToConfirm } from '../appointments/bookingMails.ts'
import { createAppointments } from '../appointments/changes.queries.ts'
import { reread } from '../appointments/confirming.ts'
import { undoTime } from '../appointments/limits.ts'
import type { Db } from '../db/db.ts'
import type { Office } from '../office.ts'
import { onOpenDay } from '../opening/onOpenDay.ts'
import { readOptions } from '../readOptions.ts'
import { fitsIn, lineOf, linesOf, type WaitingRow } from '../slots/line.queries.ts'
import { countPeople, countTaken, lockSlots, type SlotRow, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { slots } from '../tables/slots.table.ts'
import { users } from '../tables/users.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { lockWait } from './waiting.queries.ts'

/**
 * Offers one place that is free to the first in its slot's line whom it fits (docs/product.md, Waiting list). Whatever
 * freed it, nobody else can have taken it: who books is refused what those in the line have a claim to. Several processes
 * may do it at once: the slot is locked while its line is read, and whoever is offered a place is in no line any more.
 *
 * @returns whether a place was offered, after which there may be another one
 */
export async function offerNext(office: Office): Promise<boolean> {
  for (const id of await findSlotsToOffer(office)) {
    const isOffered = await office.db.transaction(async (tx) => {
      const [slot] = await lockSlots(tx, [id])
      if (!slot || !(await isOpen(tx, office, slot))) return false
      const entry = await lockFirst(tx, office, slot)
      if (entry) await offer(tx, office, slot, entry, null)
      return entry !== undefined
    })
    if (isOffered) return true
  }
  return false
}

/** Locks the first in the line of a locked slot whom what is free fits. Who is offered another slot or leaves just now is passed. */
async function lockFirst(tx: Db, office: Office, slot: SlotRow): Promise<WaitingRow | undefined> {
  const free = await freeIn(tx, office, slot)
  if (free <= 0) return undefined
  for (const { id } of (await lineOf(tx, office, slot)).filter((one) => fitsIn(slot, free, one))) {
    const entry = await lockWait(tx, { id })
    if (entry && entry.appointment_id === null && !entry.left_at) return entry
  }
  return undefined
}

/**
 * Makes somebody who waits an offer: a booking that holds the place for as long as the gallery says, never beyond the
 * slot's beginning, and a mail with the ways to take it and to let it pass. The caller has locked the slot and the entry.
 *
 * @param by who offers it; null for the server, by itself
 */
export async function offer(
  tx: Db,
  office: Office,
  slot: SlotRow,
  entry: WaitingRow,
  by: number | null
): Promise<BookingRow> {
  const { now } = office
  const { offerHours } = await readOptions(tx)
  const until = new Date(now.getTime() + offerHours * 60 * 60_000)
  const { people, email, first_name, last_name, phone, comments, language, needs, school } = entry
  const [id = 0] = await createAppointments(tx, [
    {
      ...{ people, email, first_name, last_name, phone, comments, language, needs, school },
      slot: slot.id,
      user: entry.user_id,
      by,
      hold_until: until < slot.start ? until : slot.start,
      confirmed_at: null,
      created_at: now,
    },
  ])
  await tx
    .update(waiting)
    .set({ appointment_id: id, updated_at: now, updated_by: by })
    .where(eq(waiting.id, entry.id))
  const booking = await reread(tx, { id })
  await mailToConfirm(tx, office, booking)
  return booking
}

/** How many places of a locked slot nobody has. */
export async function freeIn(tx: Db, { now }: Office, slot: SlotRow): Promise<number> {
  return slot.limit - ((await countTaken(tx, now, [slot.id])).get(slot.id) ?? 0)
}

/** Whether the places of a slot can be offered: it is open, still to come, and nothing in it is about to be taken back. */
async function isOpen(tx: Db, office: Office, slot: SlotRow): Promise<boolean> {
  const found = await tx.$count(
    tx
      .select({ id: slots.id })
      .from(slots)
      .innerJoin(events, eq(events.id, slots.event_id))
      .where(and(eq(slots.id, slot.id), await takesBookings(tx, office), isSettled(office.now)))
      .as('open')
  )
  return found > 0
}

/**
 * The slots that have free places and a line of whom somebody is asking for no more, the next first. Whom the places fit
 * is seen under the slot's lock.
 */
async function findSlotsToOffer(office: Office): Promise<number[]> {
  const { db, now, zone } = office
  const taken = db
    .select({ people: countPeople() })
    .from(appointments)
    .where(and(eq(appointments.slot_id, slots.id), takesPlace(now)))
  const lines = linesOf(db, zone, { start: dayRange(dayOf(now, zone), zone).start })
  const rows = await db
    .select({ id: slots.id })
    .from(lines)
    .innerJoin(slots, eq(slots.id, lines.slot))
    .innerJoin(events, eq(events.id, slots.event_id))
    .where(
      and(await takesBookings(db, office), isSettled(now), sql`${lines.least} <= ${slots.limit} - (${taken})`)
    )
    .orderBy(asc(slots.start), asc(slots.id))
  return rows.map(({ id }) => id)
}

/** Of a query over slots and their events: whether visitors may book it. */
async function takesBookings(db: Db, { now, zone }: Office): Promise<SQL | undefined> {
  return and(
    gt(slots.start, now),
    await onOpenDay(db, zone, dayOf(now, zone)),
    isNull(slots.deleted_at),
    eq(slots.unavailable, false),
    isShownEvent,
    eq(events.requires_registration, true)
  )
}

/** Of a query over slots: whether the gallery cancelled nothing in it that it can still take back. */
function isSettled(now: Date): SQL {
  const since = new Date(now.getTime() - undoTime)
  return sql`not exists (select from ${appointments} join ${users} on ${users.id} = ${appointments.updated_by}
    where ${appointments.slot_id} = ${slots.id} and ${users.super} and ${gt(appointments.cancelled_at, since)})`
}
