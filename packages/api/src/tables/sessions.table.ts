import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** Who is signed in. The cookie holds a random id; the table only its SHA-256, so a copy of the table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    user_agent: text().notNull().default(''),
    ip: text().notNull().default(''),
    /** The IANA time zone of the browser's clock, as it said when it signed in; '' where it did not. */
    time_zone: text().notNull().default(''),
    /** When its person last proved who they are. */
    proven_at: instant().notNull().defaultNow(),
    /** Hash of the token of the mailed link that ends it, if one was mailed. */
    end_hash: text().unique(),
    /** By what its user said who they are beside the mailbox; null where the mailbox was all. */
    factor: text({ enum: ['passkey', 'app', 'recovery'] }),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)]
)
