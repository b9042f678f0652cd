import { and, inArray, isNotNull, lt, lte, not, or } from 'drizzle-orm'
import { anonymiseBookings } from '../appointments/anonymising.ts'
import { anonymiseMessages } from '../contact/anonymising.ts'
import { tellsOfRefusal } from '../contact/standing.ts'
import type { Db } from '../db/db.ts'
import { deleteSlicewise } from '../db/slices.ts'
import { forgetContacts } from '../ledger/anonymising.ts'
import { anonymiseRoomPeople, forgetRoomVisits, roomPeopleOver } from '../rooms/anonymising.ts'
import { appointments } from '../tables/appointments.table.ts'
import { factorChallenges } from '../tables/challenges.table.ts'
import { devices } from '../tables/devices.table.ts'
import { emailChanges } from '../tables/emailChanges.table.ts'
import { holds } from '../tables/holds.table.ts'
import { invitations } from '../tables/invitations.table.ts'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { rateLimits } from '../tables/rateLimits.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { slots } from '../tables/slots.table.ts'
import { spentProofs } from '../tables/spentProofs.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { anonymiseWaits } from '../waiting/anonymising.ts'
import { anonymiseWorkHolds } from '../workHolds/anonymising.ts'

const day = 24 * 60 * 60_000
/** How long the outbox remembers to whom a mail went, in milliseconds: long enough to look into a complaint. */
const mailLife = 30 * day

/** How long an invitation that nobody accepted is still shown after it ended, in milliseconds. */
const invitationLife = 30 * day

/** How long a browser in which nobody signs in any more is known, in milliseconds: as long as its cookie at most. */
const deviceLife = 400 * day

/** What was made anonymous or forgotten, by kind. */
export type Forgotten = {
  appointments: number
  waiting: number
  workHolds: number
  ledgerContacts: number
  roomPeople: number
  roomVisits: number
  messages: number
  mails: number
  sessions: number
  devices: number
  loginTokens: number
  emailChanges: number
  factorChallenges: number
  rateLimits: number
  proofs: number
  holds: number
  waitingMessages: number
  invitations: number
}

type Kind = keyof Forgotten

/** Why something of a kind could not be forgotten, or not all of it. */
type Failure = { kind: Kind; error: unknown }

/** Some kinds could not be forgotten. `forgotten` says what of the others was: theirs is 0 whatever they came to. */
export class NotAllForgotten extends Error {
  readonly forgotten: Forgotten
  readonly failures: readonly Failure[]

  constructor(forgotten: Forgotten, failures: readonly Failure[]) {
    super(`Not everything could be forgotten: ${failures.map(({ kind }) => kind).join(', ')}`)
    this.name = 'NotAllForgotten'
    this.forgotten = forgotten
    this.failures = failures
  }
}

/**
 * Makes bookings, and who waited, anonymous `days` days after their slot ended, holds of works, people of rooms and messages as many days after they ended or came; how many there
 * were stays. With whom a work was goes as many days after it came away from there. Visits to rooms go after as many days. Forgets what opens nothing any more: sessions, mailed tokens, rate limits, proofs and origins of bookings that are over, and
 * mails that left or were given up a month ago, but for an answer that was refused, by which its question is known to wait. Doing it twice does nothing more; several processes may do it at once.
 * What may be many rows goes in statements of some each, so that none takes longer than a statement may.
 *
 * @param when `zone` is the gallery's, by which the ledger has its days
 * @throws NotAllForgotten once everything was tried, when something could not be done
 */
export async function forgetOld(
  db: Db,
  { now, days, zone }: { now: Date; days: number; zone: string }
): Promise<Forgotten> {
  const before = new Date(now.getTime() - days * day)
  const oldSlots = db.select({ id: slots.id }).from(slots).where(lt(slots.end, before))
  const mailsBefore = new Date(now.getTime() - mailLife)
  const gone = or(
    and(isNotNull(mails.sent_at), lt(mails.sent_at, mailsBefore)),
    and(isNotNull(mails.failed_at), lt(mails.failed_at, mailsBefore), not(tellsOfRefusal))
  )
  const seenBefore = new Date(now.getTime() - deviceLife)
  const invitedBefore = new Date(now.getTime() - invitationLife)
  const yesterday = new Date(now.getTime() - day)
  const failures: Failure[] = []
  // One kind's trouble is its own: what else is to be forgotten does not wait for it.
  const each = async (kind: Kind, work: Promise<number>): Promise<number> =>
    work.catch((error: unknown) => {
      failures.push({ kind, error })
      return 0
    })
  const forgotten: Forgotten = {
    appointments: await each(
      'appointments',
      anonymiseBookings(db, inArray(appointments.slot_id, oldSlots), now)
    ),
    waiting: await each('waiting', anonymiseWaits(db, inArray(waiting.slot_id, oldSlots), now)),
    workHolds: await each('workHolds', anonymiseWorkHolds(db, before, now)),
    ledgerContacts: await each('ledgerContacts', forgetContacts(db, before, zone)),
    roomPeople: await each('roomPeople', anonymiseRoomPeople(db, roomPeopleOver(db, before), now)),
    roomVisits: await each('roomVisits', forgetRoomVisits(db, before)),
    messages: await each('messages', anonymiseMessages(db, lt(messages.last_at, before), now)),
    mails: await each('mails', deleteSlicewise(db, mails, gone)),
    sessions: await each('sessions', deleteSlicewise(db, sessions, lte(sessions.expires_at, now))),
    devices: await each('devices', deleteSlicewise(db, devices, lt(devices.last_seen_at, seenBefore))),
    loginTokens: await each(
      'loginTokens',
      deleteSlicewise(db, loginTokens, lt(loginTokens.expires_at, yesterday))
    ),
    emailChanges: await each(
      'emailChanges',
      deleteSlicewise(db, emailChanges, lte(emailChanges.expires_at, now))
    ),
    factorChallenges: await each(
      'factorChallenges',
      deleteSlicewise(db, factorChallenges, lte(factorChallenges.expires_at, now))
    ),
    rateLimits: await each('rateLimits', deleteSlicewise(db, rateLimits, lte(rateLimits.resets_at, now))),
    proofs: await each('proofs', deleteSlicewise(db, spentProofs, lte(spentProofs.expires_at, now))),
    holds: await each('holds', deleteSlicewise(db, holds, lte(holds.forget_at, now))),
    waitingMessages: await each(
      'waitingMessages',
      deleteSlicewise(db, waitingMessages, lte(waitingMessages.expires_at, now))
    ),
    invitations: await each(
      'invitations',
      deleteSlicewise(db, invitations, lt(invitations.expires_at, invitedBefore))
    ),
  }
  if (failures.length > 0) throw new NotAllForgotten(forgotten, failures)
  return forgotten
}
