import { artistFields, itemFields, namesOfKind, workFields } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The texts that may show pictures of `/storage/images`, by their table: what is written with the panel's editor. Each is
 * all of a row's, one after the other.
 */
export const textsWithPictures = {
  events: sql`excerpt_es || excerpt_en || body_es || body_en`,
  artists: together(namesOfKind(artistFields, 'html')),
  works: together(namesOfKind(workFields, 'html')),
  collections: sql`description_es || description_en`,
  archives: sql`description_es || description_en`,
  items: together(namesOfKind(itemFields, 'html')),
  options: sql`value::text`,
} as const satisfies Record<string, SQL>

function together(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql` || `
  )
}

/** The names of the files in the folder `images` that texts show. @param texts a query for one column, `text` */
export function filesInTexts(texts: SQL): SQL {
  return sql`
    select (regexp_matches(text, '/storage/images/([A-Za-z0-9_-]+\\.[a-z]+)', 'g'))[1] as file
    from (${texts}) as written where text like '%/storage/images/%'`
}
