import { namesOfKind, type WorkChange, type WorkForm, workFields } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { lastSaved, refuseStale } from '../conflict.ts'
import { withDateWords } from '../dates/dateWords.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { randomHash } from '../hash.ts'
import { withCleanHtml } from '../html.ts'
import { keepArtists, requireArtists } from '../knownArtists.ts'
import { works } from '../tables/works.table.ts'
import { randomToken } from '../tokens.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { findWorkDetail } from './work.queries.ts'

const htmlFields = namesOfKind(workFields, 'html')

/** Adds a work, with a public name and a secret link of its own. @returns its id. @throws InvalidInput for an unknown artist. */
export async function createWork(db: Db, form: WorkForm, writing: Writing): Promise<number> {
  if (form.artist_id !== null) await requireArtists(db, [form.artist_id], 'artist_id')
  const [work] = await db
    .insert(works)
    .values({
      ...withDateWords(withCleanHtml(form, htmlFields)),
      hash: randomHash(),
      secret_link: randomToken(),
      ...created(writing),
    })
    .returning({ id: works.id })
  if (!work) throw new Error('The database did not answer with the new work')
  return work.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction: the row is locked between the
 * comparison of `updated_at` and the write.
 *
 * @throws Refused 404 for an unknown work; 409 with the current record as `data` when it was saved after the state that
 * the change started from.
 * @throws InvalidInput for an unknown artist.
 */
export async function changeWork(
  db: Db,
  id: number,
  { updated_at: startedFrom, action, ...change }: WorkChange,
  writing: Writing
): Promise<void> {
  const isKnown = await keepArtists(db, change.artist_id ? [change.artist_id] : [])
  const current = await lockWork(db, id)
  await refuseStale(db, startedFrom, current, () => findWorkDetail(db, id))
  if (!isKnown) throw new InvalidInput({ artist_id: 'field.choice' })
  await db
    .update(works)
    .set({
      ...withDateWords(withCleanHtml(change, htmlFields)),
      ...(action === 'renewLink' ? { secret_link: randomToken() } : {}),
      ...stamp(works.updated_at, writing),
    })
    .where(eq(works.id, id))
}

/**
 * Makes an artist the author of a work, or the work nobody's when they were it. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown work. @throws InvalidInput for an unknown artist.
 */
export async function toggleArtist(db: Db, id: number, artistId: number, writing: Writing): Promise<void> {
  const isKnown = await keepArtists(db, [artistId])
  const { artist_id } = await lockWork(db, id)
  if (artist_id !== artistId && !isKnown) throw new InvalidInput({ id: 'field.choice' })
  await db
    .update(works)
    .set({ artist_id: artist_id === artistId ? null : artistId, ...stamp(works.updated_at, writing) })
    .where(eq(works.id, id))
}

/** Puts a work into the bin, from where it can be restored. @throws Refused 404 for an unknown one. */
export async function binWork(db: Db, id: number, writing: Writing): Promise<void> {
  const binned = await db
    .update(works)
    .set({ deleted_at: writing.now, ...stamp(works.updated_at, writing) })
    .where(and(eq(works.id, id), isNull(works.deleted_at)))
    .returning({ id: works.id })
  if (binned.length === 0) throw notFound()
}

/**
 * Locks a work whose parts change, and notes the change on it. Call it inside a transaction.
 *
 * @param startedFrom the work's `updated_at` that the change started from, if it minds.
 * @throws Refused 404 for an unknown work; 409 with the current record as `data` when it was saved since.
 */
export async function touchWork(db: Db, id: number, writing: Writing, startedFrom?: string): Promise<void> {
  const current = await lockWork(db, id)
  await refuseStale(db, startedFrom, current, () => findWorkDetail(db, id))
  await db.update(works).set(stamp(works.updated_at, writing)).where(eq(works.id, id))
}

async function lockWork(db: Db, id: number) {
  const [work] = await db
    .select({ artist_id: works.artist_id, ...lastSaved(works) })
    .from(works)
    .where(and(eq(works.id, id), isNull(works.deleted_at)))
    .for('no key update')
  if (!work) throw notFound()
  return work
}
