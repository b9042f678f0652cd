import { and, eq, gt, inArray, isNotNull, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { seldom } from '../seldom.ts'
import { countPeople, isHeld } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { holds } from '../tables/holds.table.ts'
import type { Asker } from './asker.ts'
import { holdLimits } from './limits.ts'

/** What is remembered of the bookings of one network, or for one mailbox. */
export type Standing = {
  /** All of them, whatever became of them. */
  known: number
  /** Those that hold places and are not confirmed. */
  pending: number
  /** How many people these are for. */
  people: number
  confirmed: number
  /** Those that nobody confirmed in time, or that the gallery freed before that. */
  lapsed: number
  lapsed_at: Date | null
}

/** Whose bookings, but for one of them. */
type Whose = { proven: boolean; except?: number | undefined } & ({ visitor: string } | { mailbox: string })

/** How a visitor or a mailbox stands at `now`. */
export async function findStanding(
  tx: Db,
  now: Date,
  { proven, except, ...whose }: Whose
): Promise<Standing> {
  const lapsed = or(
    and(
      isNull(appointments.confirmed_at),
      isNull(appointments.cancelled_at),
      lte(appointments.hold_until, now)
    ),
    isNotNull(holds.freed_at)
  )
  const [standing] = await tx
    .select({
      known: counted(),
      pending: counted(isHeld(now)),
      people: countPeople(isHeld(now)),
      confirmed: counted(isNotNull(appointments.confirmed_at)),
      lapsed: counted(lapsed),
      lapsed_at: max(
        sql`case when ${lapsed} then coalesce(${holds.freed_at}, ${appointments.hold_until}) end`
      ).mapWith(appointments.hold_until),
    })
    .from(holds)
    .innerJoin(appointments, eq(appointments.id, holds.appointment_id))
    .where(
      and(
        'visitor' in whose ? eq(holds.visitor, whose.visitor) : eq(holds.mailbox, whose.mailbox),
        eq(holds.proven, proven),
        gt(holds.forget_at, now),
        isNull(appointments.deleted_at),
        except === undefined ? undefined : ne(holds.appointment_id, except)
      )
    )
  if (!standing) throw new Error('The database counted nothing')
  return standing
}

const counted = (which?: SQL) =>
  which ? sql<number>`(count(*) filter (where ${which}))::int` : sql<number>`count(*)::int`

/** Whence a booking came, as far as that is remembered. */
export async function findHold(
  tx: Db,
  appointment: number
): Promise<Pick<Asker, 'visitor' | 'mailbox' | 'proven'> | undefined> {
  const [hold] = await tx
    .select({ visitor: holds.visitor, mailbox: holds.mailbox, proven: holds.proven })
    .from(holds)
    .where(eq(holds.appointment_id, appointment))
  return hold
}

/** Remembers whence a booking came that holds a place until `until`; what was remembered of it before is forgotten. */
export async function keepHold(
  tx: Db,
  appointment: number,
  { visitor, mailbox, proven, trusted }: Asker,
  until: Date
): Promise<void> {
  if (trusted) return
  const forget_at = new Date(until.getTime() + holdLimits.memory)
  const hold = { visitor, mailbox, proven, forget_at, freed_at: null }
  await tx
    .insert(holds)
    .values({ appointment_id: appointment, ...hold })
    .onConflictDoUpdate({ target: holds.appointment_id, set: hold })
}

/** Forgets some of what is over, so that nothing is kept for longer than it serves; rows in use are skipped. */
export const forgetHolds = seldom(async (db, now) => {
  const over = db
    .select({ id: holds.appointment_id })
    .from(holds)
    .where(lte(holds.forget_at, now))
    .limit(1_000)
    .for('update', { skipLocked: true })
  await db.delete(holds).where(inArray(holds.appointment_id, over))
})

/** Bookings that hold places and that nobody has confirmed, by where they come from. */
export type Origin = { origin: string; first_at: Date; last_at: Date; ids: number[] }

/** The origins of several such bookings for at least so many people, the one with the most first. */
export function listOrigins(db: Db, now: Date, atLeast: number): Promise<Origin[]> {
  return db
    .select({
      origin: holds.visitor,
      first_at: sql`min(${appointments.created_at})`.mapWith(appointments.created_at),
      last_at: sql`max(${appointments.created_at})`.mapWith(appointments.created_at),
      ids: sql<number[]>`array_agg(${appointments.id} order by ${appointments.id})`,
    })
    .from(holds)
    .innerJoin(appointments, eq(appointments.id, holds.appointment_id))
    .where(and(isHeld(now), gt(holds.forget_at, now)))
    .groupBy(holds.visitor)
    .having(sql`count(*) > 1 and ${countPeople()} >= ${atLeast}`)
    .orderBy(sql`${countPeople()} desc`, holds.visitor)
}

/** The bookings from an origin that hold places at `now` and that nobody has confirmed. */
export async function findPending(tx: Db, now: Date, origin: string): Promise<number[]> {
  const rows = await tx
    .select({ id: appointments.id })
    .from(holds)
    .innerJoin(appointments, eq(appointments.id, holds.appointment_id))
    .where(and(eq(holds.visitor, origin), isHeld(now), gt(holds.forget_at, now)))
  return rows.map(({ id }) => id)
}

/** Writes down that the gallery freed bookings, or with null that it took that back. */
export async function markFreed(tx: Db, ids: readonly number[], freed_at: Date | null): Promise<void> {
  await tx
    .update(holds)
    .set({ freed_at })
    .where(inArray(holds.appointment_id, [...ids]))
}

/** Which of the bookings were freed after `since`. */
export async function findFreed(tx: Db, ids: readonly number[], since: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: holds.appointment_id })
    .from(holds)
    .where(and(inArray(holds.appointment_id, [...ids]), gt(holds.freed_at, since)))
  return rows.map(({ id }) => id)
}
