import type { Slot, SlotChange, SlotForm, SlotForms } from '@gallery/contract'
import { dayOf } from '@gallery/contract'
import { minding } from '../appointments/retiming.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import { refuseClosedDays } from '../opening/refusing.ts'
import {
  binSlots,
  countBookings,
  countTaken,
  createSlots,
  findSlot,
  findSlots,
  keepEvents,
  lockSlots,
  type SlotRow,
  unbinSlots,
  updateSlot,
} from '../slots/slots.queries.ts'
import type { Writing } from '../writing.ts'

/** Who plans slots and when, and the gallery's time zone, which says on which day a slot is. */
type Planning = Writing & { zone: string }

/**
 * What super users do to slots. Each function is one transaction; what it refuses, it has not begun.
 */

/**
 * A new slot of an event. Throws InvalidInput when there is no such event, the end is not after the start, or the gallery
 * is closed on its day and it is not opened on purpose.
 */
export async function createSlot(db: Db, form: SlotForm, planning: Planning): Promise<Slot> {
  const [slot] = await createAll(db, { slots: [form], replace: [] }, planning, () => 'start')
  if (!slot) throw notFound()
  return slot
}

/**
 * Creates many slots at once, all or none, and puts those that they take the place of into the bin. Gives them by time.
 *
 * @throws InvalidInput when an event does not exist, a slot ends before it begins, or is on a closed day and not opened on
 * purpose; Refused 404 when one to replace is gone, and 409 with the slots to replace that somebody has booked meanwhile
 */
export function createSeason(db: Db, form: SlotForms, planning: Planning): Promise<Slot[]> {
  return createAll(db, form, planning, (place) => `slots.${place}.start`)
}

async function createAll(
  db: Db,
  form: SlotForms,
  { zone, ...writing }: Planning,
  fieldOf: (place: number) => string
): Promise<Slot[]> {
  const season = form.slots.map((slot) => ({
    ...slot,
    start: new Date(slot.start),
    end: new Date(slot.end),
  }))
  for (const { start, end } of season) refuseBackwards(start, end)
  return db.transaction(async (tx) => {
    if (
      !(await keepEvents(
        tx,
        season.map((slot) => slot.event_id)
      ))
    ) {
      throw new InvalidInput({ event_id: 'field.event_id.unknown' })
    }
    await refuseClosedDays(
      tx,
      zone,
      season.map((slot, place) => ({ ...slot, field: fieldOf(place) }))
    )
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
 * place in it. That it was opened on purpose holds for its day: on another closed day it has to be said again.
 *
 * @throws Refused 404 for no such slot; InvalidInput when it would end before it begins, its limit would be less than the
 * people who have a place in it, or it would go to a closed day and is not opened there on purpose
 */
export async function changeSlot(office: Office, id: number, change: SlotChange, by: number): Promise<Slot> {
  const { now, zone } = office
  return office.db.transaction((tx) =>
    minding(tx, office, [id], async () => {
      const [slot] = await lockSlots(tx, [id])
      if (!slot || slot.deleted_at) throw notFound()
      const start = change.start === undefined ? slot.start : new Date(change.start)
      refuseBackwards(start, change.end === undefined ? slot.end : new Date(change.end))
      const moves = dayOf(start, zone) !== dayOf(slot.start, zone)
      const open_anyway = change.open_anyway ?? (!moves && slot.open_anyway)
      if (moves) await refuseClosedDays(tx, zone, [{ start, open_anyway, field: 'start' }])
      await updateSlot(tx, id, { ...change, open_anyway }, { now, by })
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
  const slot = id === undefined ? undefined : await findSlot(tx, now, id)
  if (!slot) throw notFound()
  return slot
}
