import { accessNeeds, languages } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.table.ts'
import { audit, instant } from './columns.ts'
import { slots } from './slots.table.ts'
import { users } from './users.table.ts'

/**
 * Who waits for a place in a slot that is full (docs/product.md, Waiting list). A place that is offered is a booking
 * (`appointment_id`), held until its time: what became of the offer is read from it. Nobody is offered one twice.
 */
export const waiting = pgTable(
  'waiting',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slot_id: integer()
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    /** Any slot of the event on that day will do. */
    any_time: boolean().notNull().default(false),
    /** The place in the line: lower comes first. Of two that are the same, who came first. */
    position: integer().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    people: integer().notNull(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull(),
    comments: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    needs: text({ enum: accessNeeds }).array().notNull().default([]),
    school: text().notNull().default(''),
    /** The secret of its mailed link, as SHA-256. */
    hash: text().notNull().unique(),
    /** Whence it came and for which mailbox, as in `holds`; null for what the gallery wrote down. */
    visitor: text(),
    mailbox: text(),
    appointment_id: integer()
      .unique()
      .references(() => appointments.id, { onDelete: 'set null' }),
    /** When they left the line, or were taken off it. */
    left_at: instant(),
    /** When name, address and comments were taken out. */
    anonymous_at: instant(),
    ...audit(),
  },
  (table) => [
    index('waiting_in_line').on(table.slot_id).where(sql`left_at is null and appointment_id is null`),
    // With those who are in no line any more: they go with their slot.
    index().on(table.slot_id),
    index().on(table.email),
    index().on(table.user_id),
    index().on(table.mailbox),
    index().on(table.visitor),
    check('waiting_people', sql`people >= 1`),
  ]
)
