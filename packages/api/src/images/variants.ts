import { buffer } from 'node:stream/consumers'
import { storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { decode } from './decode.ts'
import { variantCost } from './decodingCost.ts'
import type { PictureJob } from './jobs.queries.ts'
import { widthsFor } from './limits.ts'
import { decodingRoom } from './memory.ts'

/**
 * Makes a picture's variants, one file after the other: `name-480.avif`, `name-480.webp` and so on.
 *
 * @returns the widths that exist now, or null when `signal` stopped the work between two files.
 */
export async function makeVariants(
  storage: Storage,
  job: PictureJob,
  signal: AbortSignal
): Promise<number[] | null> {
  const widths = widthsFor(job)
  if (widths.length === 0) return widths
  const original = await buffer(await storage.get(storageKey(job.folder, job.file)))
  for (const width of widths) {
    for (const format of ['webp', 'avif'] as const) {
      if (signal.aborted) return null
      const resized = decode(original).resize({ width })
      const encoded =
        format === 'webp' ? resized.webp({ quality: 82 }) : resized.avif({ quality: 58, effort: 3 })
      const cost = variantCost((width * width * job.height) / job.width, job.width * job.height)
      const bytes = await decodingRoom(cost, () => encoded.toBuffer())
      await storage.put(storageKey(job.folder, variantName(job.file, width, format)), bytes)
    }
  }
  return widths
}
