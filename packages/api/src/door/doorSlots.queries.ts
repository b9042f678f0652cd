import { type DoorSlot, dayRange, today } from '@gallery/contract'
import { and, asc, eq, getTableColumns, gt, gte, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { guestsOfSlots } from './guests.queries.ts'

/**
 * The bookable times that begin on a day with who comes, by time, and of today those too that were on at midnight and still
 * are (`isAtDoor.ts`); closed ones only where somebody has a place.
 */
export async function findDoorSlots(
  db: Db,
  { day, zone, now }: { day: string; zone: string; now: Date }
): Promise<DoorSlot[]> {
  const { start, end } = dayRange(day, zone)
  const begins = and(gte(slots.start, start), lt(slots.start, end))
  const isOn = and(lt(slots.start, start), gt(slots.end, now))
  const rows = await db
    .select({
      slot: getTableColumns(slots),
      event: {
        title_es: events.title_es,
        title_en: events.title_en,
        place: events.place,
        color: events.color,
      },
    })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .where(and(isNull(slots.deleted_at), day === today(now, zone) ? or(begins, isOn) : begins))
    .orderBy(asc(slots.start), asc(slots.id))
  const guestsOf = await guestsOfSlots(
    db,
    now,
    rows.map(({ slot }) => slot.id)
  )
  return rows
    .map(({ slot, event }) => ({
      id: slot.id,
      start: slot.start.toISOString(),
      end: slot.end.toISOString(),
      label_es: slot.label_es,
      label_en: slot.label_en,
      limit: slot.limit,
      unavailable: slot.unavailable,
      event,
      guests: guestsOf.get(slot.id) ?? [],
    }))
    .filter(({ unavailable, guests }) => !unavailable || guests.length > 0)
}

/** Whether an event is not in the bin. */
export async function isEventThere(db: Db, id: number): Promise<boolean> {
  return (await db.$count(events, and(eq(events.id, id), isNull(events.deleted_at)))) > 0
}
