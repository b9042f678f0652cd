import sharp, { type Sharp } from 'sharp'
import { maxDecodingSeconds, maxPicturePixels } from './limits.ts'

// One thread a picture and no cache: the server's cores are for its visitors, and no picture is decoded twice.
sharp.concurrency(1)
sharp.cache(false)

/**
 * A decoder that gives up on damaged files, on too many pixels and after too long. What comes out of it stands upright, is in sRGB
 * with 8 bits a channel and carries no metadata: sharp drops that unless it is asked to keep it.
 */
export function decode(bytes: Uint8Array, options: { animated?: boolean } = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels, ...options })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: maxDecodingSeconds })
}

/** What a file's head declares of the picture in it. */
export type Head = {
  /** Pixels, of one frame. */
  width: number
  height: number
  frames: number
  channels: number
  bytesPerChannel: number
  /** Comes in several passes over the whole picture: progressive, interlaced. */
  isInterlaced: boolean
  /** Lies on its side or its head, with a note that says so. */
  isTurned: boolean
  /** One colour value for each two by two pixels. */
  hasHalvedColour: boolean
}

/** Reads the head of a file; nothing is decoded. */
export async function measure(bytes: Uint8Array): Promise<Head> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height, channels, pages = 1, pageHeight = height, orientation = 1 } = head
  return {
    width,
    height: pageHeight,
    frames: pages,
    channels,
    bytesPerChannel: head.depth === 'uchar' ? 1 : 2,
    isInterlaced: head.isProgressive ?? false,
    isTurned: orientation > 1,
    hasHalvedColour: head.chromaSubsampling === '4:2:0',
  }
}
