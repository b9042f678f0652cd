import { languages, workHoldEndings } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audit, instant } from './columns.ts'
import { users } from './users.table.ts'
import { movements, works } from './works.table.ts'

/**
 * Works held for somebody (docs/product.md, Holds of works); `holds` beside it is about bookings. When each has the work,
 * from `starts_at` to `ends_at`, is laid out whenever a work's line is written to, so that the clock alone says who has
 * it. No two of a work share an instant: the migration has the constraint.
 */
export const workHolds = pgTable(
  'work_holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** The place in the work's line: lower comes first. Of two that are the same, who came first. */
    position: integer().notNull(),
    client: text().notNull(),
    contact: text().notNull().default(''),
    note: text().notNull().default(''),
    /** Until when; or for how many hours from its turn on. */
    until: instant(),
    hours: integer(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    remind: boolean().notNull().default(true),
    /** The language of whoever made it, for what is mailed to them. */
    language: text({ enum: languages }).notNull(),
    /** When who made it was told that its turn had come. */
    told_at: instant(),
    /** The end that who made it was reminded of. */
    reminded_of: instant(),
    /** When it was ended before its time, how, by whom and by which line of the ledger. */
    ended_at: instant(),
    ended_how: text({ enum: workHoldEndings }),
    ended_by: integer().references(() => users.id, { onDelete: 'set null' }),
    movement_id: integer().references(() => movements.id, { onDelete: 'set null' }),
    /** When client, contact and note were taken out. */
    anonymous_at: instant(),
    ...audit(),
  },
  (table) => [
    index('work_holds_open').on(table.work_id, table.ends_at).where(sql`ended_at is null`),
    index().on(table.work_id),
    index().on(table.ends_at),
    index().on(table.movement_id),
    check('work_holds_time', sql`(until is null) <> (hours is null)`),
    check('work_holds_order', sql`starts_at <= ends_at`),
    check('work_holds_ended', sql`(ended_at is null) = (ended_how is null)`),
  ]
)
