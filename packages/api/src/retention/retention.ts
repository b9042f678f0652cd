import { and, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { anonymiseBookings } from '../appointments/anonymising.ts'
import { appointments } from '../appointments/appointments.table.ts'
import { emailChanges } from '../auth/emailChanges.table.ts'
import { loginTokens } from '../auth/loginTokens.table.ts'
import { sessions } from '../auth/sessions.table.ts'
import { anonymiseMessages } from '../contact/anonymising.ts'
import { spentProofs } from '../contact/messages.table.ts'
import type { Db } from '../db/db.ts'
import { mails } from '../mail/mails.table.ts'
import { slots } from '../places/slots.table.ts'
import { rateLimits } from '../rateLimits.table.ts'

const day = 24 * 60 * 60_000
/** How long the outbox remembers to whom a mail went, in milliseconds: long enough to look into a complaint. */
const mailLife = 30 * day

/** What was made anonymous or forgotten, by kind. */
export type Forgotten = {
  appointments: number
  messages: number
  mails: number
  sessions: number
  loginTokens: number
  emailChanges: number
  rateLimits: number
  proofs: number
}

/**
 * Makes bookings anonymous `days` days after their slot ended, and messages as many days after they came; how many there
 * were stays. Forgets what opens nothing any more: sessions, mailed tokens, rate limits and proofs that are over, and
 * mails that left or were given up a month ago. Doing it twice does nothing more; several processes may do it at once.
 */
export async function forgetOld(db: Db, { now, days }: { now: Date; days: number }): Promise<Forgotten> {
  const before = new Date(now.getTime() - days * day)
  const oldSlots = db.select({ id: slots.id }).from(slots).where(lt(slots.end, before))
  const mailsBefore = new Date(now.getTime() - mailLife)
  const gone = or(
    and(isNotNull(mails.sent_at), lt(mails.sent_at, mailsBefore)),
    and(isNotNull(mails.failed_at), lt(mails.failed_at, mailsBefore))
  )
  const yesterday = new Date(now.getTime() - day)
  return {
    appointments: await anonymiseBookings(db, inArray(appointments.slot_id, oldSlots), now),
    messages: await anonymiseMessages(db, before, now),
    mails: await forget(db, mails, gone),
    sessions: await forget(db, sessions, lte(sessions.expires_at, now)),
    loginTokens: await forget(db, loginTokens, lt(loginTokens.expires_at, yesterday)),
    emailChanges: await forget(db, emailChanges, lte(emailChanges.expires_at, now)),
    rateLimits: await forget(db, rateLimits, lte(rateLimits.resets_at, now)),
    proofs: await forget(db, spentProofs, lte(spentProofs.expires_at, now)),
  }
}

/** Deletes rows of a table. @returns how many */
async function forget(db: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  const rows = await db.delete(table).where(which).returning({ one: sql`1` })
  return rows.length
}
