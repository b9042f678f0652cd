import { type ItemImage, type ItemSummary, listedItemFields } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { jsonListOf, jsonOf } from '../db/json.ts'
import { fileColumns, itsPicture } from '../summaries/items.columns.ts'
import { artists } from '../tables/artists.table.ts'
import { itemArtists, itemFiles, items } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'

/** The columns of an item that lists show anybody, without its artists and its picture. */
export const summaryColumns = {
  id: items.id,
  hash: items.hash,
  ...columnsOf(items, listedItemFields),
  date_words: items.date_words,
}

const artistColumns = { id: artists.id, display: artists.display, last_name: artists.last_name }

/** An item as visitors see it in lists, as JSON. */
export const summaryJson = jsonOf({
  ...summaryColumns,
  artists: jsonListOf(
    artistColumns,
    sql`from ${itemArtists} join ${artists} on ${artists.id} = ${itemArtists.artist_id}
      where ${itemArtists.item_id} = ${items.id} and ${artists.deleted_at} is null`,
    [itemArtists.position, artists.id]
  ),
  img: sql`(
    select ${jsonOf(fileColumns)} from ${itemFiles} join ${pictures} on ${itsPicture}
    where ${itemFiles.item_id} = ${items.id} and ${itemFiles.deleted_at} is null
    order by ${itemFiles.position}, ${itemFiles.id} limit 1
  )`,
})

/** Rows of items with the artists and the first picture of each. Two queries, however many rows there are. */
export async function withParts<Row extends { id: number }>(
  db: Db,
  rows: readonly Row[]
): Promise<(Row & Pick<ItemSummary, 'artists' | 'img'>)[]> {
  const ids = rows.map((row) => row.id)
  const artistsOf = await findArtistsOf(db, ids)
  const imageOf = await findFirstImages(db, ids)
  return rows.map((row) => ({
    ...row,
    artists: artistsOf.get(row.id) ?? [],
    img: imageOf.get(row.id) ?? null,
  }))
}

/** The artists of each of the items, in the order that the gallery gave them. */
async function findArtistsOf(
  db: Db,
  itemIds: readonly number[]
): Promise<Map<number, ItemSummary['artists']>> {
  const artistsOf = new Map<number, ItemSummary['artists']>()
  if (itemIds.length === 0) return artistsOf
  const rows = await db
    .select({ item_id: itemArtists.item_id, ...artistColumns })
    .from(itemArtists)
    .innerJoin(artists, eq(artists.id, itemArtists.artist_id))
    .where(and(inArray(itemArtists.item_id, [...itemIds]), isNull(artists.deleted_at)))
    .orderBy(asc(itemArtists.position), asc(artists.id))
  for (const { item_id, ...artist } of rows) {
    artistsOf.set(item_id, [...(artistsOf.get(item_id) ?? []), artist])
  }
  return artistsOf
}

async function findFirstImages(db: Db, itemIds: readonly number[]): Promise<Map<number, ItemImage>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([itemFiles.item_id], { item_id: itemFiles.item_id, ...fileColumns })
    .from(itemFiles)
    .innerJoin(pictures, itsPicture)
    .where(and(inArray(itemFiles.item_id, [...itemIds]), isNull(itemFiles.deleted_at)))
    .orderBy(asc(itemFiles.item_id), asc(itemFiles.position), asc(itemFiles.id))
  return new Map(rows.map(({ item_id, ...image }) => [item_id, image]))
}
