import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What is known of the recordings under `/storage/images`, sound and films: a row for each that was looked at. */
export const recordings = pgTable('recordings', {
  file: text().primaryKey(),
  /** How long it is; null where it does not tell. */
  seconds: doublePrecision(),
  /** Of a film, in pixels, as it is shown; null of sound. */
  width: integer(),
  height: integer(),
})
