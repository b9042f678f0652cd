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

/** Width, height and frames as the file's head declares them; nothing is decoded. */
export async function measure(bytes: Uint8Array): Promise<{ width: number; height: number; frames: number }> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { width, height, frames: pages }
}
