import { hashToken, randomToken } from '../auth/tokens.ts'
import { notFound } from '../errors.ts'
import { isOwn, lockBooking, type Owner, updateBooking } from './appointments.queries.ts'
import { mailConfirmed, mailToConfirm } from './bookingMails.ts'
import { refuseOver, refuseUnlessConfirmable, reread } from './confirming.ts'
import type { Office } from './office.ts'
import { holdUntil } from './room.ts'

/**
 * Mails once more what holds for somebody's own booking: how to confirm it, or that it is confirmed. The link is a new
 * one, because the table has only the hash of the old one, which stops working. A hold lasts no longer for it; one that
 * had expired begins anew if there is still room, as if the form had been sent again.
 *
 * @throws Refused 404 when it is not their own; 409 with the day's slots when it is over, or there is no room any more
 */
export async function resendMail(office: Office, id: number, by: Owner): Promise<void> {
  const { now } = office
  await office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, { id })
    if (!row || !isOwn(row, by)) throw notFound()
    const state = await refuseOver(tx, office, row)
    if (state === 'expired') await refuseUnlessConfirmable(tx, office, row)
    const token = randomToken()
    const hold = state === 'expired' ? { hold_until: holdUntil(office, row.slot) } : {}
    await updateBooking(tx, id, { token_hash: hashToken(token), ...hold }, { by: by.id, now })
    const changed = await reread(tx, { id })
    await (state === 'confirmed' ? mailConfirmed : mailToConfirm)(tx, office, changed, token)
  })
}
