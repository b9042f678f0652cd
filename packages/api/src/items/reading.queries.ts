import type { IdOrHash, Language } from '@gallery/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { leaves } from '../tables/leaves.table.ts'
import { isInShownArchive, isShownItem } from '../tables/shown.ts'

/** A file of an item, and whether hidden items are shown to who asks. */
type Asked = { item: IdOrHash; image: number; hidden: boolean }

function isAsked({ item, image, hidden }: Asked): SQL | undefined {
  return and(
    typeof item === 'number' ? eq(items.id, item) : eq(items.hash, item),
    eq(itemFiles.id, image),
    isNull(itemFiles.deleted_at),
    isNull(items.deleted_at),
    ...(hidden ? [] : [isShownItem, isInShownArchive])
  )
}

/** The captions of a recording in a language, or null where there are none to be seen. */
export async function findCaptions(db: Db, asked: Asked & { language: Language }): Promise<string | null> {
  const [file] = await db
    .select({ captions: itemFiles[`captions_${asked.language}`] })
    .from(itemFiles)
    .innerJoin(items, eq(items.id, itemFiles.item_id))
    .where(isAsked(asked))
  return file?.captions || null
}

/** The text on a leaf of a PDF, or null where there is none to be seen. */
export async function findLeafText(db: Db, asked: Asked & { number: number }): Promise<string | null> {
  const [leaf] = await db
    .select({ text: leaves.text })
    .from(leaves)
    .innerJoin(itemFiles, eq(itemFiles.file, leaves.file))
    .innerJoin(items, eq(items.id, itemFiles.item_id))
    .where(and(isAsked(asked), eq(leaves.number, asked.number)))
  return leaf?.text ?? null
}
