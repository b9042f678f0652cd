import { isDeepStrictEqual } from 'node:util'
import { type ArchiveChange, type ArchiveForm, archiveFields, namesOfKind } from '@gallery/contract'
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { lastSaved, refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { withCleanHtml } from '../html.ts'
import { idsOf } from '../idsOf.ts'
import { keepArtists, requireArtists } from '../knownArtists.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { findArchive, findArtists } from './archives.queries.ts'

const htmlFields = namesOfKind(archiveFields, 'html')

/** Adds an archive. Call it inside a transaction. @returns its id. @throws InvalidInput for an unknown artist. */
export async function createArchive(
  db: Db,
  { artists, ...form }: ArchiveForm,
  writing: Writing
): Promise<number> {
  const [archive] = await db
    .insert(archives)
    .values({ ...withCleanHtml(form, htmlFields), ...created(writing) })
    .returning({ id: archives.id })
  if (!archive) throw new Error('The database did not answer with the new archive')
  await setArtists(db, archive.id, artists)
  return archive.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown archive; 409 with the current record as `data` when it was saved after the state
 * that the change started from.
 * @throws InvalidInput for an unknown artist.
 */
export async function changeArchive(
  db: Db,
  id: number,
  { updated_at: startedFrom, artists, ...change }: ArchiveChange,
  writing: Writing
): Promise<void> {
  if (artists !== undefined) await keepArtists(db, artists)
  const [current] = await db
    .select(lastSaved(archives))
    .from(archives)
    .where(and(eq(archives.id, id), isNull(archives.deleted_at)))
    .for('no key update')
  if (!current) throw notFound()
  await refuseStale(db, startedFrom, current, async () => ({ data: await findArchive(db, id, true) }))
  await db
    .update(archives)
    .set({ ...withCleanHtml(change, htmlFields), ...stamp(archives.updated_at, writing) })
    .where(eq(archives.id, id))
  if (artists !== undefined) await setArtists(db, id, artists)
}

/**
 * Puts an archive into the bin, from where it can be restored. Its items stay its own: until then they are hidden with
 * it. @throws Refused 404 for an unknown one.
 */
export async function binArchive(db: Db, id: number, writing: Writing): Promise<void> {
  const binned = await db
    .update(archives)
    .set({ deleted_at: writing.now, ...stamp(archives.updated_at, writing) })
    .where(and(eq(archives.id, id), isNull(archives.deleted_at)))
    .returning({ id: archives.id })
  if (binned.length === 0) throw notFound()
}

/** Takes an archive out of the bin, and its items into sight with it. @throws Refused 404 for one that is not there. */
export async function restoreArchive(db: Db, id: number, writing: Writing): Promise<void> {
  const restored = await db
    .update(archives)
    .set({ deleted_at: null, ...stamp(archives.updated_at, writing) })
    .where(and(eq(archives.id, id), isNotNull(archives.deleted_at)))
    .returning({ id: archives.id })
  if (restored.length === 0) throw notFound()
}

/** Replaces those whom an archive is about, in this order. Artists in the bin keep their places, for when they come back. */
async function setArtists(db: Db, archive_id: number, ids: readonly number[]): Promise<void> {
  await requireArtists(db, ids, 'artists')
  const wanted = [...new Set(ids)]
  if (isDeepStrictEqual(idsOf(await findArtists(db, archive_id)), wanted)) return
  const kept = db.select({ id: artists.id }).from(artists).where(isNull(artists.deleted_at))
  await db
    .delete(archiveArtists)
    .where(
      and(
        eq(archiveArtists.archive_id, archive_id),
        inArray(archiveArtists.artist_id, kept),
        notInArray(archiveArtists.artist_id, wanted)
      )
    )
  if (wanted.length === 0) return
  await db
    .insert(archiveArtists)
    .values(wanted.map((artist_id, position) => ({ archive_id, artist_id, position })))
    .onConflictDoUpdate({
      target: [archiveArtists.archive_id, archiveArtists.artist_id],
      set: { position: sql`excluded.position` },
    })
}
