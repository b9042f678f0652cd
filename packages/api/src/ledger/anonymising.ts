import { dayOf } from '@gallery/contract'
import { and, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { updateSlicewise } from '../db/slices.ts'
import { movements } from '../tables/works.table.ts'

/**
 * Takes out of lines of the ledger with whom a work was and where they are written to, where another line took their place,
 * or somebody struck them through, before an instant. Where a work is now stays known, however long it is there, and also
 * while a line that is written already is of a day to come.
 *
 * @returns how many named somebody until now
 */
export function forgetContacts(db: Db, before: Date, zone: string): Promise<number> {
  const isReplaced = sql`exists (
    select from ${movements} as later
    where later.work_id = ${movements.work_id} and later.struck_at is null
      and later.created_at < ${before.toISOString()}::timestamptz and later.date < ${dayOf(before, zone)}
      and (later.date, later.id) > (${movements.date}, ${movements.id})
  )`
  const namesSomebody = or(ne(movements.contact, ''), ne(movements.contact_email, ''))
  const isOver = or(lt(movements.struck_at, before), isReplaced)
  return updateSlicewise(db, movements, and(namesSomebody, isOver), { contact: '', contact_email: '' })
}
