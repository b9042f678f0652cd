import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Head, openPicture, type PictureSource } from './decode.ts'

/**
 * Lends a picture whose colours `decode` reads as they are meant, for as long as the work takes. Of most that is the picture
 * itself. Of one of 16 bits a channel with a profile it is a TIFF of the file system, of 8 bits in the same colours, with
 * the profile: sharp brings 16 bits to P3 first, where what comes out is to be sRGB, and never looks at the profile of grey.
 *
 * It takes up to four bytes of the disk for each pixel. Of memory, making it and decoding it, one after the other, each take
 * less than decoding 16 bits does (measured with 30 and 96 million pixels), so that what `decodingCost` says is enough.
 */
export async function inEightBits<Result>(
  source: PictureSource,
  { deepColours }: Head,
  work: (source: PictureSource) => Promise<Result>
): Promise<Result> {
  if (deepColours === null) return work(source)
  const folder = await mkdtemp(join(tmpdir(), 'gallery-deep-'))
  try {
    const path = join(folder, 'picture.tiff')
    const picture = openPicture(source).toColourspace(deepColours === 'grey' ? 'b-w' : 'srgb')
    await picture.keepIccProfile().tiff({ compression: 'none' }).toFile(path).catch(refuseFull)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Says of a disk that is full what the file system says of it, by a code: else it would be the picture's fault. */
function refuseFull(error: unknown): never {
  const isFull = error instanceof Error && /No space left|quota exceeded/i.test(error.message)
  throw isFull ? Object.assign(error, { code: 'ENOSPC' }) : error
}
