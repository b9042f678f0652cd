import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { PaperWork } from './works.queries.ts'

/** A small picture for paper: 2 cm at 300 dots an inch. */
export type Thumb = { jpeg: Buffer; width: number; height: number }

const longestSide = 240
/** How many pictures are decoded at a time. */
const atOnce = 8

/** The first pictures of works by the works' ids; what cannot be read is left out, and its place stays empty. */
export async function readThumbs(storage: Storage, works: readonly PaperWork[]): Promise<Map<number, Thumb>> {
  const thumbs = new Map<number, Thumb>()
  for (let from = 0; from < works.length; from += atOnce) {
    await Promise.all(
      works.slice(from, from + atOnce).map(async ({ id, img }) => {
        const thumb = img === null ? null : await readThumb(storage, img.file).catch(() => null)
        if (thumb) thumbs.set(id, thumb)
      })
    )
  }
  return thumbs
}

/** As JPEG, whatever it was: a PDF holds no GIF, and a PNG of a photograph is large. White shows through holes. */
async function readThumb(storage: Storage, file: string): Promise<Thumb> {
  const bytes = await buffer(await storage.get(storageKey('images', variantName(file, 'thumb'))))
  const { data, info } = await sharp(bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
