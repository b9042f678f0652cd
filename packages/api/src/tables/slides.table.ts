import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audit, bin, translation } from './columns.ts'

/** The pictures of the home page's carousel, in the order of `position`; `filename` is under `/storage/slides`. */
export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title_es: text().notNull(),
  title_en: text().notNull().default(''),
  /** A path under the language, or an absolute address; empty for none. */
  link: text().notNull().default(''),
  filename: text().notNull(),
  position: integer().notNull().default(0),
  /** Visitors see only active ones. */
  active: boolean().notNull().default(true),
  ...audit(),
  ...bin(),
  ...translation(),
})
