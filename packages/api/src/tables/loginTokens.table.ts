import { languages } from '@gallery/contract'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * A sign-in that was asked for by mail. The link carries the token, the mail shows the six digits; both are stored
 * hashed, serve once (`used_at`) and until `expires_at`. `attempts` counts wrong codes.
 * `path` and `query` are where the visitor returns to.
 */
export const loginTokens = pgTable(
  'login_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: text().notNull().unique(),
    code_hash: text().notNull(),
    attempts: integer().notNull().default(0),
    email: text().notNull(),
    /** What the code is for: coming in, or proving once more who one is. It serves for nothing else. */
    purpose: text({ enum: ['signIn', 'proof'] })
      .notNull()
      .default('signIn'),
    path: text().notNull().default('/'),
    query: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index().on(table.email, table.expires_at)]
)
