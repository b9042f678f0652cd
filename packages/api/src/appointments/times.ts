import { isBookable, type Slot } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { listSlots } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { findBookableEvent } from './bookableEvent.ts'
import { bookingState } from './bookingState.ts'
import { takesSchool } from './capacity.ts'
import { listComing } from './own.queries.ts'

/**
 * The slots to which a booking can be moved (`moving.ts`), by time: those of its event with places for all who come,
 * without those in which the same address has a place already. None for a booking that is not held or confirmed.
 */
export async function listTimes(
  db: Db,
  { now, zone }: { now: Date; zone: string },
  row: BookingRow
): Promise<Slot[]> {
  const { appointment, slot } = row
  const state = bookingState({ ...appointment, start: slot.start }, now)
  if (state !== 'held' && state !== 'confirmed') return []
  const event = await findBookableEvent(db, slot.event_id)
  if (!event?.requires_registration) return []
  const theirs = appointment.email === '' ? [] : await listComing(db, appointment.email, now)
  const taken = new Set([slot.id, ...theirs.map((other) => other.slot.id)])
  const slots = await listSlots(db, now, { events: [slot.event_id], start: now, offeredIn: zone })
  return slots.filter(
    (each) =>
      !taken.has(each.id) &&
      takesSchool(each, appointment.school) &&
      isBookable(each, now, appointment.people)
  )
}
