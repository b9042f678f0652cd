import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { users } from '../tables/users.table.ts'

/**
 * The ids of all super users, whose rows stay locked until the transaction ends: two of them who take the panel from
 * each other at the same time do so one after the other. What a super user writes elsewhere meanwhile, which names them,
 * waits for nobody: it may hold a booking that is wanted here.
 */
export async function lockSupers(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.super, true), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}
