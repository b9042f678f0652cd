import type { Slot, SlotChange, SlotForm, SlotForms } from '@gallery/contract'
import { minding } from '../appointments/retiming.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import {
  binSlots,
  countBookings,
  countTaken,
  createSlots,
  eventsExist,
  findSlot,
  findSlots,
  lockSlots,
  type SlotRow,
  unbinSlots,
  updateSlot,
} from '../slots/slots.queries.ts'
import type { Writing } from '../writing.ts'

/**
 * What super users do to slots. Each function is one transaction; what it refuses, it has not begun.
 */

/** A new slot of an event. Throws InvalidInput when there is no such event or the end is not after the start. */
export async function createSlot(db: Db, form: SlotForm, writing: Writing): Promise<Slot> {
  const [slot] = await createSeason(db, { slots: [form], replace: [] }, writing)
  if (!slot) throw notFound()
  return slot
}

/**
 * Creates many slots at once, all or none, and puts those that they take the place of into the bin. Gives them by time.
 *
 * @throws InvalidInput when an event does not exist or a slot ends before it begins; Refused 404 when one to replace is
 * gone, and 409 with the slots to replace that somebody has booked meanwhile
 */
export async function createSeason(db: Db, form: SlotForms, writing: Writing): Promise<Slot[]> {
  const season = form.slots.map((slot) => ({
    ...slot,
    start: new Date(slot.start),
    end: new Date(slot.end),
  }))
  for (const { start, end } of season) refuseBackwards(start, end)
  return db.transaction(async (tx) => {
    if (
      !(await eventsExist(
        tx,
        season.map((slot) => slot.event_id)
      ))
    ) {
      throw new InvalidInput({ event_id: 'field.event_id.unknown' })
    }
    if (form.replace.length > 0) await replaceEmpty(tx, form.replace, writing)
    const ids = await createSlots(tx, season, writing)
    return findSlots(tx, writing.now, ids)
  })
}

async function replaceEmpty(tx: Db, ids: readonly number[], writing: Writing): Promise<void> {
  const found = await lockKept(tx, ids)
  const taken = await countTaken(tx, writing.now, upcomingOf(found, writing))
  if (taken.size > 0) {
    const slots = await findSlots(tx, writing.now, [...taken.keys()])
    throw new Refused(409, 'slot.replacedBooked', { count: slots.length }, { body: { slots } })
  }
  await binSlots(tx, ids, writing)
}

/** Locks slots, each of which must be there. @throws Refused 404 */
export async function lockKept(tx: Db, ids: readonly number[]): Promise<SlotRow[]> {
  const wanted = new Set(ids)
  const found = (await lockSlots(tx, [...wanted])).filter((slot) => !slot.deleted_at)
  if (found.length < wanted.size) throw notFound()
  return found
}

function upcomingOf(found: readonly SlotRow[], { now }: Writing): number[] {
  return found.filter((slot) => slot.end > now).map((slot) => slot.id)
}

/**
 * Changes a slot, under its lock because bookings read what is changed here. Another time is told to everybody who has a
 * place in it.
 *
 * @throws Refused 404 for no such slot; InvalidInput when it would end before it begins, or its limit would be less than
 * the people who have a place in it
 */
export async function changeSlot(office: Office, id: number, change: SlotChange, by: number): Promise<Slot> {
  const { now } = office
  return office.db.transaction((tx) =>
    minding(tx, office, [id], async () => {
      const [slot] = await lockSlots(tx, [id])
      if (!slot || slot.deleted_at) throw notFound()
      refuseBackwards(
        change.start === undefined ? slot.start : new Date(change.start),
        change.end === undefined ? slot.end : new Date(change.end)
      )
      await updateSlot(tx, id, change, { now, by })
      return existing(tx, now, id)
    })
  )
}

/**
 * Puts slots into the bin, all or none. Throws 404 when one is unknown, and 409 when somebody has a place in one of
 * them: those people would stand at the door. Close such a slot (`unavailable`) or cancel its bookings first.
 */
export async function deleteSlots(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockKept(tx, ids)
    const count = await countBookings(tx, writing.now, upcomingOf(found, writing))
    if (count > 0) throw new Refused(409, 'slot.hasBookings', { count })
    await binSlots(tx, ids, writing)
  })
}

/** Takes a slot out of the bin. @throws Refused 404 when it is not in it */
export async function restoreSlot(db: Db, id: number, writing: Writing): Promise<Slot> {
  return db.transaction(async (tx) => {
    const [restored] = await unbinSlots(tx, [id], writing)
    return existing(tx, writing.now, restored)
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
