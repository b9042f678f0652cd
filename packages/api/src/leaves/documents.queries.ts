import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isDue, leaseFrom } from '../jobs/lease.ts'
import { done, failed, type Left, leftInHand, leftOf, type Tries, taken, untried } from '../jobs/tries.ts'
import { harvestMarks } from '../tables/harvest.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { documents, leaves } from '../tables/leaves.table.ts'

/** A PDF whose leaves are to be taken out. */
export type DocumentJob = Pick<typeof documents.$inferSelect, 'file' | 'attempts'>

/** One that cannot be read is given up at once; what the storage or the database refused is tried again. */
export const documentTries: Tries = { lease: 5 * 60_000, most: 4, wait: (failures) => failures ** 2 * 60_000 }

/** Notes that a stored PDF is to be read. */
export async function addDocument(db: Db, file: string, now: Date): Promise<void> {
  await db.insert(documents).values({ file, due_at: now }).onConflictDoNothing()
}

/** Takes the next PDF that is due and that no other worker has, or null. */
export async function takeDocument(db: Db, now: Date): Promise<(DocumentJob & Left) | null> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({
        file: documents.file,
        attempts: documents.attempts,
        locked_until: documents.locked_until,
        last_error: documents.last_error,
      })
      .from(documents)
      .where(isDue(documents, documents.read_at, now))
      .orderBy(documents.due_at, documents.file)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!job) return null
    await tx
      .update(documents)
      .set(taken(documentTries, documents, now))
      .where(eq(documents.file, job.file))
    return { file: job.file, ...leftOf(job) }
  })
}

/** Tells the other processes that a PDF is still in hand. */
export async function keepDocument(db: Db, { file }: DocumentJob, now: Date): Promise<void> {
  await db
    .update(documents)
    .set({ locked_until: leaseFrom(now, documentTries.lease) })
    .where(and(eq(documents.file, file), isNotNull(documents.locked_until)))
}

/** Frees the PDFs that dead processes had in hand. Only where no other process can be alive. */
export async function releaseDocuments(db: Db): Promise<void> {
  await db.update(documents).set(leftInHand).where(isNotNull(documents.locked_until))
}

/** The leaves that an earlier try has taken out already, by their numbers. */
export async function findTaken(db: Db, { file }: DocumentJob): Promise<Set<number>> {
  const rows = await db.select({ number: leaves.number }).from(leaves).where(eq(leaves.file, file))
  return new Set(rows.map(({ number }) => number))
}

/**
 * Notes what is on a leaf. With the first picture harvesters are told again of the items that show the PDF, whatever becomes
 * of its other leaves: they can be looked at now. Call it inside a transaction.
 */
export async function addLeaf(tx: Db, leaf: typeof leaves.$inferInsert): Promise<void> {
  const isFirst = leaf.picture && !(await hasPicture(tx, leaf.file))
  await tx.insert(leaves).values(leaf).onConflictDoNothing()
  if (!isFirst) return
  const shown = await tx
    .select({ id: itemFiles.item_id })
    .from(itemFiles)
    .where(and(eq(itemFiles.file, leaf.file), isNull(itemFiles.deleted_at)))
  if (shown.length === 0) return
  await tx.insert(harvestMarks).values(shown.map(({ id }) => ({ kind: 'item', record_id: String(id) })))
}

async function hasPicture(tx: Db, file: string): Promise<boolean> {
  const [leaf] = await tx
    .select({ number: leaves.number })
    .from(leaves)
    .where(and(eq(leaves.file, file), isNotNull(leaves.picture)))
    .limit(1)
  return leaf !== undefined
}

/** Notes that a PDF is read. */
export async function finishDocument(
  db: Db,
  { file }: Pick<DocumentJob, 'file'>,
  pages: number,
  now: Date
): Promise<void> {
  await db
    .update(documents)
    .set({ ...done, pages, read_at: now })
    .where(eq(documents.file, file))
}

/** Gives a PDF back untouched: the process ends before it was done. */
export async function returnDocument(db: Db, { file }: DocumentJob): Promise<void> {
  await db.update(documents).set(untried(documents)).where(eq(documents.file, file))
}

/** Notes a failure. @returns whether nobody tries it any more */
export async function failDocument(
  db: Db,
  job: DocumentJob,
  { error, isFinal, now }: { error: unknown; isFinal: boolean; now: Date }
): Promise<boolean> {
  const outcome = failed(documentTries, { error, attempts: job.attempts, now, isFinal })
  await db.update(documents).set(outcome).where(eq(documents.file, job.file))
  return outcome.failed_at !== undefined
}
