import type { AccessNeed, Language } from '@gallery/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { appointments } from '../tables/appointments.table.ts'
import type { Writing } from '../writing.ts'
import type { BookingRow } from './appointments.queries.ts'

/** Marks bookings as cancelled, or with null as never cancelled. */
export async function markCancelled(
  tx: Db,
  ids: readonly number[],
  cancelled_at: Date | null,
  { by, now }: Writing
): Promise<void> {
  await tx
    .update(appointments)
    .set({ cancelled_at, updated_at: now, updated_by: by })
    .where(inArray(appointments.id, [...ids]))
}

/** A booking to insert; `addBookingKey` gives it its links. */
export type NewBooking = {
  slot: number
  user?: number | null
  /** Who writes it down, if not that user. */
  by?: number | null
  /** How many come; one if nothing is said. */
  people?: number
  needs?: AccessNeed[]
  school?: string
  /** Empty for whoever gave none. */
  email: string
  first_name: string
  last_name: string
  phone: string
  comments: string
  language: Language
  hold_until: Date | null
  confirmed_at: Date | null
  created_at: Date
}

/**
 * Inserts bookings and gives their ids in the same order; the only way that a booking comes into being. Looks at no
 * limit: `booking.ts` does, under the slot's lock. Demo and past bookings come through here without a mail.
 */
export async function createAppointments(db: Db, created: readonly NewBooking[]): Promise<number[]> {
  return (await insertAppointments(db, created)).map(({ id }) => id)
}

/** The same, with the rows as they are then. */
export async function insertAppointments(
  db: Db,
  created: readonly NewBooking[]
): Promise<BookingRow['appointment'][]> {
  const inserted: BookingRow['appointment'][] = []
  const portion = 500
  for (let from = 0; from < created.length; from += portion) {
    const values = created
      .slice(from, from + portion)
      .map(({ slot, user = null, by = user, ...booking }) => ({
        ...booking,
        slot_id: slot,
        user_id: user,
        created_by: by,
        updated_at: booking.created_at,
        updated_by: by,
      }))
    inserted.push(...(await db.insert(appointments).values(values).returning()))
  }
  return inserted
}

/** Fields of a booking that change; the caller holds its lock. `by` is null for whoever came with a mailed link. */
export async function updateBooking(
  tx: Db,
  id: number,
  fields: Partial<typeof appointments.$inferInsert>,
  { by, now }: { by: number | null; now: Date }
): Promise<void> {
  await tx
    .update(appointments)
    .set({ ...fields, updated_at: now, updated_by: by })
    .where(eq(appointments.id, id))
}
