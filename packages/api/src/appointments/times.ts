import { dayOf, isBookable, isWeekend, type Slot } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { listSlots } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { findBookableEvent } from './bookableEvent.ts'
import { bookingState } from './bookingState.ts'
import type { Clock } from './capacity.ts'

/** The slots to which a booking can be moved (`moving.ts`), by time: the free ones of its event, without its own. */
export async function listTimes(db: Db, { now, zone }: Clock, row: BookingRow): Promise<Slot[]> {
  const { appointment, slot } = row
  const state = bookingState({ ...appointment, start: slot.start }, now)
  if (state !== 'held' && state !== 'confirmed') return []
  const event = await findBookableEvent(db, slot.event_id)
  if (!event?.requires_registration) return []
  const slots = await listSlots(db, now, { events: [slot.event_id], start: now, activeOnly: true })
  const isOffered = (each: Slot) => isBookable(each, now) && !isWeekend(dayOf(new Date(each.start), zone))
  return slots.filter((each) => each.id !== slot.id && isOffered(each))
}
