import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often something was done in the window that ends at `resets_at`; in the database so that processes share it. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), count: integer().notNull(), resets_at: instant().notNull() },
  (table) => [index().on(table.resets_at)]
)
