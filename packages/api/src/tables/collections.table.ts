import { type RoomSection, roomPrices } from '@gallery/contract'
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { audit, bin, instant, translation } from './columns.ts'
import { searchText } from './search.ts'
import { works } from './works.table.ts'

/**
 * A collection of the back room (docs/product.md, Collections and rooms). A public one is on the site under its `link`;
 * of a private one the link is the secret of its room, open until `open_until` if there is such a time. `description_*`
 * is HTML.
 */
export const collections = pgTable(
  'collections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link: text().notNull().unique(),
    title_es: text().notNull(),
    title_en: text().notNull().default(''),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    /** File name under `/storage/collections`. */
    image: text(),
    public: boolean().notNull().default(false),
    recipient: text().notNull().default(''),
    open_until: instant(),
    message: text().notNull().default(''),
    /** Which prices its room tells, and when those of sharing were taken. */
    prices: text({ enum: roomPrices }).notNull().default('none'),
    priced_at: instant(),
    /** What its room tells of its works. */
    show_state: boolean().notNull().default(true),
    show_size: boolean().notNull().default(true),
    show_technique: boolean().notNull().default(true),
    show_year: boolean().notNull().default(true),
    show_series: boolean().notNull().default(true),
    show_exhibitions: boolean().notNull().default(true),
    show_bibliography: boolean().notNull().default(true),
    show_note: boolean().notNull().default(true),
    /** Whether what those with a link of their own do in it is noted. */
    watched: boolean().notNull().default(true),
    /** The headings under which its works hang, in order. */
    sections: jsonb().$type<readonly RoomSection[]>().notNull().default([]),
    /** How often the room's page was opened, and when last. */
    opened: integer().notNull().default(0),
    opened_at: instant(),
    search: text().notNull().generatedAlwaysAs(searchText('title_es', 'title_en')),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [index('collections_search').using('gin', table.search.op('gin_trgm_ops'))]
)

/** The works of a collection in the order of `position`; at most two of them are its cover. */
export const collectionWorks = pgTable(
  'collection_works',
  {
    collection_id: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    cover: boolean().notNull().default(false),
    /** The section that it hangs in; null, or one that is no more, for none. */
    section: integer(),
    /** What it cost when the prices of sharing were taken; without an instant nobody took any. */
    price: numeric({ precision: 15, scale: 2, mode: 'number' }),
    currency: text().notNull().default(''),
    priced_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.collection_id, table.work_id] }), index().on(table.work_id)]
)
