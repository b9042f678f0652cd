import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Db } from '../db/db.ts'
import { decodingBudget } from '../images/memoryBudget.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { storageKey } from '../storage/keys.ts'
import { readablePart } from '../storage/newName.ts'
import type { Storage } from '../storage/storage.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { addLeaf, type DocumentJob, findTaken } from './documents.queries.ts'
import type { RawLeaf } from './messages.ts'
import { type LeavesLimits, leavesLimits, readLeaves } from './readLeaves.ts'

/** How well the picture of a leaf is kept: letters stay sharp. */
const quality = 82

/** Stops the taking of leaves; those that were taken stay. */
export class Stopped extends Error {}

/**
 * Takes the leaves out of a PDF: the text of each, and a picture of it, which is a picture of the storage as any other.
 *
 * @returns how many leaves it has
 * @throws UnreadablePdf; Stopped when `ending` is
 */
export async function takeLeaves(
  needs: { db: Db; storage: Storage },
  job: DocumentJob,
  { ending, now, limits = leavesLimits }: { ending: AbortSignal; now: () => Date; limits?: LeavesLimits }
): Promise<number> {
  const taken = await findTaken(needs.db, job)
  const bytes = await buffer(await needs.storage.get(storageKey('images', job.file)))
  const name = readablePart(job.file)
  let pages = 0

  async function take({ number, text, picture }: RawLeaf): Promise<void> {
    if (ending.aborted) throw new Stopped()
    if (taken.has(number)) return
    const shown = picture && (await readPicture(await jpegOf(picture)))
    await storingFiles(needs, async (tx, storage) => {
      const place = { folder: 'images', name: `${name}-${number}.jpg` } as const
      const file = shown && (await storePicture(tx, storage, shown, place, { now: now(), by: null }))
      await addLeaf(tx, { file: job.file, number, text: text.replaceAll('\0', ''), picture: file })
    })
  }

  const onPages = (count: number) => {
    pages = count
  }
  await readLeaves(bytes, { onPages, onLeaf: take }, limits)
  return pages
}

async function jpegOf({ width, height, rgba }: NonNullable<RawLeaf['picture']>): Promise<Buffer> {
  return decodingBudget(width * height * 8, () =>
    sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer()
  )
}
