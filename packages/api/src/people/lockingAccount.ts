import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { users } from '../tables/users.table.ts'

/**
 * Makes sure that who was signed in when a request came has an account still, and keeps it until the transaction ends:
 * who deletes it waits, and takes along what is written here. Call it before rows are locked, as `lockAsker`, and after that.
 *
 * @param user null for who was not signed in, of whom nothing is asked
 * @throws Refused 401 for an account that is gone
 */
export async function keepAccount(tx: Db, user: { id: number } | null): Promise<void> {
  if (user) await lock(tx, user.id, 'share')
}

/**
 * Locks an account that is to be deleted: what its owner takes a place with at that moment is waited for, and what comes
 * later is refused by {@link keepAccount}. What else is written meanwhile and names them waits for nobody: it may hold a
 * booking that is wanted here.
 *
 * @throws Refused 401 for an account that is gone
 */
export function lockAccount(tx: Db, id: number): Promise<void> {
  return lock(tx, id, 'no key update')
}

async function lock(tx: Db, id: number, how: 'share' | 'no key update'): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for(how)
  if (!account) throw new Refused(401, 'error.unauthorized')
}
