import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import { InvalidInput } from './errors.ts'
import { artists } from './tables/artists.table.ts'

/**
 * Keeps artists whom a record is to name until the transaction ends: whom somebody merges or deletes at that moment is
 * waited for. Call it before the record is locked, as who merges them does: nobody waits in a circle.
 *
 * @returns whether all of them exist, and none is in the bin
 */
export async function keepArtists(tx: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const known = await tx
    .select({ id: artists.id })
    .from(artists)
    .where(and(inArray(artists.id, wanted), isNull(artists.deleted_at)))
    .orderBy(asc(artists.id))
    .for('key share')
  return known.length === wanted.length
}

/**
 * Refuses ids of artists who do not exist or are in the bin, and keeps the others as {@link keepArtists} does.
 *
 * @throws InvalidInput on `field`
 */
export async function requireArtists(tx: Db, ids: readonly number[], field: string): Promise<void> {
  if (!(await keepArtists(tx, ids))) throw new InvalidInput({ [field]: 'field.choice' })
}
