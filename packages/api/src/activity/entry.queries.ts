import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { activity, activityChanges } from '../tables/activity.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { foldRows, type RowChange } from './foldRows.ts'

/** An entry of the log, as it is kept. */
export type Entry = typeof activity.$inferSelect

/** One entry that the log shows. @throws Refused 404 for none */
export async function findEntry(db: Db, id: number): Promise<Entry> {
  const [entry] = await db
    .select()
    .from(activity)
    .where(and(eq(activity.id, id), activity.shown))
  if (!entry) throw notFound()
  return entry
}

/** What an entry did to each row, in the order in which it was done. */
export async function findRowChanges(db: Db, { transaction, kind, record_id }: Entry): Promise<RowChange[]> {
  const changes = await db
    .select()
    .from(activityChanges)
    .where(
      and(
        eq(activityChanges.transaction, transaction),
        eq(activityChanges.kind, kind),
        eq(activityChanges.record_id, record_id ?? '')
      )
    )
    .orderBy(asc(activityChanges.id))
  return foldRows(changes)
}

/** Whether a file that a record names is still there, as a picture or as a document of the archive. */
export async function isFileKept(db: Db, file: string): Promise<boolean> {
  return (
    (await db.$count(pictures, eq(pictures.file, file))) > 0 ||
    (await db.$count(itemFiles, eq(itemFiles.file, file))) > 0
  )
}
