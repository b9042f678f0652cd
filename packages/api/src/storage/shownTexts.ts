import { type SQL, sql } from 'drizzle-orm'

/**
 * The texts that may show pictures of `/storage/images`, by their table: what is written with the panel's editor. Each is
 * all of a row's, one after the other.
 */
export const textsWithPictures = {
  events: sql`excerpt_es || excerpt_en || body_es || body_en`,
  artists: sql`bio_es || bio_en`,
  works: sql`description_es || description_en || reproduced_es || reproduced_en || exposed_es || exposed_en || cited_es || cited_en`,
  collections: sql`description_es || description_en`,
  archives: sql`description_es || description_en`,
  items: sql`body_es || body_en || public_notes_es || public_notes_en`,
  options: sql`value::text`,
} as const satisfies Record<string, SQL>

/** The names of the files in the folder `images` that texts show. @param texts a query for one column, `text` */
export function filesInTexts(texts: SQL): SQL {
  return sql`
    select (regexp_matches(text, '/storage/images/([A-Za-z0-9_-]+\\.[a-z]+)', 'g'))[1] as file
    from (${texts}) as written where text like '%/storage/images/%'`
}
