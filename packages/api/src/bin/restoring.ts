import type { BinKind, BinRef } from '@gallery/contract'
import { restoreArchive } from '../archives/changes.queries.ts'
import { restoreArtist } from '../artists/artists.queries.ts'
import { restoreCollection } from '../collections/changes.queries.ts'
import { restoreMessage } from '../contact/messages.queries.ts'
import type { Db } from '../db/db.ts'
import { notFound, Refused } from '../errors.ts'
import { restoreEvent } from '../events/changes.queries.ts'
import { restoreEventImage } from '../events/imageChanges.queries.ts'
import { restoreItem } from '../items/changes.queries.ts'
import { restoreItemFile } from '../items/files.queries.ts'
import { restoreSlot } from '../places/planning.ts'
import { restoreSlide } from '../slides/changes.queries.ts'
import { restoreWorks } from '../works/bulk.queries.ts'
import { restoreWorkImage } from '../works/imageChanges.queries.ts'
import type { Writing } from '../writing.ts'
import { findOwner } from './bin.queries.ts'

/** Takes one record out of the bin, as its own resource does. */
type Restore = (tx: Db, id: number, writing: Writing, owner: number) => Promise<unknown>

const restores: Readonly<Record<BinKind, Restore>> = {
  event: restoreEvent,
  event_image: (tx, id, writing, owner) => restoreEventImage(tx, owner, id, writing),
  slot: restoreSlot,
  artist: restoreArtist,
  work: async (tx, id, writing) => {
    const restored = await restoreWorks(tx, [id], writing)
    if (restored.length === 0) throw notFound()
  },
  work_image: (tx, id, writing, owner) => restoreWorkImage(tx, owner, id, writing),
  collection: restoreCollection,
  archive: restoreArchive,
  item: restoreItem,
  item_file: (tx, id, writing, owner) => restoreItemFile(tx, owner, id, writing),
  slide: restoreSlide,
  message: (tx, id, { now }) => restoreMessage(tx, id, now),
}

/**
 * Takes records out of the bin with everything that hung on them; they keep their addresses. What somebody else
 * restored or deleted for good in the meantime is left out. Call it inside a transaction.
 *
 * @returns how many came back
 */
export async function restoreRecords(tx: Db, refs: readonly BinRef[], writing: Writing): Promise<number> {
  let count = 0
  for (const ref of refs) {
    try {
      await restores[ref.kind](tx, ref.id, writing, (await findOwner(tx, ref)) ?? 0)
      count += 1
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404)) throw error
    }
  }
  return count
}
