import { arrivalKinds } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.table.ts'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * What was done at the doors, a row for each action, never changed (docs/product.md, At the door). Who is inside is the
 * sum of `people`: it is counted, never stored.
 */
export const arrivals = pgTable(
  'arrivals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the phone: an action that is sent again is known by it. */
    key: uuid().notNull().unique(),
    appointment_id: integer()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    how: text({ enum: arrivalKinds }).notNull(),
    /** How many it counts for, and how many were let in at that door. */
    people: integer().notNull(),
    asked: integer().notNull(),
    /** When it was done, by the phone's account; `created_at` is when it came here. */
    at: instant().notNull(),
    device: text().notNull(),
    door: text().notNull().default(''),
    /** What it did to the booking, so that it can be taken back: how many more come, and that they have confirmed. */
    grew: integer().notNull().default(0),
    confirmed: boolean().notNull().default(false),
    /** The action that it took back. */
    undoes: uuid().unique(),
    created_at: instant().notNull(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.appointment_id), check('arrivals_people', sql`abs(people) <= abs(asked)`)]
)
