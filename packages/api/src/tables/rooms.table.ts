import { languages, roomDevices } from '@gallery/contract'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { collections } from './collections.table.ts'
import { audit, instant } from './columns.ts'
import { users } from './users.table.ts'
import { works } from './works.table.ts'

/**
 * Those who have a link of their own to a room (docs/product.md, People of a room). The link's secret is made of `key`
 * with a key that the installation has (`rooms/links.ts`): what is kept here opens nothing by itself.
 */
export const roomPeople = pgTable(
  'room_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    collection_id: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull().default(''),
    note: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    key: text().notNull(),
    token_hash: text().notNull().unique(),
    sent_at: instant(),
    reminded_at: instant(),
    revoked_at: instant(),
    revoked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The language in which the link was given. The version before reads it, so it is written until that one is gone. */
    told_in: text({ enum: languages }).notNull(),
    /** When name, address and note were taken out. */
    anonymous_at: instant(),
    ...audit(),
  },
  (table) => [index().on(table.collection_id, table.id), index().on(table.email)]
)

/** A visit of one person: they came, and stayed until half an hour went by without a word of them. */
export const roomVisits = pgTable(
  'room_visits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    person_id: integer()
      .notNull()
      .references(() => roomPeople.id, { onDelete: 'cascade' }),
    device: text({ enum: roomDevices }).notNull(),
    started_at: instant().notNull(),
    last_at: instant().notNull(),
  },
  (table) => [index().on(table.person_id, table.started_at)]
)

/** For how many seconds a work was looked at in a visit. */
export const roomLooks = pgTable(
  'room_looks',
  {
    visit_id: integer()
      .notNull()
      .references(() => roomVisits.id, { onDelete: 'cascade' }),
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
    last_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visit_id, table.work_id] }), index().on(table.work_id)]
)

/** The weeks, by their Monday, of which somebody was told who came to their rooms. */
export const roomWeeks = pgTable(
  'room_weeks',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    week: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.week] })]
)
