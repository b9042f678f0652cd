import type { Invitation } from '@gallery/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { authorOf } from '../tables/fullName.ts'
import { invitations } from '../tables/invitations.table.ts'
import { users } from '../tables/users.table.ts'

const day = 24 * 60 * 60_000
/** How long an invitation can be accepted, in milliseconds. */
const invitationLifetime = 7 * day
type InvitationRow = typeof invitations.$inferSelect

/** The invitations that wait for an answer, and those that got none, the first to end first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select({ invitation: invitations, inviter: authorOf(users) })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .orderBy(asc(invitations.expires_at), asc(invitations.id))
  return rows.map(({ invitation, inviter }) => {
    const { id, email, language, sent_at, expires_at } = invitation
    return {
      id,
      email,
      language,
      super: invitation.super,
      sent_at: sent_at.toISOString(),
      expires_at: expires_at.toISOString(),
      expired: expires_at <= now,
      invited_by: inviter,
    }
  })
}

/** Writes an invitation down, in place of an earlier one to the same address. */
export async function keepInvitation(
  tx: Db,
  invitation: Pick<InvitationRow, 'email' | 'language' | 'super' | 'invited_by'>,
  now: Date
): Promise<InvitationRow> {
  const values = { ...invitation, sent_at: now, expires_at: new Date(now.getTime() + invitationLifetime) }
  const [row] = await tx
    .insert(invitations)
    .values(values)
    .onConflictDoUpdate({ target: invitations.email, set: values })
    .returning()
  if (!row) throw new Error('An invitation was neither made nor found')
  return row
}

/** An invitation, locked until the transaction ends; undefined for none. */
export async function lockInvitation(tx: Db, id: number): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  return row
}

export async function dropInvitation(tx: Db, id: number): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, id))
}

/** Whether an address has an account already. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), isNull(users.deleted_at)))) > 0
}

/**
 * Whoever signs in has shown that the mailbox is theirs: their invitation, if there is one, is accepted. One that somebody
 * else sends anew at this moment waits for the next time. Call it before anything of that address is locked.
 *
 * @returns whether it gives them the panel; not where it has ended, or who invited them has lost the panel since
 */
export async function acceptInvitation(tx: Db, email: string, now: Date): Promise<boolean> {
  const [known] = await tx
    .select({ invited_by: invitations.invited_by })
    .from(invitations)
    .where(eq(invitations.email, email))
  if (!known) return false
  // Locked, so that who loses the panel at this moment gives it to nobody; and before the invitation, as inviting does.
  const inviters =
    known.invited_by === null
      ? []
      : await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, known.invited_by), users.super, isNull(users.deleted_at)))
          .for('share')
  const asKnown = sql`${invitations.invited_by} is not distinct from ${known.invited_by}`
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.email, email), asKnown))
    .returning()
  if (!row?.super || row.expires_at <= now) return false
  return inviters.length > 0
}
