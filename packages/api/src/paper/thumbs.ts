import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { PaperWork } from './works.queries.ts'

/** A picture for paper: a small one is 2 cm at 300 dots an inch. */
export type Thumb = { jpeg: Buffer; width: number; height: number }

const longestSide = { small: 240, large: 1_080 } as const
/** How many pictures are decoded at a time. */
const atOnce = 8

/** How large the pictures are to be: of a list, or of a sheet for each work, 14 cm at 200 dots an inch. */
export type ThumbSize = 'small' | 'large'

/** The first pictures of works by the works' ids; what cannot be read is left out, and its place stays empty. */
export async function readThumbs(
  storage: Storage,
  works: readonly PaperWork[],
  size: ThumbSize = 'small'
): Promise<Map<number, Thumb>> {
  const thumbs = new Map<number, Thumb>()
  for (let from = 0; from < works.length; from += atOnce) {
    await Promise.all(
      works.slice(from, from + atOnce).map(async ({ id, img }) => {
        const thumb = img === null ? null : await readThumb(storage, img, size).catch(() => null)
        if (thumb) thumbs.set(id, thumb)
      })
    )
  }
  return thumbs
}

/** As JPEG, whatever it was: a PDF holds no GIF, and a PNG of a photograph is large. White shows through holes. */
async function readThumb(
  storage: Storage,
  { file, picture }: NonNullable<PaperWork['img']>,
  size: ThumbSize
): Promise<Thumb> {
  const wide =
    size === 'large' ? picture?.widths.filter((width) => width <= longestSide.large).at(-1) : undefined
  const name = wide === undefined ? variantName(file, 'thumb') : variantName(file, wide, 'webp')
  const side = longestSide[size]
  const bytes = await buffer(await storage.get(storageKey('images', name)))
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
