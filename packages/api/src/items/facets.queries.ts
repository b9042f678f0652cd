import { ItemFacetsAnswer, type ItemFacetsQuery } from '@gallery/contract'
import { and, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { countFacets, decadeFacet } from '../db/facets.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { itemArtists, items, itemTags, tags } from '../tables/items.table.ts'
import { isInShownArchive, isShownItem } from '../tables/shown.ts'
import { isAsked, isChosen } from './filter.ts'

/** What the items that visitors see and words find can be narrowed to. One query. */
export async function countItemFacets(db: Db, filter: ItemFacetsQuery): Promise<ItemFacetsAnswer> {
  const conditions = isChosen(filter)
  const where = and(isShownItem, isInShownArchive, isAsked(filter))
  const list = { id: sql`${items.id}`, from: sql`${items}`, where }
  const data = await countFacets(db, list, {
    artist: {
      column: sql`null`,
      value: sql`${artists.id}`,
      joined: sql`join ${itemArtists} on ${itemArtists.item_id} = found.id
        join ${artists} on ${artists.id} = ${itemArtists.artist_id} and ${artists.deleted_at} is null`,
      label_es: sql`max(${artists.display})`,
      label_en: sql`max(${artists.display})`,
      chosen: filter.artist,
      condition: conditions.artist,
    },
    technique_is: {
      column: sql`${items.technique}`,
      value: sql`found.technique_is`,
      chosen: filter.technique_is,
      condition: conditions.technique_is,
    },
    kind: {
      // Those of YouTube and Vimeo are videos like any other.
      column: sql`case when ${items.kind} in ('youtube', 'vimeo') then 'video' else ${items.kind} end`,
      value: sql`found.kind`,
      chosen: filter.kind,
      condition: conditions.kind,
    },
    decade: {
      ...decadeFacet(items),
      chosen: filter.decade,
      condition: conditions.decade,
    },
    place: {
      column: sql`${items.place}`,
      value: sql`found.place`,
      chosen: filter.place,
      condition: conditions.place,
    },
    tag: {
      column: sql`null`,
      value: sql`${tags.content}`,
      joined: sql`join ${itemTags} on ${itemTags.item_id} = found.id join ${tags} on ${tags.id} = ${itemTags.tag_id}`,
      chosen: filter.tag,
      condition: conditions.tag,
    },
  })
  return shaped(ItemFacetsAnswer, { data })
}
