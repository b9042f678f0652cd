import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isAny } from '../db/innerQueries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { bookingKeys } from '../tables/bookingKeys.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { hashToken } from '../tokens.ts'
import type { Opens } from './bookingKeys.queries.ts'

/** What mails and lists say of the event of a booking, and whether it takes any. */
export const eventFields = {
  id: events.id,
  kind: events.kind,
  title_es: events.title_es,
  title_en: events.title_en,
  place: events.place,
  color: events.color,
  largest_party: events.largest_party,
  needs: events.needs,
  requires_registration: events.requires_registration,
}

/** Of a query over bookings: whether it is a place that was offered to somebody who waited for one. */
export const isOffered = isAny(
  sql`select from ${waiting} where ${waiting.appointment_id} = ${appointments.id}`
)

/** Bookings with their slots and events, to be narrowed. */
export function bookings(db: Db) {
  return db
    .select({
      appointment: getTableColumns(appointments),
      slot: getTableColumns(slots),
      event: eventFields,
      offered: isOffered,
    })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .$dynamic()
}

/** A booking with its slot and what its mails and lists say of the event. */
export type BookingRow = Awaited<ReturnType<typeof bookings>>[number]

/**
 * Which booking is meant: its id, the secret of one of its mailed links, the one of the browser that booked, or the key of
 * the form that wrote it down.
 */
export type BookingKey = { id: number } | { token: string } | { browser: string } | { form: string }

/** Of a query over bookings: whether it is the one that is meant, and not taken away. */
export function keyed(key: BookingKey): SQL | undefined {
  return and(eq(appointments.id, 'id' in key ? key.id : ofSecret(key)), isNull(appointments.deleted_at))
}

function ofSecret(key: Exclude<BookingKey, { id: number }>): SQL {
  const [secret, opens] = secretOf(key)
  return sql`(select ${bookingKeys.appointment_id} from ${bookingKeys}
    where ${bookingKeys.hash} = ${hashToken(secret)} and ${bookingKeys.opens} = ${opens})`
}

function secretOf(key: Exclude<BookingKey, { id: number }>): [string, Opens] {
  if ('token' in key) return [key.token, 'link']
  return 'browser' in key ? [key.browser, 'browser'] : [key.form, 'form']
}

/** A booking; undefined when there is none. */
export async function findBooking(db: Db, key: BookingKey): Promise<BookingRow | undefined> {
  const [row] = await bookings(db).where(keyed(key))
  return row
}
