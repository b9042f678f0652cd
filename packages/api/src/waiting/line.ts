import { eq } from 'drizzle-orm'
import type { BookingRow } from '../appointments/appointments.queries.ts'
import { lockOpenSlot, refusal } from '../appointments/capacity.ts'
import { hasPlace } from '../appointments/placesTaken.queries.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import { fitsIn, lineOf } from '../slots/line.queries.ts'
import { findSlots, lockSlots, type SlotRow } from '../slots/slots.queries.ts'
import { waiting } from '../tables/waiting.table.ts'
import type { Writing } from '../writing.ts'
import { freeIn, offer } from './offering.ts'
import { findWait, listLine, listOffered, lockWait, type WaitRow } from './waiting.queries.ts'

/** The line of a slot as the gallery sees it: who has an offer, then who waits. @throws Refused 404 for no such slot */
export async function readLine(office: Office, id: number): Promise<WaitRow[]> {
  const [slot] = await findSlots(office.db, office.now, [id])
  if (!slot) throw notFound()
  return wholeLine(office.db, office, { ...slot, start: new Date(slot.start) })
}

async function wholeLine(
  db: Db,
  office: Office,
  slot: Pick<SlotRow, 'id' | 'event_id' | 'start'>
): Promise<WaitRow[]> {
  return [...(await listOffered(db, office.now, slot.id)), ...(await listLine(db, office, slot))]
}

/** How many bookings wait before one, in the line of the slot that it asks for. */
export async function countAhead(db: Db, office: Office, { entry, slot }: WaitRow): Promise<number> {
  const line = await lineOf(db, office, slot)
  return Math.max(
    0,
    line.findIndex(({ id }) => id === entry.id)
  )
}

/**
 * Puts those who wait for a slot into another order: they take one another's places, so that nobody who waits for other
 * slots of that day comes before or behind anybody else for it.
 *
 * @throws Refused 404 for no such slot; 409 when the ids are not those of the line as it is
 */
export async function reorderLine(
  office: Office,
  slotId: number,
  ids: readonly number[],
  { by, now }: Writing
): Promise<WaitRow[]> {
  return office.db.transaction(async (tx) => {
    const [slot] = await lockSlots(tx, [slotId])
    if (!slot || slot.deleted_at) throw notFound()
    const line = await lineOf(tx, office, slot)
    const known = new Set(line.map(({ id }) => id))
    if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id))) {
      throw new Refused(409, 'waiting.changed')
    }
    const positions = line.map(({ position }) => position).toSorted((one, other) => one - other)
    for (const [index, id] of ids.entries()) {
      const position = positions[index]
      if (position === undefined) throw new Error('A line has as many positions as it has people')
      await tx.update(waiting).set({ position, updated_at: now, updated_by: by }).where(eq(waiting.id, id))
    }
    return wholeLine(tx, office, slot)
  })
}

/**
 * The gallery offers somebody who waits a place in a slot of the event, whoever waits before them.
 *
 * @throws Refused 404 for no such wait or slot; 409 when they wait no more, and with the day's slots when the slot is
 * closed, has begun or has too few places
 * @throws InvalidInput on `place` for a slot of another event, or in which they have a place
 */
export async function offerByHand(
  office: Office,
  id: number,
  place: number,
  by: number
): Promise<BookingRow> {
  return office.db.transaction(async (tx) => {
    const known = await findWait(tx, { id })
    if (!known) throw notFound()
    const slot = await lockOpenSlot(tx, office, place)
    if (slot.event_id !== known.slot.event_id) throw new InvalidInput({ place: 'field.place.elsewhere' })
    const { email } = known.entry
    if (await hasPlace(tx, office.now, { slot: slot.id, email, as: 'address' })) {
      throw new InvalidInput({ place: 'field.place.alreadyBooked' })
    }
    const free = await freeIn(tx, office, slot)
    if (!fitsIn(slot, free, known.entry)) {
      if (free <= 0) throw await refusal(tx, office, slot, 'booking.full')
      throw await refusal(tx, office, slot, 'booking.tooFew', { free })
    }
    const entry = await lockWait(tx, { id })
    if (!entry || entry.appointment_id !== null || entry.left_at) throw new Refused(409, 'waiting.changed')
    return offer(tx, office, slot, entry, by)
  })
}
