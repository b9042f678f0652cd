import { accessNeeds, eventColors, eventKinds } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { artists } from './artists.table.ts'
import { audit, bin, rightsWritten, translation } from './columns.ts'
import { searchText } from './search.ts'
import { works } from './works.table.ts'

/** What the gallery puts on. `from` and `to` are days in the gallery's zone, both included; `body_*` is HTML. */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: eventKinds }).notNull(),
    title_es: text().notNull(),
    title_en: text().notNull().default(''),
    excerpt_es: text().notNull().default(''),
    excerpt_en: text().notNull().default(''),
    body_es: text().notNull().default(''),
    body_en: text().notNull().default(''),
    /** File name under `/storage/events`. */
    image: text(),
    place: text().notNull().default(''),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    active: boolean().notNull().default(true),
    color: text({ enum: eventColors }).notNull(),
    requires_registration: boolean().notNull().default(false),
    /** Whether whoever has a place in it is reminded the day before. */
    reminder: boolean().notNull().default(true),
    /** How many may come on one booking of a visitor's. */
    largest_party: integer().notNull().default(1),
    /** What visitors may ask for when they book. */
    needs: text({ enum: accessNeeds }).array().notNull().default([]),
    ...rightsWritten(),
    search: text()
      .notNull()
      .generatedAlwaysAs(searchText('title_es', 'title_en', 'excerpt_es', 'excerpt_en', 'place')),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [
    index('events_search').using('gin', table.search.op('gin_trgm_ops')),
    index('events_days').on(table.from, table.to).where(sql`deleted_at is null`),
    check('events_largest_party', sql`largest_party >= 1`),
    check('events_from_before_to', sql`"from" <= "to"`),
  ]
)

const eventId = () =>
  integer()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })

/** The pictures of an event, in the order of `position`; `file` is a name under `/storage/events`. */
export const eventImages = pgTable(
  'event_images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: eventId(),
    file: text().notNull(),
    active: boolean().notNull().default(true),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    position: integer().notNull().default(0),
    ...rightsWritten(),
    ...audit(),
    ...bin(),
  },
  (table) => [index().on(table.event_id, table.position), index().on(table.file)]
)

/** Who shows in an event, in the order of `position`. */
export const eventArtists = pgTable(
  'event_artists',
  {
    event_id: eventId(),
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.artist_id] }), index().on(table.artist_id)]
)

/** The events that an event's page points at, in the order of `position`. */
export const eventRelated = pgTable(
  'event_related',
  { event_id: eventId(), related_id: eventId(), position: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.event_id, table.related_id] }), index().on(table.related_id)]
)

/** The works shown in an event, in the order of `position`. */
export const eventWorks = pgTable(
  'event_works',
  {
    event_id: eventId(),
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.work_id] }), index().on(table.work_id)]
)
