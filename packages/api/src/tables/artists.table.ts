import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audit, bin, translation } from './columns.ts'
import { searchText } from './search.ts'

/** An artist. `dates_*` is one line such as "Rosario, 1921 - Buenos Aires, 2004"; `bio_*` is HTML. */
export const artists = pgTable(
  'artists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    display: text().notNull(),
    last_name: text().notNull().default(''),
    /** File name under `/storage/artists`. */
    image: text(),
    dates_es: text().notNull().default(''),
    dates_en: text().notNull().default(''),
    bio_es: text().notNull().default(''),
    bio_en: text().notNull().default(''),
    image_caption_es: text().notNull().default(''),
    image_caption_en: text().notNull().default(''),
    viaf: text().notNull().default(''),
    ulan: text().notNull().default(''),
    wikidata: text().notNull().default(''),
    search: text().notNull().generatedAlwaysAs(searchText('display', 'last_name')),
    /** What they are sorted by: the last name, or the whole name of who has none; without accents, in lower case. */
    sort_name: text().notNull().generatedAlwaysAs(sql`fold(coalesce(nullif(last_name, ''), display))`),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [
    index('artists_search').using('gin', table.search.op('gin_trgm_ops')),
    index('artists_by_name')
      .on(table.sort_name, sql`fold(${table.display})`, table.id)
      .where(sql`deleted_at is null`),
  ]
)
