import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.table.ts'
import { instant } from './columns.ts'

/**
 * Whence a booking came and to which mailbox its mail went, so that nobody holds every place: keyed hashes, of which
 * neither an address of a network nor one of a person can be read. Gone at `forget_at`, whatever became of the booking.
 */
export const holds = pgTable(
  'holds',
  {
    appointment_id: integer()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    mailbox: text().notNull(),
    /** Made by somebody who was signed in with the mailbox that it was made for. */
    proven: boolean().notNull(),
    /** When the gallery freed it with the others of its visitor. */
    freed_at: instant(),
    forget_at: instant().notNull(),
  },
  (table) => [index().on(table.visitor), index().on(table.mailbox), index().on(table.forget_at)]
)
