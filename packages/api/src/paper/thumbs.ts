import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableWork } from './workRows.ts'

/** A picture for paper: a small one is 2 cm at 300 dots an inch. */
export type Thumb = { jpeg: Buffer; width: number; height: number }

const longestSide = { small: 240, large: 1_080 } as const
/** Half a page at 200 dots an inch, for what is to be looked at closely. */
const longestPhoto = 760
/** How many pictures are decoded at a time. */
const atOnce = 8

/** How large the pictures are to be: of a list, or of a sheet for each work, 14 cm at 200 dots an inch. */
export type ThumbSize = 'small' | 'large'

/** The first pictures of works by the works' ids; what cannot be read is left out, and its place stays empty. */
export async function readThumbs(
  storage: Storage,
  works: readonly Pick<TableWork, 'id' | 'img'>[],
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

/** The pictures of a work's condition by their names; what cannot be read is left out. */
export async function readPhotos(storage: Storage, files: readonly string[]): Promise<Map<string, Thumb>> {
  const photos = new Map<string, Thumb>()
  for (const file of files) {
    const key = storageKey('conditions', file)
    const photo = await readPicture(storage, key, longestPhoto).catch(() => null)
    if (photo) photos.set(file, photo)
  }
  return photos
}

function readThumb(
  storage: Storage,
  { file, picture }: NonNullable<TableWork['img']>,
  size: ThumbSize
): Promise<Thumb> {
  const wide =
    size === 'large' ? picture?.widths.filter((width) => width <= longestSide.large).at(-1) : undefined
  const name = wide === undefined ? variantName(file, 'thumb') : variantName(file, wide, 'webp')
  return readPicture(storage, storageKey('images', name), longestSide[size])
}

/** As JPEG, whatever it was: a PDF holds no GIF, and a PNG of a photograph is large. White shows through holes. */
async function readPicture(storage: Storage, key: string, side: number): Promise<Thumb> {
  const bytes = await buffer(await storage.get(key))
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
