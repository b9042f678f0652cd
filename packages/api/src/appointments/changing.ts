import type { AppointmentChange } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import type { Office } from '../office.ts'
import { lockSlots } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import {
  mailChanged,
  mailConfirmed,
  mailMoved,
  mailToConfirm,
  startOf,
  waitingMove,
  withdrawMove,
} from './bookingMails.ts'
import { bookingState } from './bookingState.ts'
import { holdUntil, refusal, refuseFull } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseForgotten, refuseOver, refuseUnlessConfirmable, reread } from './confirming.ts'
import { lockBooking } from './locking.queries.ts'
import { lockTarget } from './target.ts'

/**
 * A super user changes a booking: its details, its slot (`place`) or whether it is confirmed. Bringing more people, moving and confirming
 * obey the same rule as booking does, under the slot's lock: the gallery itself cannot oversell by accident.
 *
 * When the slot or the confirmation changes, whoever booked gets the mail that now holds; of a move it says when the
 * visit was to be. The links of the mails before lead to the booking as it then is. A move is mailed after a while, until
 * when moving back takes it back without a word; 409 when the visitor has moved in between, and `from` says otherwise,
 * and for one that was made anonymous.
 */
export async function changeBooking(
  office: Office,
  id: number,
  { place, from, confirmed, ...details }: AppointmentChange,
  by: number
): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, { id })
    if (!row) throw notFound()
    await refuseForgotten(tx, office, row)
    const wasConfirmed = row.appointment.confirmed_at !== null
    const toBeConfirmed = confirmed ?? wasConfirmed
    const moves = place !== undefined && place !== row.slot.id
    if (moves && from !== undefined && from !== row.slot.id) {
      throw await refusal(tx, office, row.slot, 'booking.elsewhere')
    }
    if (!moves && toBeConfirmed === wasConfirmed) {
      return correct(tx, office, row, { details, by })
    }
    const people = details.people ?? row.appointment.people
    const asked = { ...row, appointment: { ...row.appointment, people } }

    await refuseOver(tx, office, row)
    if (!moves && toBeConfirmed) await refuseUnlessConfirmable(tx, office, asked, 'gallery')
    else if (!moves) await refuseMore(tx, office, row, people)
    const slot = moves ? await lockTarget(tx, office, asked, place, 'gallery') : row.slot
    const standing = {
      slot_id: slot.id,
      confirmed_at: toBeConfirmed ? (row.appointment.confirmed_at ?? now) : null,
      hold_until: toBeConfirmed ? row.appointment.hold_until : holdUntil(office, slot),
    }
    await updateBooking(tx, id, { ...details, ...standing }, { by, now })
    const changed = await reread(tx, { id })
    const told = moves ? ((await withdrawMove(tx, id)) ?? row.slot.id) : undefined
    // Back where their last mail says, and nobody told them otherwise: there is nothing to say.
    if (told === slot.id && toBeConfirmed === wasConfirmed) return changed
    const waiting = told === undefined ? {} : waitingMove(office, id, told)
    const before =
      told === undefined || toBeConfirmed !== wasConfirmed ? undefined : await startOf(tx, office, told)
    if (before) await mailMoved(tx, office, changed, before, waiting)
    else await (toBeConfirmed ? mailConfirmed : mailToConfirm)(tx, office, changed, waiting)
    return changed
  })
}

type Details = Omit<AppointmentChange, 'place' | 'from' | 'confirmed'>

/** Writes other details. More people have to fit, where the booking takes places; of another number a mail tells. */
async function correct(
  tx: Db,
  office: Office,
  row: BookingRow,
  { details, by }: { details: Details; by: number }
): Promise<BookingRow> {
  const { now } = office
  const { id, people: before } = row.appointment
  const people = details.people ?? before
  const state = bookingState({ ...row.appointment, start: row.slot.start }, now)
  // It would come back by undoing what cancelled it, without being counted.
  if (people > before && state === 'cancelled') throw await refusal(tx, office, row.slot, 'booking.cancelled')
  if (state !== 'expired') await refuseMore(tx, office, row, people)
  await updateBooking(tx, id, details, { by, now })
  const changed = await reread(tx, { id })
  const isToCome = state === 'held' || state === 'confirmed'
  if (people !== before && isToCome) await mailChanged(tx, office, changed, 'gallery')
  return changed
}

/** Locks the slot of a booking and makes sure that it takes as many, where they are more than before. */
async function refuseMore(tx: Db, office: Office, row: BookingRow, people: number): Promise<void> {
  if (people <= row.appointment.people) return
  const [slot = row.slot] = await lockSlots(tx, [row.slot.id])
  await refuseFull(tx, office, slot, { people, except: row.appointment.id })
}
