import { notFound, Refused } from '../errors.ts'
import { admit, findStandings } from '../holds/admitting.ts'
import { type Asker, lockAsker } from '../holds/asker.ts'
import { keepHold } from '../holds/holds.queries.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { limitRate } from '../rateLimits.ts'
import type { BookingRow } from './appointments.queries.ts'
import { mailConfirmed, mailToConfirm } from './bookingMails.ts'
import { holdUntil } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseOver, refuseUnlessConfirmable, reread } from './confirming.ts'
import { countMail } from './countMail.ts'
import { bookingLimits } from './limits.ts'
import { lockBooking } from './locking.queries.ts'
import { isOwn } from './own.queries.ts'

/**
 * Counts one more mail about a booking that is there. Call it outside of the transaction.
 * @throws Refused 429 within a minute of the last one, and for too many in an hour
 */
export async function limitResending({ db, now }: Office, { appointment }: BookingRow): Promise<void> {
  await limitRate(db, `resend:pause:${appointment.id}`, bookingLimits.pause, now)
  await limitRate(db, `resend:${appointment.id}`, bookingLimits.resend, now)
}

/**
 * Mails once more what holds for somebody's own booking: how to confirm it, or that it is confirmed. A hold lasts no
 * longer for it; one that had expired begins anew if there are still places, as if the form had been sent again.
 *
 * @throws Refused 404 when it is not their own; 409 with the day's slots when it is over, or there are no places any more; 429
 * when it had expired and they hold too many places, or left too many to lapse
 */
export async function resendMail(office: Office, id: number, by: Owner, asker: Asker): Promise<void> {
  const { now } = office
  await office.db.transaction(async (tx) => {
    await lockAsker(tx, asker)
    const row = await lockBooking(tx, { id })
    if (!row || !isOwn(row, by)) throw notFound()
    const state = await refuseOver(tx, office, row)
    if (state === 'expired') {
      await refuseUnlessConfirmable(tx, office, row, 'visitor')
      const admission = admit(await findStandings(tx, now, asker), now, row.appointment.people)
      if (admission instanceof Refused) throw admission
      const hold_until = holdUntil(office, row.slot)
      await updateBooking(tx, id, { hold_until }, { by: by.id, now })
      await keepHold(tx, id, asker, hold_until)
    }
    const held = await reread(tx, { id })
    await countMail(tx, held.appointment.email, now)
    await (state === 'confirmed' ? mailConfirmed : mailToConfirm)(tx, office, held)
  })
}
