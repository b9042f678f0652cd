import { accessNeeds, languages } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audit, bin, instant } from './columns.ts'
import { searchText } from './search.ts'
import { slots } from './slots.table.ts'
import { users } from './users.table.ts'

/**
 * A booking of a slot (docs/product.md, Booking). It takes a place while it is neither cancelled nor in the bin and is
 * either confirmed (`confirmed_at`) or held (`hold_until` is still to come). The secrets of its links are in
 * `booking_keys`.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slot_id: integer()
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** How many come. */
    people: integer().notNull().default(1),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull(),
    comments: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    /** What they need on the visit, and which school comes; both are in no history. */
    needs: text({ enum: accessNeeds }).array().notNull().default([]),
    school: text().notNull().default(''),
    hold_until: instant(),
    confirmed_at: instant(),
    cancelled_at: instant(),
    /**
     * The SEQUENCE of its calendar file. The database counts it up whenever the slot, its time, the confirmation or a
     * cancellation changes, whoever writes that.
     */
    sequence: integer().notNull().default(0),
    /** When name, address and comments were taken out (`RETENTION_DAYS`, or the owner deleted the account). */
    anonymous_at: instant(),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        searchText('first_name', 'last_name', 'email', 'phone', `regexp_replace(phone, '\\D', '', 'g')`)
      ),
    ...audit(),
    ...bin(),
  },
  (table) => [
    index('appointments_taking_places')
      .on(table.slot_id)
      .where(sql`cancelled_at is null and deleted_at is null`),
    // With those that take none: they go with their slot, and its calendars and mails are looked for by it.
    index().on(table.slot_id),
    index('appointments_search').using('gin', table.search.op('gin_trgm_ops')),
    index().on(table.email),
    index().on(table.user_id),
    check('appointments_people', sql`people >= 1`),
  ]
)
