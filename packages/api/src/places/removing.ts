import type { SlotsRemoval, SlotsRemovalAnswer } from '@gallery/contract'
import type { BookingRow } from '../appointments/appointments.queries.ts'
import { findShownEvents, isEventBookable } from '../appointments/bookableEvent.ts'
import { mailCancelled, withdrawCancelled } from '../appointments/bookingMails.ts'
import { markCancelled } from '../appointments/changes.queries.ts'
import { undoTime } from '../appointments/limits.ts'
import { lockBookings } from '../appointments/locking.queries.ts'
import { lockSlotsWithPlaces } from '../appointments/lockingPlaces.ts'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { idsOf } from '../idsOf.ts'
import type { Office } from '../office.ts'
import {
  binSlots,
  closeSlots,
  eventsExist,
  lockSlots,
  type SlotRow,
  unbinSlots,
} from '../slots/slots.queries.ts'
import { translated } from '../translated.ts'
import { lockKept } from './planning.ts'
import { addRemoval, lockRemoval, markUndone } from './removals.queries.ts'

/**
 * Takes many slots away in one transaction: some go into the bin and their bookings to come are cancelled, others keep
 * their bookings and take no more. The mails about it are written now and leave after a while; until then all of it can
 * be undone. Who came to one that is over is left alone. Bookings are locked before slots, as everywhere.
 *
 * @throws Refused 404 when a slot is gone; 409 when somebody has a place and nobody is to be told, or is in it right now
 */
export async function removeSlots(
  office: Office,
  { remove, close, notify, ...reason }: SlotsRemoval,
  by: number
): Promise<SlotsRemovalAnswer['data']> {
  const { now } = office
  const writing = { now, by }
  return office.db.transaction(async (tx) => {
    const { booked: all } = await lockSlotsWithPlaces(tx, now, [...remove, ...close])
    const gone = new Set(remove)
    await lockKept(tx, [...remove, ...close])
    const booked = all.filter(({ slot }) => gone.has(slot.id) && slot.end > now)
    // A mail is too late for who is in a slot that is on now.
    const refused = notify ? booked.filter(({ slot }) => slot.start <= now) : booked
    if (refused.length > 0) throw new Refused(409, 'slot.hasBookings', { count: refused.length })

    const cancelled = booked.map((row) => row.appointment.id)
    await markCancelled(tx, cancelled, now, writing)
    const told = await lockBookings(tx, cancelled)
    await binSlots(tx, remove, writing)
    const kept = close.filter((id) => !gone.has(id))
    const closed = await closeSlots(tx, kept, true, writing)
    // Last: what is gone or closed is no other time that somebody could choose.
    await mailAll(tx, office, told, reason)
    const final_at = new Date(now.getTime() + undoTime)
    const id = await addRemoval(tx, { binned: [...gone], closed, cancelled, final_at }, writing)
    return {
      removal: { id, final_at: final_at.toISOString() },
      removed: gone.size,
      closed: kept.length,
      cancelled: cancelled.length,
    }
  })
}

async function mailAll(
  tx: Db,
  office: Office,
  booked: readonly BookingRow[],
  reasons: Pick<SlotsRemoval, 'reason_es' | 'reason_en'>
): Promise<void> {
  const bookableEvents = new Map<number, boolean>()
  for (const row of booked) {
    const reason = translated(reasons, 'reason', row.appointment.language)
    const bookable = bookableEvents.get(row.event.id) ?? (await isEventBookable(tx, row, office))
    bookableEvents.set(row.event.id, bookable)
    await mailCancelled(tx, office, row, { by: 'gallery', reason, bookable })
  }
}

/**
 * Undoes a removal as if it had never been: its slots come back with their bookings but those of who was forgotten since,
 * those that it closed are open again, and its mails never leave. @returns how many slots came back or are open again
 *
 * @throws Refused 404 for none; 409 when its mails have left, it was undone, one of its slots came back since, or their
 * event is in the bin by now, or hidden where bookings would come back
 */
export async function undoRemoval(office: Office, id: number, by: number): Promise<number> {
  const { now } = office
  const writing = { now, by }
  return office.db.transaction(async (tx) => {
    const removal = await lockRemoval(tx, id)
    if (removal.undone_at) throw new Refused(409, 'removal.undone')
    if (removal.final_at <= now) throw new Refused(409, 'removal.final')
    const { binned, closed, cancelled } = removal
    const bookings = await lockBookings(tx, cancelled)
    // Who was forgotten since takes no place again.
    const known = bookings.map((row) => row.appointment).filter(({ anonymous_at }) => anonymous_at === null)
    const slots = await lockSlots(tx, [...binned, ...closed])
    const booked = new Set(known.map(({ slot_id }) => slot_id))
    if (!(await canComeBack(tx, slots, booked))) throw new Refused(409, 'removal.changed')
    const back = await unbinSlots(tx, binned, writing)
    if (back.length < binned.length) throw new Refused(409, 'removal.changed')
    if (!(await takeMailsBack(tx, bookings))) throw new Refused(409, 'removal.final')
    await markCancelled(tx, idsOf(known), null, writing)
    await closeSlots(tx, closed, false, writing)
    await markUndone(tx, id, now)
    return binned.length + closed.length
  })
}

/**
 * Whether locked slots have their events still, and those of them that are booked one that visitors can know: no single
 * booking comes back anywhere else.
 */
async function canComeBack(tx: Db, slots: readonly SlotRow[], booked: ReadonlySet<number>): Promise<boolean> {
  const events = slots.map(({ event_id }) => event_id)
  const shown = await findShownEvents(tx, events)
  return (
    (await eventsExist(tx, events)) &&
    slots.every(({ id, event_id }) => !booked.has(id) || shown.has(event_id))
  )
}

/** Whether every mail about the bookings could be taken back; who has no address got none. */
async function takeMailsBack(tx: Db, bookings: readonly BookingRow[]): Promise<boolean> {
  const told = bookings.map((row) => row.appointment).flatMap(({ id, email }) => (email === '' ? [] : [id]))
  const withdrawn = await withdrawCancelled(tx, told)
  return withdrawn.length === told.length
}
