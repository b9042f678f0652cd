import type { Slot, SlotChange, SlotForm } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import type { Writing } from '../writing.ts'
import {
  binSlots,
  countTaken,
  createSlots,
  eventExists,
  findSlot,
  lockSlots,
  updateSlot,
} from './places.queries.ts'

/**
 * What super users do to slots. Each function is one transaction; what it refuses, it has not begun.
 */

/** A new slot of an event. Throws InvalidInput when there is no such event or the end is not after the start. */
export async function createSlot(db: Db, form: SlotForm, writing: Writing): Promise<Slot> {
  const start = new Date(form.start)
  const end = new Date(form.end)
  refuseBackwards(start, end)
  return db.transaction(async (tx) => {
    if (!(await eventExists(tx, form.event_id)))
      throw new InvalidInput({ event_id: 'field.event_id.unknown' })
    const [id] = await createSlots(tx, [{ ...form, start, end }], writing)
    return existing(tx, writing.now, id)
  })
}

/**
 * Changes a slot, under its lock because bookings read what is changed here. A limit below what is taken is allowed:
 * who is confirmed stays so, and no further place is given.
 */
export async function changeSlot(db: Db, id: number, change: SlotChange, writing: Writing): Promise<Slot> {
  return db.transaction(async (tx) => {
    const [slot] = await lockSlots(tx, [id])
    if (!slot || slot.deleted_at) throw notFound()
    refuseBackwards(
      change.start === undefined ? slot.start : new Date(change.start),
      change.end === undefined ? slot.end : new Date(change.end)
    )
    await updateSlot(tx, id, change, writing)
    return existing(tx, writing.now, id)
  })
}

/**
 * Puts slots into the bin, all or none. Throws 404 when one is unknown, and 409 when somebody has a place in one of
 * them: those people would stand at the door. Close such a slot (`unavailable`) or cancel its bookings first.
 */
export async function deleteSlots(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = new Set(ids)
    const found = (await lockSlots(tx, [...wanted])).filter((slot) => !slot.deleted_at)
    if (found.length < wanted.size) throw notFound()
    const upcoming = found.filter((slot) => slot.end > writing.now).map((slot) => slot.id)
    const taken = await countTaken(tx, writing.now, upcoming)
    const count = [...taken.values()].reduce((sum, each) => sum + each, 0)
    if (count > 0) throw new Refused(409, 'slot.hasBookings', { count })
    await binSlots(tx, [...wanted], writing)
  })
}

function refuseBackwards(start: Date, end: Date): void {
  if (end <= start) throw new InvalidInput({ end: 'field.end.order' })
}

async function existing(tx: Db, now: Date, id: number | undefined): Promise<Slot> {
  const slot = id === undefined ? undefined : await findSlot(tx, now, id, false)
  if (!slot) throw notFound()
  return slot
}
