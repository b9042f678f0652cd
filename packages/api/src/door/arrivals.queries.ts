import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { arrivals } from '../tables/arrivals.table.ts'

/** A row of what was done at the doors. */
export type ArrivalRow = typeof arrivals.$inferSelect

/** What was done under a key; undefined when nothing was. */
export async function findArrival(db: Db, key: string): Promise<ArrivalRow | undefined> {
  const [row] = await db.select().from(arrivals).where(eq(arrivals.key, key))
  return row
}

/** What took back the action of a key; undefined when nothing did. */
export async function findUndoing(db: Db, key: string): Promise<ArrivalRow | undefined> {
  const [row] = await db.select().from(arrivals).where(eq(arrivals.undoes, key))
  return row
}

/** Everything that was done at the doors for a booking. */
export function listArrivals(db: Db, booking: number): Promise<ArrivalRow[]> {
  return db.select().from(arrivals).where(eq(arrivals.appointment_id, booking))
}

/** How many of a booking are inside. */
export async function countInside(db: Db, booking: number): Promise<number> {
  const [row] = await db
    .select({ inside: sql<number>`coalesce(sum(${arrivals.people}), 0)::int` })
    .from(arrivals)
    .where(eq(arrivals.appointment_id, booking))
  return row?.inside ?? 0
}

/** Writes down what was done. */
export async function addArrival(db: Db, arrival: typeof arrivals.$inferInsert): Promise<void> {
  await db.insert(arrivals).values(arrival)
}
