import type { CurrentUser } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { anonymiseBookings } from '../appointments/anonymising.ts'
import { cancelBooking } from '../appointments/cancelling.ts'
import { listOwn, ownedBy } from '../appointments/own.queries.ts'
import { anonymiseMessages } from '../contact/anonymising.ts'
import { Refused } from '../errors.ts'
import { lockMailbox } from '../holds/asker.ts'
import { accountDeletedMail } from '../mail/accountDeleted.ts'
import { type AccountOffice, mailSetting } from '../mail/accountOffice.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { claimBookings } from '../people/claiming.ts'
import { lockAccount } from '../people/lockingAccount.ts'
import { lockSupers } from '../people/supers.ts'
import { anonymiseRoomPeople } from '../rooms/anonymising.ts'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { users } from '../tables/users.table.ts'
import { anonymiseWaits } from '../waiting/anonymising.ts'
import { waitsOf } from '../waiting/waiting.queries.ts'
import { mailsOfAccount } from './mailsOfAccount.ts'

/**
 * Deletes somebody's account, in one transaction:
 *
 * 1. What they book or wait for at this moment, be it without being signed in, is waited for; later it is refused to who was
 *    signed in. These locks come first, as when somebody books: nobody waits in a circle.
 * 2. The last super user stays: nobody could open the panel any more. 409.
 * 3. Their bookings to come are cancelled, each with its mail, which frees the places. They wait for no place any more, and
 *    what was being offered to them meanwhile is cancelled too.
 * 4. All their bookings become anonymous: the gallery still sees that somebody came.
 * 5. What they asked becomes anonymous and what was mailed about it is forgotten, also to the gallery and before it leaves;
 *    what they never confirmed goes, and their links to rooms open nothing any more: mails that wait with one, reminders
 *    too, are taken back.
 * 6. What was mailed to them is forgotten, also to an address that was to be theirs, but for a last mail that says that the
 *    account is gone.
 * 7. The user goes, and with it every session and every address that waited. Records that they wrote stay, as nobody's.
 *
 * @throws Refused 401 for an account that is gone already
 */
export async function deleteAccount(office: AccountOffice, user: CurrentUser): Promise<void> {
  const { now, language } = office
  const { id, email } = user
  await office.db.transaction(async (tx) => {
    await lockMailbox(tx, email)
    const supers = await lockSupers(tx)
    await lockAccount(tx, id)
    if (supers.includes(id) && supers.length === 1) {
      throw new Refused(409, 'account.lastSuper')
    }
    await cancelOwn({ ...office, db: tx }, user)
    await anonymiseWaits(tx, waitsOf(user), now)
    await cancelOwn({ ...office, db: tx }, user)
    await anonymiseBookings(tx, ownedBy(user), now)
    await anonymiseMessages(tx, eq(messages.email, email), now)
    await tx.delete(waitingMessages).where(eq(waitingMessages.email, email))
    await anonymiseRoomPeople(tx, eq(roomPeople.email, email), now)
    await tx.delete(mails).where(mailsOfAccount(user))
    await tx.delete(loginTokens).where(eq(loginTokens.email, email))
    const content = accountDeletedMail(await mailSetting(tx, office))
    await enqueueMail(tx, { kind: 'accountDeleted', language, to: email, content, now })
    await tx.delete(users).where(eq(users.id, id))
  })
}

/** Cancels somebody's bookings to come. */
async function cancelOwn(office: AccountOffice, user: CurrentUser): Promise<void> {
  await claimBookings(office.db, user)
  for (const { appointment, slot } of await listOwn(office.db, user, office.now)) {
    if (slot.start > office.now) await cancelBooking(office, { id: appointment.id }, user)
  }
}
