import { buffer } from 'node:stream/consumers'
import { iiifFolders } from '@gallery/contract'
import { storageKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { decode, measure } from './decode.ts'
import type { PictureJob } from './jobs.queries.ts'
import { decodingBudget } from './memoryBudget.ts'
import { tilesName } from './tilesName.ts'

/** A picture that is longer than this, in pixels, is kept in tiles too. */
const longestWhole = 2_000

/** The side of a tile on the disk, in pixels. */
export const masterTile = 256

/** Whether a picture is kept in tiles: a part of a large file is read from its beginning, and one of a tile at once. */
export function isKeptInTiles({ folder, file, width, height }: PictureJob): boolean {
  const isZoomed = iiifFolders.some((known) => known === folder)
  return isZoomed && !file.endsWith('.gif') && Math.max(width, height) > longestWhole
}

/** About what making tiles takes, in bytes: some rows of each size, and what comes out of it. */
function tilesCost({ width, height }: PictureJob): number {
  return 20_000_000 + width * masterTile * 12 + width * height
}

/** Makes the file with the tiles of a picture. */
export async function makeTiles(storage: Storage, job: PictureJob): Promise<void> {
  const original = await buffer(await storage.get(storageKey(job.folder, job.file)))
  const { hasAlpha } = await measure(original, 'png')
  const tiles = await decodingBudget(tilesCost(job), () =>
    decode(original)
      .tiff({
        // JPEG has no channel for what shows through.
        compression: hasAlpha ? 'webp' : 'jpeg',
        quality: 90,
        pyramid: true,
        tile: true,
        tileWidth: masterTile,
        tileHeight: masterTile,
      })
      .toBuffer()
  )
  await storage.put(storageKey(job.folder, tilesName(job.file)), tiles)
}
