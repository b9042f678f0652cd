import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import { InvalidInput } from './errors.ts'
import { artists } from './tables/artists.table.ts'

/**
 * Refuses ids of artists who do not exist or are in the bin. Call it inside the transaction that names them: whom somebody
 * merges or deletes at that moment is waited for, and until it ends nobody does either. @throws InvalidInput on `field`.
 */
export async function requireArtists(db: Db, ids: readonly number[], field: string): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const known = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(inArray(artists.id, wanted), isNull(artists.deleted_at)))
    .orderBy(asc(artists.id))
    .for('key share')
  if (known.length < wanted.length) throw new InvalidInput({ [field]: 'field.choice' })
}
