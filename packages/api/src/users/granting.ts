import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound, Refused } from '../errors.ts'
import { lockSupers } from '../people/supers.ts'
import { users } from '../tables/users.table.ts'
import { stamp } from '../writing.ts'

/** A super user gives the panel to somebody, or takes it. */
export type Grant = {
  user: number
  super: boolean
  by: number
  now: Date
  /** Addresses that get the panel with each sign-in (`SUPER_EMAILS`): taking it from them would not last. */
  configured: readonly string[]
}

/**
 * Gives or takes the panel. Nobody takes their own, so that one super user always stays: of two who take it from each
 * other at the same time the second one has lost it.
 *
 * @throws Refused 404 for no such user, 409 for oneself and for an address of the configuration, 403 as said above
 */
export async function grantPanel(db: Db, grant: Grant): Promise<void> {
  const { user: id, by, now } = grant
  await db.transaction(async (tx) => {
    const supers = await lockSupers(tx)
    if (!supers.includes(by)) throw new Refused(403, 'error.forbidden')
    if (id === by && !grant.super) throw new Refused(409, 'user.notOneself')
    const known = and(eq(users.id, id), isNull(users.deleted_at))
    const [user] = await tx.select({ email: users.email }).from(users).where(known)
    if (!user) throw notFound()
    if (!grant.super && grant.configured.includes(user.email)) {
      throw new Refused(409, 'user.configured', { email: user.email })
    }
    await tx
      .update(users)
      .set({ super: grant.super, ...stamp(users.updated_at, { now, by }) })
      .where(known)
  })
}
