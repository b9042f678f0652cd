import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isDue, leaseFrom } from '../jobs/lease.ts'
import { done, failed, type Left, leftInHand, leftOf, type Tries, taken, untried } from '../jobs/tries.ts'
import { pictures } from '../tables/pictures.table.ts'

/** A picture whose variants are to be made. */
export type PictureJob = Pick<
  typeof pictures.$inferSelect,
  'folder' | 'file' | 'width' | 'height' | 'widths' | 'attempts'
>

/**
 * Waits of 1, 4 and 9 minutes; after that a picture is left with its original and thumbnail. Encoding takes minutes at
 * worst, in threads that leave the process free to say that it goes on.
 */
export const pictureTries: Tries = { lease: 5 * 60_000, most: 4, wait: (failures) => failures ** 2 * 60_000 }

/** Takes the next picture that is due and that no other worker has, or null. */
export async function takePicture(db: Db, now: Date): Promise<(PictureJob & Left) | null> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({
        folder: pictures.folder,
        file: pictures.file,
        width: pictures.width,
        height: pictures.height,
        widths: pictures.widths,
        attempts: pictures.attempts,
        locked_until: pictures.locked_until,
        last_error: pictures.last_error,
      })
      .from(pictures)
      .where(isDue(pictures, pictures.variants_at, now))
      // Of what is made anew pages still have the old files; what was just uploaded has none. Of that the home page's
      // comes first, which is what visitors of a new gallery see.
      .orderBy(
        sql`${pictures.widths} <> '{}'`,
        sql`${pictures.folder} <> 'slides'`,
        pictures.due_at,
        pictures.folder,
        pictures.file
      )
      .limit(1)
      .for('update', { skipLocked: true })
    if (!job) return null
    await tx
      .update(pictures)
      .set(taken(pictureTries, pictures, now))
      .where(rowOf(job))
    const { locked_until, last_error, ...picture } = job
    return { ...picture, ...leftOf({ attempts: job.attempts, locked_until, last_error }) }
  })
}

/** Tells the other processes that a picture is still in hand. */
export async function keepPicture(db: Db, job: PictureJob, now: Date): Promise<void> {
  await db
    .update(pictures)
    .set({ locked_until: leaseFrom(now, pictureTries.lease) })
    .where(and(rowOf(job), isNotNull(pictures.locked_until)))
}

/** Frees the pictures that dead processes had in hand. Only where no other process can be alive: the gallery's own database. */
export async function releasePictures(db: Db): Promise<void> {
  await db.update(pictures).set(leftInHand).where(isNotNull(pictures.locked_until))
}

/** The variants of `widths`, and the tiles where they are made, exist from now on. */
export async function finishPicture(
  db: Db,
  job: PictureJob,
  { widths, tiled }: { widths: number[]; tiled: boolean },
  now: Date
): Promise<void> {
  await db
    .update(pictures)
    .set({ ...done, widths, tiled, variants_at: now })
    .where(rowOf(job))
}

/** Gives a picture back untouched: the process ends before it was done. */
export async function returnPicture(db: Db, job: PictureJob): Promise<void> {
  await db.update(pictures).set(untried(pictures)).where(rowOf(job))
}

/** Notes a failure. @returns whether nobody tries it any more */
export async function failPicture(
  db: Db,
  job: PictureJob,
  { error, isFinal, now }: { error: unknown; isFinal: boolean; now: Date }
): Promise<boolean> {
  const outcome = failed(pictureTries, { error, attempts: job.attempts, now, isFinal })
  await db.update(pictures).set(outcome).where(rowOf(job))
  return outcome.failed_at !== undefined
}

function rowOf(job: PictureJob) {
  return and(eq(pictures.folder, job.folder), eq(pictures.file, job.file))
}
