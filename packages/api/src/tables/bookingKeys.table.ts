import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.table.ts'

/**
 * The secrets that lead to a booking, as SHA-256: what was once handed out is nowhere else. A booking has as many as it
 * has had mails, and all of them lead to it as it is now. `opens` says to what: `link`, mailed, to the booking;
 * `browser`, in the answer to the form, to correcting the address and asking for the mail again until it is confirmed.
 * `form` was made by the panel's form that wrote the booking down, and opens nothing but the answer to that form, when it
 * is sent again.
 */
export const bookingKeys = pgTable(
  'booking_keys',
  {
    hash: text().primaryKey(),
    appointment_id: integer()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    opens: text({ enum: ['link', 'browser', 'form'] }).notNull(),
  },
  (table) => [index().on(table.appointment_id)]
)
