import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { failureText } from '../jobs/failureText.ts'
import { isDue } from '../jobs/isDue.ts'
import { pictures } from '../tables/pictures.table.ts'

/** A picture whose variants are to be made. */
export type PictureJob = Pick<
  typeof pictures.$inferSelect,
  'folder' | 'file' | 'width' | 'height' | 'widths' | 'attempts'
>

/** How long a worker may take for one picture, in milliseconds, before another one takes it over. */
const lease = 5 * 60_000

/** After so many failures a picture is left with its original and thumbnail; `failed_at` tells. */
const maxAttempts = 4

/** Takes the next picture that is due and that no other worker has, or null. */
export async function takePicture(db: Db, now: Date): Promise<PictureJob | null> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({
        folder: pictures.folder,
        file: pictures.file,
        width: pictures.width,
        height: pictures.height,
        widths: pictures.widths,
        attempts: pictures.attempts,
      })
      .from(pictures)
      .where(isDue(pictures, pictures.variants_at, now))
      // Of what is made anew pages still have the old files; what was just uploaded has none.
      .orderBy(sql`${pictures.widths} <> '{}'`, pictures.due_at, pictures.folder, pictures.file)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!job) return null
    await tx
      .update(pictures)
      .set({ locked_until: new Date(now.getTime() + lease), attempts: job.attempts + 1 })
      .where(rowOf(job))
    return { ...job, attempts: job.attempts + 1 }
  })
}

/** The variants of `widths` exist from now on. */
export async function finishPicture(db: Db, job: PictureJob, widths: number[], now: Date): Promise<void> {
  await db
    .update(pictures)
    .set({ widths, variants_at: now, locked_until: null, last_error: null })
    .where(rowOf(job))
}

/** Gives a picture back untouched: the process ends before it was done. */
export async function returnPicture(db: Db, job: PictureJob): Promise<void> {
  await db
    .update(pictures)
    .set({ locked_until: null, attempts: sql`${pictures.attempts} - 1` })
    .where(rowOf(job))
}

/** Notes a failure: another try after 1, 4 and 9 minutes, then no more. */
export async function failPicture(db: Db, job: PictureJob, error: unknown, now: Date): Promise<void> {
  const givesUp = job.attempts >= maxAttempts
  await db
    .update(pictures)
    .set({
      locked_until: null,
      last_error: failureText(error),
      due_at: new Date(now.getTime() + job.attempts ** 2 * 60_000),
      failed_at: givesUp ? now : null,
    })
    .where(rowOf(job))
}

function rowOf(job: PictureJob) {
  return and(eq(pictures.folder, job.folder), eq(pictures.file, job.file))
}
