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
  const list = { id: sql`${items.id}`, from: sql`${items}`, where, isSearched: filter.query !== '' }
  const data = await countFacets(db, list, {
    artist: {
      by: [sql`${itemArtists.artist_id}`],
      parts: { from: sql`${itemArtists}`, of: sql`${itemArtists.item_id}` },
      named: sql`join ${artists} on ${artists.id} = counted.one and ${artists.deleted_at} is null`,
      value: sql`${artists.id}`,
      label_es: sql`max(${artists.display})`,
      label_en: sql`max(${artists.display})`,
      chosen: filter.artist,
      condition: conditions.artist,
    },
    technique_is: {
      by: [sql`${items.technique}`],
      value: sql`counted.one`,
      chosen: filter.technique_is,
      condition: conditions.technique_is,
    },
    kind: {
      by: [sql`${items.kind}`],
      // Those of YouTube and Vimeo are videos like any other.
      value: sql`case when counted.one in ('youtube', 'vimeo') then 'video' else counted.one end`,
      chosen: filter.kind,
      condition: conditions.kind,
    },
    decade: {
      ...decadeFacet(items),
      chosen: filter.decade,
      condition: conditions.decade,
    },
    place: {
      by: [sql`${items.place}`],
      value: sql`counted.one`,
      chosen: filter.place,
      condition: conditions.place,
    },
    tag: {
      by: [sql`${itemTags.tag_id}`],
      parts: { from: sql`${itemTags}`, of: sql`${itemTags.item_id}` },
      named: sql`join ${tags} on ${tags.id} = counted.one`,
      value: sql`${tags.content}`,
      chosen: filter.tag,
      condition: conditions.tag,
    },
  })
  return shaped(ItemFacetsAnswer, { data })
}
