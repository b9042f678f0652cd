import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { harvestMarks } from '../tables/harvest.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { recordings } from '../tables/recordings.table.ts'
import type { RecordingFacts } from './readRecording.ts'

/** A recording that nobody has looked at yet, whoever brought it and when; null where there is none. */
export async function findUnread(db: Db): Promise<string | null> {
  const [unread] = await db
    .select({ file: itemFiles.file })
    .from(itemFiles)
    .leftJoin(recordings, eq(recordings.file, itemFiles.file))
    .where(and(sql`${itemFiles.mime} ~ '^(audio|video)/'`, isNull(recordings.file)))
    .orderBy(asc(itemFiles.id))
    .limit(1)
  return unread?.file ?? null
}

/**
 * Notes what a recording tells of itself. Harvesters are told again of the items that show it: viewers can play it now.
 * Call it inside a transaction.
 */
export async function addRecording(tx: Db, file: string, facts: RecordingFacts): Promise<void> {
  const added = await tx
    .insert(recordings)
    .values({ file, ...facts })
    .onConflictDoNothing()
    .returning({ file: recordings.file })
  if (added.length === 0 || facts.seconds === null) return
  const shown = await tx
    .select({ id: itemFiles.item_id })
    .from(itemFiles)
    .where(and(eq(itemFiles.file, file), isNull(itemFiles.deleted_at)))
  if (shown.length === 0) return
  await tx.insert(harvestMarks).values(shown.map(({ id }) => ({ kind: 'item', record_id: String(id) })))
}
