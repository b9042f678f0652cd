import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { countPeople, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'

/**
 * Whether an address has a place in a slot at `now`, leaving one booking out of account. Those who gave none are nobody
 * who can be known again.
 */
export async function hasPlace(
  db: Db,
  now: Date,
  { slot, email, except }: { slot: number; email: string; except?: number }
): Promise<boolean> {
  if (email === '') return false
  const found = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.slot_id, slot),
        eq(appointments.email, email),
        takesPlace(now),
        except === undefined ? undefined : ne(appointments.id, except)
      )
    )
    .limit(1)
  return found.length > 0
}

/** How many people take places in a slot at `now`, and whether an address has one of them. */
export async function countTakenBeside(
  db: Db,
  now: Date,
  { slot, email }: { slot: number; email: string }
): Promise<{ taken: number; has: boolean }> {
  const isTheirs = and(eq(appointments.email, email), ne(appointments.email, ''))
  const [counted] = await db
    .select({ taken: countPeople(), has: sql<boolean>`coalesce(bool_or(${isTheirs}), false)` })
    .from(appointments)
    .where(and(eq(appointments.slot_id, slot), takesPlace(now)))
  if (!counted) throw new Error('The database counted nothing')
  return counted
}
