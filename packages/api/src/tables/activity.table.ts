import { activityActions, origins } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** A value as JSON has it; what a column holds. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * What became of one record in one transaction. Triggers write it, whoever changes a row and by whatever way: nothing
 * else does but an import, which adds one entry without `record_id` that stands for all of its records (`batch`).
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for everything that one transaction changed. */
    transaction: uuid().notNull(),
    at: instant().notNull(),
    /** A super user; null for visitors, the server itself, the command line, and who has no account any more. */
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    origin: text({ enum: origins }).notNull(),
    /** The import that it belongs to. */
    batch: integer(),
    /** The entry that it took back. */
    undoes: bigint({ mode: 'number' }),
    kind: text().notNull(),
    record_id: text(),
    action: text({ enum: activityActions }).notNull(),
    /** False while only bookkeeping changed, such as `updated_at`: nobody is told. */
    shown: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('activity_of_transaction').on(table.transaction, table.kind, table.record_id),
    index('activity_newest').on(table.at, table.id).where(sql`shown`),
    index('activity_of_kind').on(table.kind, table.at, table.id).where(sql`shown`),
    index('activity_of_record').on(table.kind, table.record_id, table.at, table.id).where(sql`shown`),
    index('activity_of_person').on(table.by, table.at, table.id).where(sql`shown`),
    index('activity_of_action').on(table.action, table.at, table.id).where(sql`shown`),
    // Of entries that stand together, the newest is found at once, however many they are.
    index('activity_together')
      .on(table.transaction, table.kind, table.action, table.id)
      .where(sql`shown and batch is null and record_id is not null`),
    index('activity_of_batch').on(table.batch).where(sql`batch is not null`),
  ]
)

/**
 * What happened to one row of a table: `after` alone of a new one, `before` alone of one that is gone, both with the
 * columns that changed otherwise. Replayed in the order of `id` onto empty tables, they give the tables back, but for
 * what is not kept here: people's own data (names, addresses, telephones, what they wrote), so that forgetting them in
 * one place is enough, and what follows from other columns.
 */
export const activityChanges = pgTable(
  'activity_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: uuid().notNull(),
    /** The record that the row belongs to: the pictures of a work are the work's. */
    kind: text().notNull(),
    record_id: text().notNull(),
    /** Whether the row is a part of the record, not the record itself. */
    part: boolean().notNull(),
    table: text().notNull(),
    /** The row's primary key, by column. */
    key: jsonb().$type<Readonly<Record<string, Json>>>().notNull(),
    before: jsonb().$type<Readonly<Record<string, Json>>>(),
    after: jsonb().$type<Readonly<Record<string, Json>>>(),
  },
  (table) => [index('activity_changes_of_entry').on(table.transaction, table.kind, table.record_id, table.id)]
)
