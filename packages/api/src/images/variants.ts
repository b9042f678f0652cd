import { buffer } from 'node:stream/consumers'
import { avifWidths } from '@gallery/contract'
import { storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { decode, measure } from './decode.ts'
import { variantCost } from './decodingCost.ts'
import type { PictureJob } from './jobs.queries.ts'
import { widthsFor } from './limits.ts'
import { decodingBudget } from './memoryBudget.ts'

/**
 * How AVIF is written, chosen by eye. What shows works keeps its colours whole (4:4:4): lower qualities left ghosts beside
 * lines and took the weave off a canvas. A portrait is a photograph that its page opens with: of its bytes two thirds were
 * the grain of the film, for which a telephone waited a third of a second longer.
 */
const avif = {
  works: { quality: 72, chromaSubsampling: '4:4:4', effort: 3 },
  portraits: { quality: 54, chromaSubsampling: '4:2:0', effort: 3 },
} as const

/** Whether a stored picture moves: only a gif does. */
async function isMoving(file: string, original: Buffer): Promise<boolean> {
  return file.endsWith('.gif') && (await measure(original, 'gif')).frames > 1
}

/**
 * Makes a picture's variants, one file after the other: `name-480.avif`, `name-480.webp` and so on. Widths that were made
 * before are made anew, since pages may still name them. What moves has none: each would be a still of its first frame, which
 * pages would show in its place.
 *
 * @returns the widths that exist now, or null when `signal` stopped the work between two files.
 */
export async function makeVariants(
  storage: Storage,
  job: PictureJob,
  signal: AbortSignal
): Promise<number[] | null> {
  const widths = [...new Set([...job.widths, ...widthsFor(job)])].sort((one, other) => one - other)
  if (widths.length === 0) return widths
  const original = await buffer(await storage.get(storageKey(job.folder, job.file)))
  if (await isMoving(job.file, original)) return []
  const asAvif = new Set(avifWidths({ ...job, widths }))
  for (const width of widths) {
    for (const format of asAvif.has(width) ? (['webp', 'avif'] as const) : (['webp'] as const)) {
      if (signal.aborted) return null
      const resized = decode(original).resize({ width })
      const encoded =
        format === 'webp'
          ? resized.webp({ quality: 86, smartSubsample: true })
          : resized.avif(job.folder === 'artists' ? avif.portraits : avif.works)
      const cost = variantCost(format, (width * width * job.height) / job.width, job.width * job.height)
      const bytes = await decodingBudget(cost, () => encoded.toBuffer())
      await storage.put(storageKey(job.folder, variantName(job.file, width, format)), bytes)
    }
  }
  return widths
}
