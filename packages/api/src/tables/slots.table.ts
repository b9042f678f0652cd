import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audit, bin, instant } from './columns.ts'
import { events } from './events.table.ts'

/**
 * A bookable time of an event (docs/product.md, Slots). What is taken is never stored: it is counted from the
 * appointments, so an expired hold frees its place by itself. Whoever books locks the slot's row first.
 */
export const slots = pgTable(
  'slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    start: instant().notNull(),
    end: instant().notNull(),
    label_es: text().notNull().default(''),
    label_en: text().notNull().default(''),
    limit: integer().notNull(),
    unavailable: boolean().notNull().default(false),
    /** Whether it takes school groups. */
    groups: boolean().notNull().default(false),
    /** Opened on purpose: it is offered although the gallery is closed on its day. */
    open_anyway: boolean().notNull().default(false),
    ...audit(),
    ...bin(),
  },
  (table) => [
    index().on(table.event_id, table.start),
    index().on(table.start),
    check('slots_start_before_end', sql`"start" < "end"`),
    check('slots_limit_not_negative', sql`"limit" >= 0`),
  ]
)
