import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { artists } from './artists.table.ts'
import { audit, bin, translation } from './columns.ts'
import { searchText } from './search.ts'

/** An archive, which items belong to. `description_*` is HTML. */
export const archives = pgTable(
  'archives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title_es: text().notNull(),
    title_en: text().notNull().default(''),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    public: boolean().notNull().default(false),
    search: text().notNull().generatedAlwaysAs(searchText('title_es', 'title_en')),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [index('archives_search').using('gin', table.search.op('gin_trgm_ops'))]
)

/** Whom an archive is about, in the order of `position`. */
export const archiveArtists = pgTable(
  'archive_artists',
  {
    archive_id: integer()
      .notNull()
      .references(() => archives.id, { onDelete: 'cascade' }),
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.archive_id, table.artist_id] }), index().on(table.artist_id)]
)
