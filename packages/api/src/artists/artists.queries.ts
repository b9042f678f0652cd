import {
  type ArtistChange,
  artistFields,
  namesOfKind,
  type ArtistForm as TypedArtist,
} from '@gallery/contract'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { lastSaved, refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { withCleanHtml } from '../html.ts'
import { artists } from '../tables/artists.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { findArtistDetail } from './detail.queries.ts'

/** What an artist is made of; `bio_*` is HTML, `image` a file name under `/storage/artists`. */
export type ArtistForm = Pick<TypedArtist, 'display' | 'bio_es' | 'bio_en'> &
  Partial<TypedArtist> & { image?: string }

const htmlFields = namesOfKind(artistFields, 'html')

/** Adds an artist. @returns the id. */
export async function createArtist(db: Db, form: ArtistForm, writing: Writing): Promise<number> {
  const [artist] = await db
    .insert(artists)
    .values({ ...withCleanHtml(form, htmlFields), ...created(writing) })
    .returning({ id: artists.id })
  if (!artist) throw new Error('The database did not answer with the new artist')
  return artist.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction: the row is locked between the
 * comparison of `updated_at` and the write.
 *
 * @throws Refused 404 for an unknown artist; 409 with the current record as `data` when it was saved after the state
 * that the change started from.
 */
export async function changeArtist(
  db: Db,
  id: number,
  { updated_at: startedFrom, ...change }: ArtistChange,
  writing: Writing
): Promise<void> {
  const [current] = await db
    .select(lastSaved(artists))
    .from(artists)
    .where(and(eq(artists.id, id), isNull(artists.deleted_at)))
    .for('no key update')
  if (!current) throw notFound()
  await refuseStale(db, startedFrom, current, async () => ({ data: await findArtistDetail(db, id) }))
  await setOn(db, id, withCleanHtml(change, htmlFields), writing)
}

/** Gives an artist another picture, a stored one of the folder `artists`, or none. @throws Refused 404 */
export function setArtistImage(db: Db, id: number, image: string | null, writing: Writing): Promise<void> {
  return setOn(db, id, { image }, writing)
}

/**
 * Puts an artist into the bin, from where they can be restored. Their works stay and are nobody's for as long. Call it
 * inside a transaction: whoever names them at that moment comes before it or is refused (`requireArtists`).
 *
 * @throws Refused 404 for an unknown one.
 */
export async function binArtist(db: Db, id: number, writing: Writing): Promise<void> {
  await db.select({ id: artists.id }).from(artists).where(eq(artists.id, id)).for('update')
  await setOn(db, id, { deleted_at: writing.now }, writing)
}

/** Takes an artist out of the bin, to their works. @throws Refused 404 when they are not in it. */
export function restoreArtist(db: Db, id: number, writing: Writing): Promise<void> {
  return setOn(db, id, { deleted_at: null }, writing, isNotNull(artists.deleted_at))
}

async function setOn(
  db: Db,
  id: number,
  fields: Partial<typeof artists.$inferInsert>,
  writing: Writing,
  where: SQL = isNull(artists.deleted_at)
): Promise<void> {
  const changed = await db
    .update(artists)
    .set({ ...fields, ...stamp(artists.updated_at, writing) })
    .where(and(eq(artists.id, id), where))
    .returning({ id: artists.id })
  if (changed.length === 0) throw notFound()
}
