import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import { countTaken, lockSlots, type SlotRow } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { mailMoved } from './bookingMails.ts'
import { updateBooking } from './changes.queries.ts'
import { reread } from './confirming.ts'
import { lockBookings } from './locking.queries.ts'
import { lockSlotsWithPlaces } from './lockingPlaces.ts'

/**
 * Runs `write`, which may change slots, and minds who has a place in them: where the time of one is another one
 * afterwards, everybody in it is told by mail, with a newer calendar file. Whatever writes to the times of slots that
 * are there does it through here. Bookings are locked before slots, as everywhere.
 *
 * @throws Refused 409 when `write` took away a slot in which somebody has a place still to come
 * @throws InvalidInput on `limit` when it lowered the limit of one under the people in it
 */
export async function minding<Result>(
  tx: Db,
  office: Office,
  slotIds: readonly number[],
  write: () => Promise<Result>
): Promise<Result> {
  const { now } = office
  if (slotIds.length === 0) return write()
  const { slots: slotsBefore, booked } = await lockSlotsWithPlaces(tx, now, slotIds)
  const result = await write()
  const after = await lockBookings(
    tx,
    booked.map((row) => row.appointment.id)
  )
  const taken = after.filter(({ slot }) => slot.deleted_at !== null && slot.end > now)
  if (taken.length > 0) throw new Refused(409, 'slot.hasBookings', { count: taken.length })
  await refuseLowered(tx, now, slotsBefore)
  const before = new Map(booked.map((row) => [row.appointment.id, row.slot]))
  for (const row of after) {
    const was = before.get(row.appointment.id)
    const isToCome = was && (was.end > now || row.slot.end > now)
    if (isToCome && isElsewhen(was, row.slot)) await tell(tx, office, row, was)
  }
  return result
}

async function refuseLowered(tx: Db, now: Date, before: readonly SlotRow[]): Promise<void> {
  const ids = before.map(({ id }) => id)
  const limits = new Map(before.map(({ id, limit }) => [id, limit]))
  const lowered = (await lockSlots(tx, ids)).filter(
    ({ id, limit, end }) => limit < (limits.get(id) ?? 0) && end > now
  )
  if (lowered.length === 0) return
  const taken = await countTaken(
    tx,
    now,
    lowered.map(({ id }) => id)
  )
  for (const { id, limit } of lowered) {
    const count = taken.get(id) ?? 0
    if (count > limit) throw new InvalidInput({ limit: { id: 'field.limit.taken', values: { count } } })
  }
}

type Time = { start: Date; end: Date }

function isElsewhen(one: Time, other: Time): boolean {
  return one.start.getTime() !== other.start.getTime() || one.end.getTime() !== other.end.getTime()
}

/** A hold does not outlast the beginning of its time, after which nothing can be confirmed. */
async function tell(tx: Db, office: Office, row: BookingRow, before: Time): Promise<void> {
  const { appointment, slot } = row
  const held = appointment.confirmed_at === null ? appointment.hold_until : null
  if (held === null || held <= slot.start) return mailMoved(tx, office, row, before)
  const written = { by: slot.updated_by, now: office.now }
  await updateBooking(tx, appointment.id, { hold_until: slot.start }, written)
  await mailMoved(tx, office, await reread(tx, { id: appointment.id }), before)
}
