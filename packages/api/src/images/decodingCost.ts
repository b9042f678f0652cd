import type { Head } from './decode.ts'
import type { PictureKind } from './kinds.ts'
import { thriftyPixels } from './limits.ts'

/** What any picture takes, in bytes, however small. */
const least = 8_000_000

/**
 * About how many bytes decoding a picture and encoding it again takes, by its head alone. A plain JPEG or PNG runs
 * through in strips; what can only be decoded as a whole, or stands on its side, is held whole. Figures per pixel were
 * measured with the decoders that sharp brings.
 */
export function decodingCost(kind: PictureKind, head: Head): number {
  const pixels = head.width * head.height
  const pixel = head.channels * head.bytesPerChannel
  const turned = head.isTurned ? pixels * pixel : 0
  switch (kind) {
    case 'gif':
      return least + pixels * (head.frames > 1 ? 40 : 14)
    case 'png':
      // A quarter: the thumbnail is taken from strips as high as what becomes one line of it.
      return least + turned + pixels * pixel * (head.isInterlaced ? 1.25 : 0.25)
    case 'jpeg': {
      // Its coefficients have two bytes; three of four colour values are left out where colour is halved both ways.
      const coefficients = head.hasHalvedColour ? 3 : 2 * head.channels
      const encoding = pixels <= thriftyPixels ? 12 * pixels : 0
      return least + turned + encoding + (head.isInterlaced ? pixels * coefficients : 0)
    }
  }
}

/**
 * The same for a variant of a stored picture, both in pixels. What encodes AVIF takes the most; beside it run the strips
 * of the original.
 */
export function variantCost(pixels: number, originalPixels: number): number {
  return least + pixels * 30 + originalPixels
}
