import { dayRange, exportQueries } from '@gallery/contract'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { isOffered } from '../appointments/appointments.queries.ts'
import { listAllIds } from '../appointments/list.queries.ts'
import { countAttendance, findAttended } from '../attendance/attendance.queries.ts'
import type { Db } from '../db/db.ts'
import { listSlots } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { atOnce, byIds } from './batches.ts'
import { bilingual, dates, flag, instant, many, number, text } from './columns.ts'
import { exportTable, type Row } from './table.ts'

/** Every bookable time, with what is taken of it and who came. */
export const placesExport = exportTable({
  kind: 'places',
  columns: [
    ...number('id', 'event_id'),
    ...instant('start', 'end'),
    ...bilingual('label'),
    ...number('limit', 'count'),
    ...number('attended', 'walk_ins', 'no_shows'),
    ...flag('unavailable', 'groups'),
  ],
  filter: exportQueries.whole,
  batches: ({ db, now }) => atOnce(readSlots(db, now)),
})

async function readSlots(db: Db, now: Date): Promise<Row[]> {
  const found = await listSlots(db, now, {})
  const came = new Map((await countAttendance(db, now, undefined)).map((each) => [each.id, each]))
  return found.map((slot) => ({
    ...came.get(slot.id),
    ...slot,
    start: new Date(slot.start),
    end: new Date(slot.end),
  }))
}

/** Bookings by time, cancelled ones and expired holds too. */
export const appointmentsExport = exportTable({
  kind: 'appointments',
  columns: [
    ...number('id', 'place_id'),
    ...instant('start', 'end'),
    ...text('event'),
    ...number('people', 'attended'),
    ...text('first_name', 'last_name', 'email', 'phone', 'comments', 'school'),
    ...many('needs'),
    ...text('language'),
    ...flag('confirmed', 'offered'),
    ...instant('confirmed_at', 'hold_until', 'cancelled_at'),
    ...dates,
  ],
  filter: exportQueries.appointments,
  async *batches({ db, now, zone }, { from, days, place, event, unconfirmed }) {
    const window = from === undefined ? ever : dayRange(from, zone, days)
    const unconfirmedAt = unconfirmed ? now : undefined
    const ids = await listAllIds(db, { ...window, slot: place, event, unconfirmedAt })
    yield* byIds(ids, (part) => readAppointments(db, part))
  },
})

const ever = { start: new Date('1900-01-01T00:00:00Z'), end: new Date('2200-01-01T00:00:00Z') }

async function readAppointments(db: Db, ids: readonly number[]): Promise<Row[]> {
  // Without what only calendars count by.
  const { sequence: _sequence, ...own } = getTableColumns(appointments)
  const rows = await db
    .select({
      ...own,
      place_id: slots.id,
      start: slots.start,
      end: slots.end,
      event: events.title_es,
      offered: isOffered,
    })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .where(inArray(appointments.id, [...ids]))
  const attended = await findAttended(db, ids)
  return rows.map((row) => ({
    ...row,
    confirmed: row.confirmed_at !== null,
    attended: attended.get(row.id) ?? null,
  }))
}
