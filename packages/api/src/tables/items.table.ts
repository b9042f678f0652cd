import { type DateWords, itemKinds } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { archives } from './archives.table.ts'
import { artists } from './artists.table.ts'
import { audit, bin, rightsWritten, translation } from './columns.ts'
import { dayOf } from './dates.ts'
import { searchText } from './search.ts'

/**
 * A document of an archive, or of the general archive without `archive_id` (docs/product.md, Archives and items). Sizes
 * are centimetres; `body_*` and `public_notes_*` are HTML. `hash` names it in public addresses.
 */
export const items = pgTable(
  'items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: text().notNull().unique(),
    archive_id: integer().references(() => archives.id, { onDelete: 'set null' }),
    kind: text({ enum: itemKinds }).notNull(),
    code: text().notNull().default(''),
    source: text().notNull().default(''),
    date: date({ mode: 'string' }),
    date_fallback: text().notNull().default(''),
    year: integer(),
    /** The date by the Extended Date/Time Format; empty where only the words of the source or the year tell it. */
    date_edtf: text().notNull().default(''),
    /** The same in words, kept by whoever writes `date_edtf` (`dateWords.ts`). */
    date_words: jsonb().$type<DateWords>(),
    /** The first and the last day that it may be of, as `DayNumber` of the contract; null where nobody knows. */
    first_day: integer().generatedAlwaysAs(dayOf('first', true)),
    last_day: integer().generatedAlwaysAs(dayOf('last', true)),
    author: text().notNull().default(''),
    place: text().notNull().default(''),
    technique: text().notNull().default(''),
    height: doublePrecision(),
    width: doublePrecision(),
    /** The sizes in words, shown in place of the numbers. */
    size_text: text().notNull().default(''),
    copies: integer(),
    pages: integer(),
    citation: text().notNull().default(''),
    subtitle_es: text().notNull(),
    subtitle_en: text().notNull().default(''),
    detail_es: text().notNull().default(''),
    detail_en: text().notNull().default(''),
    body_es: text().notNull().default(''),
    body_en: text().notNull().default(''),
    public_notes_es: text().notNull().default(''),
    public_notes_en: text().notNull().default(''),
    private_notes: text().notNull().default(''),
    ...rightsWritten(),
    /** The id at YouTube or, all digits, at Vimeo. */
    video: text().notNull().default(''),
    link: text().notNull().default(''),
    active: boolean().notNull().default(true),
    public: boolean().notNull().default(false),
    /** The names of its artists and its tags, to be searched by. Triggers keep it: nothing else writes it. */
    names: text().notNull().default(''),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        searchText(
          'names',
          'code',
          'subtitle_es',
          'subtitle_en',
          'detail_es',
          'detail_en',
          'author',
          'place',
          `coalesce(year::text, '')`
        )
      ),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [
    index('items_search').using('gin', table.search.op('gin_trgm_ops')),
    index('items_of_archive').on(table.archive_id, table.id),
    // With the archive, because an item of a hidden archive is not shown, and an index alone shall tell.
    index('items_shown').on(table.id, table.archive_id).where(sql`public and active and deleted_at is null`),
    // All that the archive is narrowed by, so that counting it reads no item. The longest of these fit into an index.
    index('items_facets')
      .on(
        table.archive_id,
        table.id,
        table.kind,
        table.technique,
        table.place,
        table.first_day,
        table.last_day
      )
      .where(sql`public and active and deleted_at is null`),
    index('items_english')
      .on(table.id)
      .where(sql`(lacks_english or outdated <> '{}') and deleted_at is null`),
    index('items_kept').on(table.id).where(sql`deleted_at is null`),
    index('items_code').on(table.code),
    index('items_unworded').on(table.date_edtf).where(sql`date_edtf <> '' and date_words is null`),
  ]
)

const itemId = () =>
  integer()
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' })

/** The files of an item in the order of `position`, under `/storage/images`; those that are pictures are in `pictures` too. */
export const itemFiles = pgTable(
  'item_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    item_id: itemId(),
    file: text().notNull(),
    /** What it was called when it came in. */
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** What is written on it, or said in it, line by line. */
    transcription_es: text().notNull().default(''),
    transcription_en: text().notNull().default(''),
    /** What is said in a recording and when, as WebVTT. */
    captions_es: text().notNull().default(''),
    captions_en: text().notNull().default(''),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    position: integer().notNull().default(0),
    ...rightsWritten(),
    search: text()
      .notNull()
      .generatedAlwaysAs(searchText('transcription_es', 'transcription_en', 'captions_es', 'captions_en')),
    ...audit(),
    ...bin(),
  },
  (table) => [
    index().on(table.item_id, table.position),
    index().on(table.file),
    index('item_files_search').using('gin', table.search.op('gin_trgm_ops')),
  ]
)

/** Who made or appears in an item, in the order of `position`. */
export const itemArtists = pgTable(
  'item_artists',
  {
    item_id: itemId(),
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.artist_id] }), index().on(table.artist_id)]
)

/** Words that items are found by; `folded` is the word without accents and in lower case, and unique. */
export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  content: text().notNull(),
  folded: text().notNull().unique().generatedAlwaysAs(searchText('content')),
})

export const itemTags = pgTable(
  'item_tags',
  {
    item_id: itemId(),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.tag_id] }), index().on(table.tag_id)]
)
