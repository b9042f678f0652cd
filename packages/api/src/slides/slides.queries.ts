import type { Slide, SlideForm, SlidesChange } from '@gallery/contract'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { pictures } from '../images/pictures.table.ts'
import { created, type Writing } from '../writing.ts'
import { slides } from './slides.table.ts'

/** The carousel of the home page, in its order. */
export function listSlides(db: Db): Promise<Slide[]> {
  return slidesWhere(db, undefined)
}

/** One slide. @throws Refused 404 for an unknown one or one in the bin. */
export async function findSlide(db: Db, id: number): Promise<Slide> {
  const [slide] = await slidesWhere(db, eq(slides.id, id))
  if (!slide) throw notFound()
  return slide
}

async function slidesWhere(db: Db, condition: SQL | undefined): Promise<Slide[]> {
  return db
    .select({
      id: slides.id,
      title_es: slides.title_es,
      title_en: slides.title_en,
      link: slides.link,
      filename: slides.filename,
      picture: pictureColumns,
    })
    .from(slides)
    .innerJoin(pictures, and(eq(pictures.folder, 'slides'), eq(pictures.file, slides.filename)))
    .where(and(isNull(slides.deleted_at), condition))
    .orderBy(asc(slides.position), asc(slides.id))
}

/** Adds a slide at the end; `filename` is a stored picture of the folder `slides`. @returns its id. */
export async function createSlide(
  db: Db,
  form: SlideForm & { filename: string },
  writing: Writing
): Promise<number> {
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
 * were. Call it inside a transaction. @throws Refused 404 when one is unknown.
 */
export async function changeSlides(
  db: Db,
  changes: SlidesChange['slides'],
  { now, by }: Writing
): Promise<void> {
  const current = await db
    .select({ id: slides.id })
    .from(slides)
    .where(isNull(slides.deleted_at))
    .orderBy(asc(slides.position), asc(slides.id))
    .for('update')
  const known = new Set(current.map((slide) => slide.id))
  if (changes.some((change) => !known.has(change.id))) throw notFound()
  const order = [...new Set([...changes.map((change) => change.id), ...known])]
  for (const [position, id] of order.entries()) {
    const { id: _, ...texts } = changes.find((change) => change.id === id) ?? { id }
    await db
      .update(slides)
      .set({ ...texts, position, updated_at: now, updated_by: by })
      .where(eq(slides.id, id))
  }
}

/** Puts a slide into the bin. @throws Refused 404 for an unknown one. */
export async function binSlide(db: Db, id: number, { now, by }: Writing): Promise<void> {
  const binned = await db
    .update(slides)
    .set({ deleted_at: now, updated_at: now, updated_by: by })
    .where(and(eq(slides.id, id), isNull(slides.deleted_at)))
    .returning({ id: slides.id })
  if (binned.length === 0) throw notFound()
}
