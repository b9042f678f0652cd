import type { Factors } from '@gallery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { passkeys } from '../tables/passkeys.table.ts'
import { users } from '../tables/users.table.ts'
import { stamp } from '../writing.ts'
import { findAuthenticator, removeAuthenticator } from './authenticators.queries.ts'
import { closeSetups } from './challenges.queries.ts'
import { listPasskeys, toPasskey } from './passkeys.queries.ts'
import { dropRecoveryCodes, findRecovery } from './recoveryCodes.queries.ts'

/**
 * Whether the user of a row has anything beside the mailbox to say who they are, as a column of a select from `users`. Its
 * names are written out: in a select from one table alone columns lose that of their table.
 */
export const hasFactor = sql<boolean>`(
  exists (select 1 from passkeys where passkeys.user_id = users.id)
  or exists (select 1 from authenticators where authenticators.user_id = users.id)
)`

/** What somebody has beside the mailbox. */
export async function findFactors(db: Db, userId: number): Promise<Factors> {
  const authenticator = await findAuthenticator(db, userId)
  const recovery = await findRecovery(db, userId)
  return {
    passkeys: (await listPasskeys(db, userId)).map(toPasskey),
    authenticator: authenticator
      ? {
          created_at: authenticator.created_at.toISOString(),
          last_used_at: authenticator.last_used_at?.toISOString() ?? null,
        }
      : null,
    recovery: recovery && { left: recovery.left, created_at: recovery.created_at.toISOString() },
  }
}

/** Takes all that somebody has beside the mailbox, for who has lost it. The week to find something new begins again. */
export async function dropFactors(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId))
  await removeAuthenticator(tx, userId)
  await closeSetups(tx, userId)
  await dropRecoveryCodes(tx, userId)
  await tx
    .update(users)
    .set({ factor_due_at: null, ...stamp(users.updated_at, { now, by: null }) })
    .where(eq(users.id, userId))
}

/** Lets a super user go on without for a week; false for who has had that week, and for who is no super user. */
export async function putFactorOff(tx: Db, userId: number, now: Date): Promise<boolean> {
  const day = 24 * 60 * 60_000
  const put = await tx
    .update(users)
    .set({
      factor_due_at: new Date(now.getTime() + 7 * day),
      ...stamp(users.updated_at, { now, by: userId }),
    })
    .where(and(eq(users.id, userId), eq(users.super, true), isNull(users.factor_due_at)))
    .returning({ id: users.id })
  return put.length > 0
}

/** Whoever takes their last factor away has a week to find another, if they have not had it before. */
export async function putFactorOffAfterRemoval(tx: Db, userId: number, now: Date): Promise<void> {
  const [left] = await tx.select({ hasFactor }).from(users).where(eq(users.id, userId))
  if (!left?.hasFactor) await putFactorOff(tx, userId, now)
}
