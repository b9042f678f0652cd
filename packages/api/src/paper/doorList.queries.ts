import { type AccessNeed, type AgendaSlot, dayRange } from '@gallery/contract'
import { and, asc, inArray, sql } from 'drizzle-orm'
import { isOffered } from '../appointments/appointments.queries.ts'
import type { Db } from '../db/db.ts'
import { listAgenda } from '../places/agenda.queries.ts'
import { takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'

/** Somebody who has a place. */
export type Guest = {
  /** How many come. */
  people: number
  first_name: string
  last_name: string
  phone: string
  comments: string
  needs: AccessNeed[]
  school: string
  confirmed: boolean
  /** Whether the place was offered from the waiting list. */
  offered: boolean
}

/** A bookable time and who comes. */
export type DoorSlot = AgendaSlot & { guests: Guest[] }

/**
 * The bookable times that begin on a day, with everybody who has a place at `now`, by surname; closed ones only where
 * somebody has one. Two queries.
 */
export async function findDoorList(
  db: Db,
  { day, zone, now }: { day: string; zone: string; now: Date }
): Promise<DoorSlot[]> {
  const slots = await listAgenda(db, { now, zone }, dayRange(day, zone))
  const guestsOf = await findGuests(
    db,
    slots.map(({ id }) => id),
    now
  )
  return slots
    .map((slot) => ({ ...slot, guests: guestsOf.get(slot.id) ?? [] }))
    .filter(({ unavailable, guests }) => !unavailable || guests.length > 0)
}

async function findGuests(db: Db, slots: readonly number[], now: Date): Promise<Map<number, Guest[]>> {
  const guestsOf = new Map<number, Guest[]>()
  if (slots.length === 0) return guestsOf
  const rows = await db
    .select({
      slot: appointments.slot_id,
      people: appointments.people,
      first_name: appointments.first_name,
      last_name: appointments.last_name,
      phone: appointments.phone,
      comments: appointments.comments,
      needs: appointments.needs,
      school: appointments.school,
      confirmed: sql<boolean>`${appointments.confirmed_at} is not null`,
      offered: isOffered,
    })
    .from(appointments)
    .where(and(inArray(appointments.slot_id, [...slots]), takesPlace(now)))
    .orderBy(
      sql`fold(${appointments.last_name})`,
      sql`fold(${appointments.first_name})`,
      asc(appointments.id)
    )
  for (const { slot, ...guest } of rows) guestsOf.set(slot, [...(guestsOf.get(slot) ?? []), guest])
  return guestsOf
}
