import {
  addDays,
  dayRange,
  type Report,
  type ReportChoice,
  type ReportRow,
  today,
  usualReport,
} from '@gallery/contract'
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, min, type SQL, sql } from 'drizzle-orm'
import { attendanceBySlot } from '../attendance/attendance.queries.ts'
import type { Db } from '../db/db.ts'
import { onOpenDay } from '../opening/onOpenDay.ts'
import { countPeople, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'

/** Whose reports, and when they are asked for. */
type Reported = { db: Db; now: Date; zone: string }

/** Which days a report is of. */
type ReportDays = { from: string; to: string }

/** The days that are asked for; see {@link usualReport} for those that are not. */
function reportDays({ now, zone }: Omit<Reported, 'db'>, choice: ReportChoice): ReportDays {
  const to =
    choice.to ?? (choice.from === undefined ? today(now, zone) : addDays(choice.from, usualReport - 1))
  return { from: choice.from ?? addDays(to, 1 - usualReport), to }
}

/** The times of a report, each with what is counted of it: a table that its queries count from. */
async function timesOf({ db, now, zone }: Reported, which: SQL | undefined, from: string) {
  const came = attendanceBySlot(db, now, which)
  const lines = waitingBySlot(db)
  const clock = sql`${slots.start} at time zone ${zone}::text`
  const isOffered = and(eq(slots.unavailable, false), await onOpenDay(db, zone, from))
  return db
    .select({
      slot: slots.id,
      start: slots.start,
      event: slots.event_id,
      title_es: events.title_es,
      title_en: events.title_en,
      weekday: sql<number>`extract(isodow from ${clock})::int`.as('weekday'),
      hour: sql<number>`extract(hour from ${clock})::int`.as('hour'),
      offered: sql<number>`case when ${isOffered} then ${slots.limit} else ${came.count} end`.as('offered'),
      booked: came.booked,
      held: sql<number>`${came.count} - ${came.booked}`.as('held'),
      attended: came.attended,
      no_shows: came.no_shows,
      waiting: lines.joined,
      waiting_offered: lines.offered,
      waiting_took: lines.took,
    })
    .from(came)
    .innerJoin(slots, eq(slots.id, came.id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .leftJoin(lines, eq(lines.slot_id, slots.id))
    .as('times')
}
type Times = Awaited<ReturnType<typeof timesOf>>

/** How many joined the line of each slot, were offered a place and have it; under the slot that they asked for. */
function waitingBySlot(db: Db) {
  const people = (which: SQL | undefined) =>
    sql<number>`coalesce(sum(${waiting.people}) filter (where ${which}), 0)::int`
  const hasPlace = and(
    isNotNull(appointments.confirmed_at),
    isNull(appointments.cancelled_at),
    isNull(appointments.deleted_at)
  )
  return db
    .select({
      slot_id: waiting.slot_id,
      joined: sql<number>`sum(${waiting.people})::int`.as('joined'),
      offered: people(isNotNull(waiting.appointment_id)).as('line_offered'),
      took: people(hasPlace).as('took'),
    })
    .from(waiting)
    .leftJoin(appointments, eq(appointments.id, waiting.appointment_id))
    .groupBy(waiting.slot_id)
    .as('lines')
}

/** What is counted of times together, of a query over {@link timesOf}. */
function numbersOf(times: Times) {
  const all = (column: SQL.Aliased<number | null>) => sql<number>`coalesce(sum(${column}), 0)::int`
  // Null as long as nobody counted at any.
  const counted = (column: SQL.Aliased<number | null>) => sql<number | null>`sum(${column})::int`
  return {
    slots: count(),
    offered: all(times.offered),
    booked: all(times.booked),
    held: all(times.held),
    attended: counted(times.attended),
    no_shows: counted(times.no_shows),
    waiting: all(times.waiting),
    waiting_offered: all(times.waiting_offered),
    waiting_took: all(times.waiting_took),
  }
}

const nothing = { slot: null, start: null, event: null, weekday: null, hour: null }

/** The lines of a report, in their order: one query. */
async function rowsOf(db: Db, times: Times, by: ReportChoice['by']): Promise<ReportRow[]> {
  const numbers = numbersOf(times)
  const { weekday, hour, slot, start, event, title_es, title_en } = times
  if (by === 'weekday') {
    const rows = await db
      .select({ weekday, ...numbers })
      .from(times)
      .groupBy(weekday)
      .orderBy(asc(weekday))
    return rows.map((row) => ({ ...nothing, ...row }))
  }
  if (by === 'hour') {
    const rows = await db
      .select({ hour, ...numbers })
      .from(times)
      .groupBy(hour)
      .orderBy(asc(hour))
    return rows.map((row) => ({ ...nothing, ...row }))
  }
  const titles = { id: event, title_es, title_en }
  if (by === 'event') {
    const rows = await db
      .select({ event: titles, ...numbers })
      .from(times)
      .groupBy(event, title_es, title_en)
      .orderBy(asc(min(start)), asc(event))
    return rows.map((row) => ({ ...nothing, ...row }))
  }
  const rows = await db
    .select({ slot, start, event: titles, ...numbers })
    .from(times)
    .groupBy(slot, start, event, title_es, title_en)
    .orderBy(asc(start), asc(slot))
  return rows.map((row) => ({ ...nothing, ...row, start: row.start.toISOString() }))
}

/** Which slots a report is about. */
function slotsOf({ zone }: Reported, { from, to }: ReportDays, event: number | undefined): SQL | undefined {
  return and(
    gte(slots.start, dayRange(from, zone).start),
    lt(slots.start, dayRange(to, zone).end),
    event === undefined ? undefined : eq(slots.event_id, event)
  )
}

/** The lines of a report alone, in their order. */
export async function reportRows(of: Reported, choice: ReportChoice): Promise<ReportRow[]> {
  const days = reportDays(of, choice)
  return rowsOf(of.db, await timesOf(of, slotsOf(of, days, choice.event), days.from), choice.by)
}

/** What became of the times of some days: the lines, all of them together, hour by hour, and in which languages. */
export async function readReport(of: Reported, choice: ReportChoice): Promise<Report> {
  const { db, now } = of
  const days = reportDays(of, choice)
  const which = slotsOf(of, days, choice.event)
  const times = await timesOf(of, which, days.from)
  const numbers = numbersOf(times)
  const { weekday, hour } = times
  const rows = await rowsOf(db, times, choice.by)
  const [total] = await db.select(numbers).from(times)
  if (!total) throw new Error('The database counted nothing, not even none')
  const hours = await db
    .select({ weekday, hour, offered: numbers.offered, booked: numbers.booked })
    .from(times)
    .groupBy(weekday, hour)
    .orderBy(asc(weekday), asc(hour))
  return { ...days, by: choice.by, rows, total, hours, languages: await languagesOf(db, now, which) }
}

/** In which languages people have a place booked or held, in people. */
function languagesOf(db: Db, now: Date, which: SQL | undefined): Promise<Report['languages']> {
  const people = countPeople()
  return db
    .select({ language: appointments.language, people })
    .from(appointments)
    .innerJoin(slots, and(eq(slots.id, appointments.slot_id), isNull(slots.deleted_at)))
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .where(and(takesPlace(now), which))
    .groupBy(appointments.language)
    .orderBy(desc(people), asc(appointments.language))
}
