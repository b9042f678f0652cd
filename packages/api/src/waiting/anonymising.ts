import { and, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { updateSlicewise } from '../db/slices.ts'
import { waiting } from '../tables/waiting.table.ts'

/**
 * Takes out of waiting lists who waited; that somebody did for that time stays. They are in no line any more. `which` is a
 * condition on the table.
 *
 * @returns how many that were somebody's until now
 */
export function anonymiseWaits(tx: Db, which: SQL | undefined, now: Date): Promise<number> {
  return updateSlicewise(tx, waiting, and(isNull(waiting.anonymous_at), which), {
    ...{
      user_id: null,
      email: '',
      first_name: '',
      last_name: '',
      phone: '',
      comments: '',
      needs: [],
      school: '',
    },
    ...{ visitor: null, mailbox: null, created_by: null, updated_by: null },
    anonymous_at: now,
    updated_at: now,
  })
}
