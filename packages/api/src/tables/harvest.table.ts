import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The records that are offered to harvesters. */
export const harvestKinds = ['work', 'item', 'event'] as const
export type HarvestKind = (typeof harvestKinds)[number]

/**
 * What harvesters are told of each record that visitors ever saw, with when it last changed for them. A row stays when its
 * record is hidden or gone, as `shown = false`. Written by `stamp.queries.ts` alone, one writer after another: `place`
 * and `stamp` grow in the order in which they become visible, so that whoever reads on from a place misses nothing.
 */
export const harvested = pgTable(
  'harvested',
  {
    kind: text({ enum: harvestKinds }).notNull(),
    record_id: integer().notNull(),
    place: bigint({ mode: 'number' }).notNull().unique(),
    /** Whole seconds, as the protocol tells them. */
    stamp: timestamp({ withTimezone: true, mode: 'date', precision: 0 }).notNull(),
    shown: boolean().notNull(),
    /** The sets that it is in, or was in when visitors last saw it. */
    archive_id: integer(),
    sort: text().notNull(),
    /** A hash of all that visitors see of it: what changes for the gallery alone is no change. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id] }),
    index('harvested_of_archive').on(table.archive_id, table.place),
  ]
)

/**
 * Records that were written to and have not been looked at since for harvesters, of any kind of the activity. A trigger
 * writes them in the transaction of each write.
 */
export const harvestMarks = pgTable('harvest_marks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  record_id: text().notNull(),
})
