import type { WorkImageForm, WorkImagesChange } from '@gallery/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { inPlace, orderedBy } from '../orderedBy.ts'
import { workImages } from '../tables/works.table.ts'
import { created, stamp, type Writing } from '../writing.ts'

/** Adds a stored picture of the folder `images` to a work, after those that it has. */
export async function addWorkImage(
  db: Db,
  workId: number,
  image: WorkImageForm & { file: string },
  writing: Writing
): Promise<void> {
  await db.insert(workImages).values({
    ...image,
    work_id: workId,
    position: sql`(select coalesce(max(position) + 1, 0) from ${workImages} where work_id = ${workId})`,
    ...created(writing),
  })
}

/**
 * Changes texts, visibility and order of a work's pictures: those of the list come first, in its order, those that it
 * leaves out follow as they were. A change that is no order leaves each in its place. Call it under the lock of the work.
 *
 * @throws Refused 404 when one is unknown.
 */
export async function changeWorkImages(
  db: Db,
  workId: number,
  { images, order = true }: WorkImagesChange,
  writing: Writing
): Promise<void> {
  const current = await db
    .select({ id: workImages.id, position: workImages.position })
    .from(workImages)
    .where(and(eq(workImages.work_id, workId), isNull(workImages.deleted_at)))
    .orderBy(asc(workImages.position), asc(workImages.id))
  const changed = order ? orderedBy(current, images) : inPlace(current, images)
  for (const { id, position, change } of changed) {
    await db
      .update(workImages)
      .set({ ...change, position, ...stamp(workImages.updated_at, writing) })
      .where(eq(workImages.id, id))
  }
}

/** Takes a picture off a work, into the bin. @throws Refused 404 when the work has no such picture. */
export async function binWorkImage(db: Db, workId: number, id: number, writing: Writing): Promise<void> {
  const binned = await db
    .update(workImages)
    .set({ deleted_at: writing.now, ...stamp(workImages.updated_at, writing) })
    .where(and(eq(workImages.id, id), eq(workImages.work_id, workId), isNull(workImages.deleted_at)))
    .returning({ id: workImages.id })
  if (binned.length === 0) throw notFound()
}

/** Takes a picture of a work out of the bin, to where it stood. @throws Refused 404 when it is not there. */
export async function restoreWorkImage(db: Db, workId: number, id: number, writing: Writing): Promise<void> {
  const restored = await db
    .update(workImages)
    .set({ deleted_at: null, ...stamp(workImages.updated_at, writing) })
    .where(and(eq(workImages.id, id), eq(workImages.work_id, workId), isNotNull(workImages.deleted_at)))
    .returning({ id: workImages.id })
  if (restored.length === 0) throw notFound()
}
