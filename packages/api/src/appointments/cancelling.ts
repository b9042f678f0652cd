import { notFound } from '../errors.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import type { BookingKey, BookingRow } from './appointments.queries.ts'
import { isEventBookable } from './bookableEvent.ts'
import { mailCancelled } from './bookingMails.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseOver, reread } from './confirming.ts'
import { lockBooking } from './locking.queries.ts'
import { isOwn } from './own.queries.ts'

/** Who cancels: whoever holds the mailed link, or somebody signed in. */
export type Canceller = 'link' | (Owner & { super: boolean })

/**
 * Cancels a booking, which frees its place at once because a cancelled booking is not counted. Cancelling twice is
 * harmless and mails once; 409 once its time has begun. What the gallery cancels is mailed after a while, until when
 * it can be taken back without a word. A booking is never erased: the gallery still sees that it was.
 * 404 when there is no such booking, and when it is somebody else's.
 */
export async function cancelBooking(office: Office, key: BookingKey, by: Canceller): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, key)
    const own = row && (by === 'link' || isOwn(row, by))
    if (!row || !(own || (by !== 'link' && by.super))) throw notFound()
    if (row.appointment.cancelled_at) return row
    const state = await refuseOver(tx, office, row)
    const { id } = row.appointment
    await updateBooking(tx, id, { cancelled_at: now }, { by: by === 'link' ? null : by.id, now })
    const cancelled = await reread(tx, { id })
    // Whose hold had expired had no place to lose, and who lets an offer pass never had one: they wait for no news of it.
    const hasNews = state !== 'expired' && !(cancelled.offered && state === 'held' && own)
    if (hasNews) {
      const bookable = await isEventBookable(tx, cancelled, office)
      await mailCancelled(tx, office, cancelled, { by: own ? 'visitor' : 'gallery', bookable })
    }
    return cancelled
  })
}
