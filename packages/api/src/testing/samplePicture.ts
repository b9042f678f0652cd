import sharp from 'sharp'
import type { Db } from '../db/db.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import type { StorageFolder } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** The bytes of a plain red jpg. */
export function sampleJpeg(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
    .jpeg()
    .toBuffer()
}

/** Stores a plain red jpg as an upload would be. @returns its file name. */
export async function storeSample(
  db: Db,
  storage: Storage,
  { folder, now, width, height }: { folder: StorageFolder; now: Date; width?: number; height?: number }
): Promise<string> {
  const picture = await readPicture(await sampleJpeg(width, height))
  return storePicture(db, storage, picture, { folder, name: 'muestra.jpg' }, { now, by: null })
}
