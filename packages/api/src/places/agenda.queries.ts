import { type AgendaSlot, dayOf, dayRange } from '@gallery/contract'
import { and, asc, count, eq, getTableColumns, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { linesOf } from '../slots/line.queries.ts'
import { countPeople, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'

const others = sql`case when ${appointments.people} > 1 then ' +' || (${appointments.people} - 1) else '' end`
const name = sql`left(${appointments.first_name}, 1) || '. ' || ${appointments.last_name} || ${others}`
const inOrder = sql`order by ${appointments.id}`

/** The slots that begin in a window as the panel's calendar shows them at `now`, by time. One query. */
export async function listAgenda(
  db: Db,
  { now, zone }: { now: Date; zone: string },
  window: { start: Date; end: Date; event?: number | undefined }
): Promise<AgendaSlot[]> {
  const lines = linesOf(db, zone, {
    start: dayRange(dayOf(window.start, zone), zone).start,
    end: dayRange(dayOf(window.end, zone), zone).end,
  })
  const rows = await db
    .select({
      slot: getTableColumns(slots),
      event: {
        id: events.id,
        title_es: events.title_es,
        title_en: events.title_en,
        place: events.place,
        color: events.color,
      },
      count: countPeople(),
      bookings: count(appointments.id),
      unconfirmed: sql<number>`count(${appointments.id}) filter (where ${appointments.confirmed_at} is null)::int`,
      unconfirmed_people: countPeople(isNull(appointments.confirmed_at)),
      waiting: sql<number>`coalesce(${lines.people}, 0)`,
      names: sql<
        string[] | null
      >`(array_agg(${name} ${inOrder}) filter (where ${appointments.id} is not null))[1:2]`,
    })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .leftJoin(lines, eq(lines.slot, slots.id))
    .where(
      and(
        isNull(slots.deleted_at),
        gte(slots.start, window.start),
        lt(slots.start, window.end),
        window.event === undefined ? undefined : eq(slots.event_id, window.event)
      )
    )
    .groupBy(slots.id, events.id, lines.people)
    .orderBy(asc(slots.start), asc(slots.id))
  return rows.map(({ slot, event, count, bookings, unconfirmed, unconfirmed_people, waiting, names }) => ({
    id: slot.id,
    event_id: slot.event_id,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    label_es: slot.label_es,
    label_en: slot.label_en,
    limit: slot.limit,
    unavailable: slot.unavailable,
    groups: slot.groups,
    open_anyway: slot.open_anyway,
    count,
    event,
    bookings,
    unconfirmed,
    unconfirmed_people,
    waiting,
    names: names ?? [],
  }))
}
