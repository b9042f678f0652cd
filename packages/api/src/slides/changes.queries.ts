import type { SlideForm, SlidesChange } from '@gallery/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { lastSaved, refuseStale, staleAfter } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { orderedBy } from '../orderedBy.ts'
import { slides } from '../tables/slides.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { listSlides } from './slides.queries.ts'

/** A slide to add; `filename` is a stored picture of the folder `slides`. It is active unless it says otherwise. */
type NewSlide = Omit<SlideForm, 'active'> & { filename: string; active?: boolean }

/** Adds a slide at the end. @returns its id. */
export async function createSlide(db: Db, form: NewSlide, writing: Writing): Promise<number> {
  const [slide] = await db
    .insert(slides)
    .values({
      ...form,
      position: sql`(select coalesce(max(position) + 1, 0) from ${slides})`,
      ...created(writing),
    })
    .returning({ id: slides.id })
  if (!slide) throw new Error('The database did not answer with the new slide')
  return slide.id
}

/**
 * Changes texts and order: the slides of the list come first, in its order, those that it leaves out follow as they
 * were. Only slides whose texts or place are others afterwards count as changed. Call it inside a transaction.
 *
 * @throws Refused 409 with all slides as `data` when one of the list was changed after the state that this started from,
 * or is not there any more; without such a state 404 when one is unknown.
 */
export async function changeSlides(
  db: Db,
  { slides: changes, updated_at: startedFrom }: SlidesChange,
  writing: Writing
): Promise<void> {
  const current = await db
    .select({ id: slides.id, position: slides.position, ...lastSaved(slides) })
    .from(slides)
    .where(isNull(slides.deleted_at))
    .orderBy(asc(slides.position), asc(slides.id))
    .for('update')
  const places = new Map(current.map((slide) => [slide.id, slide.position]))
  const answerNow = async () => ({ data: await listSlides(db, true) })
  const gone = changes.map(({ id }) => id).filter((id) => !places.has(id))
  // Whoever started from a state knew it: it went since, and the others are to be saved all the same.
  if (startedFrom !== undefined && gone.length > 0) {
    throw await staleAfter(db, await lastToBin(db, gone), answerNow)
  }
  const placed = orderedBy(current, changes)
  const named = new Set(changes.map(({ id }) => id))
  for (const slide of current.filter(({ id }) => named.has(id))) {
    await refuseStale(db, startedFrom, slide, answerNow)
  }
  for (const { id, position, change } of placed) {
    const isMoved = places.get(id) !== position
    if (!isMoved && Object.keys(change ?? {}).length === 0) continue
    await db
      .update(slides)
      .set({ ...change, position, ...stamp(slides.updated_at, writing) })
      .where(eq(slides.id, id))
  }
}

/** Who put one of these slides into the bin last; null once they have left that too. */
async function lastToBin(db: Db, ids: readonly number[]): Promise<number | null> {
  const [binned] = await db
    .select({ by: slides.updated_by })
    .from(slides)
    .where(inArray(slides.id, [...ids]))
    .orderBy(desc(slides.updated_at))
    .limit(1)
  return binned?.by ?? null
}

/** Gives a slide another picture, stored in the folder `slides` already. @throws Refused 404 for an unknown one. */
export function setSlidePicture(db: Db, id: number, filename: string, writing: Writing): Promise<void> {
  return change(db, id, isNull(slides.deleted_at), { filename }, writing)
}

/** Puts a slide into the bin. @throws Refused 404 for an unknown one. */
export function binSlide(db: Db, id: number, writing: Writing): Promise<void> {
  return change(db, id, isNull(slides.deleted_at), { deleted_at: writing.now }, writing)
}

/** Takes a slide out of the bin, to its place. @throws Refused 404 for one that is not there. */
export function restoreSlide(db: Db, id: number, writing: Writing): Promise<void> {
  return change(db, id, isNotNull(slides.deleted_at), { deleted_at: null }, writing)
}

async function change(
  db: Db,
  id: number,
  condition: SQL,
  to: Partial<typeof slides.$inferInsert>,
  writing: Writing
): Promise<void> {
  const changed = await db
    .update(slides)
    .set({ ...to, ...stamp(slides.updated_at, writing) })
    .where(and(eq(slides.id, id), condition))
    .returning({ id: slides.id })
  if (changed.length === 0) throw notFound()
}
