import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Proofs of work that were accepted, so that none serves twice; gone when they would have expired anyway. */
export const spentProofs = pgTable('spent_proofs', {
  signature: text().primaryKey(),
  expires_at: instant().notNull(),
})
