import { and, inArray, isNotNull, lt, lte, not, or, type SQL } from 'drizzle-orm'
import { anonymiseBookings } from '../appointments/anonymising.ts'
import { anonymiseMessages } from '../contact/anonymising.ts'
import { tellsOfRefusal } from '../contact/standing.ts'
import type { Db } from '../db/db.ts'
import { deleteSlicewise } from '../db/slices.ts'
import { forgetContacts } from '../ledger/anonymising.ts'
import { areOver } from '../rateLimits.ts'
import { anonymiseRoomPeople, forgetRoomVisits, roomPeopleOver } from '../rooms/anonymising.ts'
import { appointments } from '../tables/appointments.table.ts'
import { attempts } from '../tables/attempts.table.ts'
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

/** How long the outbox remembers to whom a mail went: long enough to look into a complaint. */
const mailLife = 30 * day

/** How long an invitation that nobody accepted is still shown after it ended. */
const invitationLife = 30 * day

/** How long a browser in which nobody signs in any more is known: as long as its cookie at most. */
const deviceLife = 400 * day

/** The moment by which it is decided what is old. */
type Moment = {
  now: Date
  /** What people left with the gallery until then is old. */
  before: Date
  /** The gallery's, by which the ledger has its days. */
  zone: string
}

/** Makes what is old of a kind anonymous, or forgets it. @returns how many there were */
type Forget = (db: Db, moment: Moment) => Promise<number>

/**
 * What is made anonymous or forgotten, in this order. Bookings and who waited become anonymous when their slot ended
 * `before`, holds of works, people of rooms and messages when they ended or came then; how many there were stays. With whom
 * a work was goes when it came away from there, visits to rooms when they were made then. The others open nothing any more,
 * or tell of what is long over.
 */
export const kinds: Readonly<Record<string, Forget>> = {
  appointments: (db, { now, before }) =>
    anonymiseBookings(db, inArray(appointments.slot_id, slotsOver(db, before)), now),
  waiting: (db, { now, before }) => anonymiseWaits(db, inArray(waiting.slot_id, slotsOver(db, before)), now),
  workHolds: (db, { now, before }) => anonymiseWorkHolds(db, before, now),
  ledgerContacts: (db, { before, zone }) => forgetContacts(db, before, zone),
  roomPeople: (db, { now, before }) => anonymiseRoomPeople(db, roomPeopleOver(db, before), now),
  roomVisits: (db, { before }) => forgetRoomVisits(db, before),
  messages: (db, { now, before }) => anonymiseMessages(db, lt(messages.last_at, before), now),
  mails: (db, { now }) => deleteSlicewise(db, mails, leftBefore(ago(now, mailLife))),
  sessions: (db, { now }) => deleteSlicewise(db, sessions, lte(sessions.expires_at, now)),
  devices: (db, { now }) => deleteSlicewise(db, devices, lt(devices.last_seen_at, ago(now, deviceLife))),
  loginTokens: (db, { now }) => deleteSlicewise(db, loginTokens, lt(loginTokens.expires_at, ago(now, day))),
  emailChanges: (db, { now }) => deleteSlicewise(db, emailChanges, lte(emailChanges.expires_at, now)),
  factorChallenges: (db, { now }) =>
    deleteSlicewise(db, factorChallenges, lte(factorChallenges.expires_at, now)),
  rateLimits: (db, { now }) => deleteSlicewise(db, rateLimits, areOver(now)),
  proofs: (db, { now }) => deleteSlicewise(db, spentProofs, lte(spentProofs.expires_at, now)),
  holds: (db, { now }) => deleteSlicewise(db, holds, lte(holds.forget_at, now)),
  waitingMessages: (db, { now }) =>
    deleteSlicewise(db, waitingMessages, lte(waitingMessages.expires_at, now)),
  attempts: (db, { now }) => deleteSlicewise(db, attempts, lt(attempts.created_at, ago(now, day))),
  invitations: (db, { now }) =>
    deleteSlicewise(db, invitations, lt(invitations.expires_at, ago(now, invitationLife))),
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

function slotsOver(db: Db, before: Date) {
  return db.select({ id: slots.id }).from(slots).where(lt(slots.end, before))
}

/** Mails that left or were given up before then, but for an answer that was refused: by it its question is known to wait. */
function leftBefore(before: Date): SQL | undefined {
  return or(
    and(isNotNull(mails.sent_at), lt(mails.sent_at, before)),
    and(isNotNull(mails.failed_at), lt(mails.failed_at, before), not(tellsOfRefusal))
  )
}
