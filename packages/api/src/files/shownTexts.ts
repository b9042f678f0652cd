import {
  archiveFields,
  artistFields,
  collectionFields,
  eventFields,
  type Fields,
  itemFields,
  namesOfKind,
  workFields,
} from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The texts that may show pictures of `/storage/images`, by their table: what is written with the panel's editor. Each is
 * all of a row's, one after the other.
 */
export const textsWithPictures = {
  events: htmlOf(eventFields),
  artists: htmlOf(artistFields),
  works: htmlOf(workFields),
  collections: htmlOf(collectionFields),
  archives: htmlOf(archiveFields),
  items: htmlOf(itemFields),
  options: sql`value::text`,
} as const satisfies Record<string, SQL>

function htmlOf(fields: Fields): SQL {
  return sql.join(
    namesOfKind(fields, 'html').map((name) => sql.identifier(name)),
    sql` || `
  )
}

/** The names of the files in the folder `images` that texts show. @param texts a query for one column, `text` */
export function filesInTexts(texts: SQL): SQL {
  return sql`
    select (regexp_matches(text, '/storage/images/([A-Za-z0-9_-]+\\.[a-z]+)', 'g'))[1] as file
    from (${texts}) as written where text like '%/storage/images/%'`
}
