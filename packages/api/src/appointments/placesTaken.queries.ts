import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { type CountsAs, isAmong } from '../people/sameAddress.ts'
import { countPeople, listTakers, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'

/** Whose place is asked for: by which address, and as what that counts. */
type Whose = { slot: number; email: string; as: CountsAs }

/** Whether somebody has a place in a slot at `now`, leaving one booking out of account. */
export async function hasPlace(
  db: Db,
  now: Date,
  { slot, email, as, except }: Whose & { except?: number }
): Promise<boolean> {
  return email !== '' && isAmong(email, await listTakers(db, now, slot, except), as)
}

/** How many people take places in a slot at `now`, and whether somebody has one of them: one question under the slot's lock. */
export async function countTakenBeside(
  db: Db,
  now: Date,
  { slot, email, as }: Whose
): Promise<{ taken: number; has: boolean }> {
  const [counted] = await db
    .select({
      taken: countPeople(),
      emails: sql<string[]>`coalesce(array_agg(${appointments.email}), '{}')`,
    })
    .from(appointments)
    .where(and(eq(appointments.slot_id, slot), takesPlace(now)))
  if (!counted) throw new Error('The database counted nothing')
  return { taken: counted.taken, has: isAmong(email, counted.emails, as) }
}
