import { type DateWords, movementPurposes, workStatuses } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { artists } from './artists.table.ts'
import { audit, bin, instant, rightsWritten, translation } from './columns.ts'
import { dayOf } from './dates.ts'
import { searchText } from './search.ts'
import { users } from './users.table.ts'

/**
 * A work (docs/product.md, Works). Sizes are centimetres; `description_*`, `reproduced_*`, `exposed_*` and `cited_*`
 * are HTML. `hash` names it in public addresses, `secret_link` opens it to whoever holds it.
 */
export const works = pgTable(
  'works',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: text().notNull().unique(),
    secret_link: text().notNull().unique(),
    artist_id: integer().references(() => artists.id, { onDelete: 'set null' }),
    code: text().notNull().default(''),
    type: text().notNull().default(''),
    type_en: text().notNull().default(''),
    year: integer(),
    /** The year in words, shown in place of the number. */
    year_text: text().notNull().default(''),
    /** The date by the Extended Date/Time Format; empty where only the words of the source or the year tell it. */
    date_edtf: text().notNull().default(''),
    /** The same in words, kept by whoever writes `date_edtf` (`dateWords.ts`). */
    date_words: jsonb().$type<DateWords>(),
    /** The first and the last day that it may be of, as `DayNumber` of the contract; null where nobody knows. */
    first_day: integer().generatedAlwaysAs(dayOf('first')),
    last_day: integer().generatedAlwaysAs(dayOf('last')),
    technique: text().notNull().default(''),
    technique_en: text().notNull().default(''),
    height: doublePrecision(),
    width: doublePrecision(),
    depth: doublePrecision(),
    /** The sizes in words, shown in place of the numbers. */
    size_text: text().notNull().default(''),
    series: text().notNull().default(''),
    title_es: text().notNull(),
    title_en: text().notNull().default(''),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    reproduced_es: text().notNull().default(''),
    reproduced_en: text().notNull().default(''),
    exposed_es: text().notNull().default(''),
    exposed_en: text().notNull().default(''),
    cited_es: text().notNull().default(''),
    cited_en: text().notNull().default(''),
    ...rightsWritten(),
    public: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    /** The name of its artist, to be searched by. Triggers keep it: nothing else writes it. */
    names: text().notNull().default(''),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        searchText(
          'names',
          'code',
          'title_es',
          'title_en',
          'technique',
          'technique_en',
          'series',
          `coalesce(year::text, '')`
        )
      ),
    ...audit(),
    ...bin(),
    ...translation(),
  },
  (table) => [
    index('works_search').using('gin', table.search.op('gin_trgm_ops')),
    index('works_of_artist').on(table.artist_id, table.id),
    index('works_public').on(table.id).where(sql`public and deleted_at is null`),
    index('works_english')
      .on(table.id)
      .where(sql`(lacks_english or outdated <> '{}') and deleted_at is null`),
    index('works_kept').on(table.id).where(sql`deleted_at is null`),
    index('works_code').on(table.code),
    index('works_unworded').on(table.date_edtf).where(sql`date_edtf <> '' and date_words is null`),
  ]
)

const workId = () =>
  integer()
    .notNull()
    .references(() => works.id, { onDelete: 'cascade' })

/** The pictures of a work, in the order of `position`; `file` is a name under `/storage/images`. */
export const workImages = pgTable(
  'work_images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_id: workId(),
    file: text().notNull(),
    public: boolean().notNull().default(true),
    description_es: text().notNull().default(''),
    description_en: text().notNull().default(''),
    position: integer().notNull().default(0),
    ...rightsWritten(),
    ...audit(),
    ...bin(),
  },
  (table) => [index().on(table.work_id, table.position), index().on(table.file)]
)

/** What happened to a work, oldest first by `date` and `id`: a mistake is struck through, and no line ever goes. */
export const movements = pgTable(
  'movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_id: workId(),
    status: text({ enum: workStatuses }).notNull(),
    owner: text().notNull().default(''),
    price: numeric({ precision: 15, scale: 2, mode: 'number' }),
    /** ISO 4217. */
    currency: text().notNull().default('USD'),
    address: text().notNull().default(''),
    date: date({ mode: 'string' }).notNull(),
    /** What the work went out for, where its status does not say so; empty while it is not out for any of these. */
    purpose: text({ enum: movementPurposes }).notNull().default(''),
    /** The day by which a work that is out is to be back. */
    due: date({ mode: 'string' }),
    /** The last day on which the gallery may have it on consignment. It holds until the work is sold or given back. */
    consigned_until: date({ mode: 'string' }),
    /** Who has it there, and where they are written to. */
    contact: text().notNull().default(''),
    contact_email: text().notNull().default(''),
    /** Who of the gallery has it in hand: mailed when it falls due. */
    minded_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When it was struck through, by whom and why: from then on it says nothing about the work. */
    struck_at: instant(),
    struck_by: integer().references(() => users.id, { onDelete: 'set null' }),
    struck_why: text().notNull().default(''),
  },
  (table) => [index().on(table.work_id, table.date, table.id)]
)
