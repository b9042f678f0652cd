import type { Db } from '../db/db.ts'
import { notFound, Refused } from '../errors.ts'
import { findFreed, findPending, markFreed } from '../holds/holds.queries.ts'
import type { Office } from '../office.ts'
import { countTaken, lockSlots } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { findShownEvents } from './bookableEvent.ts'
import { bookingState } from './bookingState.ts'
import { markCancelled } from './changes.queries.ts'
import { undoTime } from './limits.ts'
import { lockBookings } from './locking.queries.ts'
import { hasPlace } from './placesTaken.queries.ts'

/** What was freed, and until when it can be taken back. */
export type Freed = { freed: number[]; final_at: Date }

/**
 * The gallery frees every place that is held from an origin and not confirmed. What was confirmed, be it this moment,
 * stays. Nobody is written to: who asked for none of this has had mail enough. To the origin the holds count as lapsed.
 *
 * @throws Refused 404 when it holds none
 */
export async function freeHolds(office: Office, origin: string, by: number): Promise<Freed> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const found = await lockBookings(tx, await findPending(tx, now, origin))
    const freed = found.filter((row) => stateOf(row, now) === 'held').map((row) => row.appointment.id)
    if (freed.length === 0) throw notFound()
    await markCancelled(tx, freed, now, { by, now })
    await markFreed(tx, freed, now)
    return { freed, final_at: new Date(now.getTime() + undoTime) }
  })
}

/**
 * Takes back that holds were freed: they hold their places again until they would have anyway. Whose place somebody else
 * has taken meanwhile stays without, as does who would be in an event that is hidden or in the bin by now.
 *
 * @returns how many people have a place again, and how many lost theirs
 * @throws Refused 409 when one of them was not freed within the last minutes
 */
export async function undoFreeing(
  office: Office,
  ids: readonly number[],
  by: number
): Promise<{ back: number; lost: number }> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const rows = await lockBookings(tx, ids)
    const freed = await findFreed(tx, ids, new Date(now.getTime() - undoTime))
    if (freed.length < new Set(ids).size) throw new Refused(409, 'holds.final')
    const back = await thoseThatFit(tx, now, rows)
    await markCancelled(tx, back, null, { by, now })
    await markFreed(tx, back, null)
    const peopleOf = (found: readonly BookingRow[]) =>
      found.reduce((sum, { appointment }) => sum + appointment.people, 0)
    const kept = peopleOf(rows.filter(({ appointment }) => back.includes(appointment.id)))
    return { back: kept, lost: peopleOf(rows) - kept }
  })
}

/** Bookings that can hold their places again, counted under the locks of their slots. */
async function thoseThatFit(tx: Db, now: Date, rows: readonly BookingRow[]): Promise<number[]> {
  const slots = new Map(
    (await lockSlots(tx, [...new Set(rows.map(({ slot }) => slot.id))])).map((slot) => [slot.id, slot])
  )
  const taken = await countTaken(tx, now, [...slots.keys()])
  const shown = await findShownEvents(
    tx,
    [...slots.values()].map(({ event_id }) => event_id)
  )
  const back: number[] = []
  for (const row of rows) {
    const { id, email, people } = row.appointment
    const slot = slots.get(row.slot.id)
    const count = taken.get(row.slot.id) ?? 0
    if (!slot || slot.deleted_at || slot.unavailable || count + people > slot.limit) continue
    if (!shown.has(slot.event_id) || row.appointment.anonymous_at !== null) continue
    if (stateOf({ ...row, appointment: { ...row.appointment, cancelled_at: null } }, now) !== 'held') continue
    if (await hasPlace(tx, now, { slot: slot.id, email, as: 'address' })) continue
    taken.set(slot.id, count + people)
    back.push(id)
  }
  return back
}

function stateOf({ appointment, slot }: BookingRow, now: Date) {
  return bookingState({ ...appointment, start: slot.start }, now)
}
