import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idsOf } from '../idsOf.ts'
import { requireArtists } from '../knownArtists.ts'
import { artists } from '../tables/artists.table.ts'
import { itemArtists } from '../tables/items.table.ts'

/**
 * Replaces the artists of an item, in this order. Artists in the bin keep their places, for when they come back. Call it
 * inside a transaction. @throws InvalidInput on `artists`.
 */
export async function setArtists(db: Db, itemId: number, ids: readonly number[]): Promise<void> {
  await requireArtists(db, ids, 'artists')
  await replaceArtists(db, itemId, [...new Set(ids)])
}

/** The artists of an item, in order, those in the bin too. */
export async function artistIdsOf(db: Db, itemId: number): Promise<number[]> {
  const rows = await db
    .select({ id: itemArtists.artist_id })
    .from(itemArtists)
    .where(eq(itemArtists.item_id, itemId))
    .orderBy(asc(itemArtists.position), asc(itemArtists.artist_id))
  return idsOf(rows)
}

/** Replaces them by others, which are known. */
export async function replaceArtists(db: Db, item_id: number, ids: readonly number[]): Promise<void> {
  const shown = await db
    .select({ id: artists.id })
    .from(itemArtists)
    .innerJoin(artists, eq(artists.id, itemArtists.artist_id))
    .where(and(eq(itemArtists.item_id, item_id), isNull(artists.deleted_at)))
    .orderBy(asc(itemArtists.position), asc(artists.id))
  if (isDeepStrictEqual(idsOf(shown), ids)) return
  const kept = db.select({ id: artists.id }).from(artists).where(isNull(artists.deleted_at))
  await db
    .delete(itemArtists)
    .where(
      and(
        eq(itemArtists.item_id, item_id),
        inArray(itemArtists.artist_id, kept),
        notInArray(itemArtists.artist_id, [...ids])
      )
    )
  if (ids.length === 0) return
  await db
    .insert(itemArtists)
    .values(ids.map((artist_id, position) => ({ item_id, artist_id, position })))
    .onConflictDoUpdate({
      target: [itemArtists.item_id, itemArtists.artist_id],
      set: { position: sql`excluded.position` },
    })
}
