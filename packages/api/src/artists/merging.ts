import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { setSuccessor } from '../permanent/tombstones.queries.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { itemArtists, items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { stamp, type Writing } from '../writing.ts'
import { binArtist } from './artists.queries.ts'

/** What names artists by rows of a table between: that table, its column of what names them, and that one's table. */
const links = [
  { between: eventArtists, owner: eventArtists.event_id, owners: events },
  { between: itemArtists, owner: itemArtists.item_id, owners: items },
  { between: archiveArtists, owner: archiveArtists.archive_id, owners: archives },
]

/**
 * Makes one artist of two: everything that hangs on `from` hangs on `into` afterwards, once, and `from` goes into the
 * bin; its permanent address leads to the other. What both have written about them stays as it is. Call it inside a transaction:
 * who is given a work, or named elsewhere, at that moment is refused afterwards or merged with it (`requireArtists`).
 *
 * @throws Refused 404 when there is no artist `from`. @throws InvalidInput when there is no other artist `into`.
 */
export async function mergeArtists(db: Db, from: number, into: number, writing: Writing): Promise<void> {
  if (from === into) throw new InvalidInput({ into: 'field.into.same' })
  const found = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(inArray(artists.id, [from, into]), isNull(artists.deleted_at)))
    .orderBy(asc(artists.id))
    .for('update')
  if (!found.some((artist) => artist.id === from)) throw notFound()
  if (found.length < 2) throw new InvalidInput({ into: 'field.choice' })
  await db
    .update(works)
    .set({ artist_id: into, ...stamp(works.updated_at, writing) })
    .where(eq(works.artist_id, from))
  for (const link of links) await moveLinks(db, link, { from, into }, writing)
  await binArtist(db, from, writing)
  await setSuccessor(db, { kind: 'artist', id: from }, into)
}

async function moveLinks(
  db: Db,
  { between, owner, owners }: (typeof links)[number],
  { from, into }: { from: number; into: number },
  writing: Writing
): Promise<void> {
  const { updated_at, updated_by } = stamp(owners.updated_at, writing)
  await db.execute(sql`
    update ${owners} set updated_at = ${updated_at}, updated_by = ${updated_by}
    where ${owners.id} in (select ${owner} from ${between} where ${between.artist_id} = ${from})`)
  // Who names both of them names the one that stays already.
  await db.execute(sql`
    delete from ${between} where ${between.artist_id} = ${from}
    and ${owner} in (select ${owner} from ${between} where ${between.artist_id} = ${into})`)
  await db.execute(sql`update ${between} set artist_id = ${into} where ${between.artist_id} = ${from}`)
}
