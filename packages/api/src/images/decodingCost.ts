import type { Head } from './decode.ts'
import type { SourceKind } from './kinds.ts'
import { thriftyPixels } from './limits.ts'

/** What any picture takes, in bytes, however small. */
const least = 8_000_000

/** What the decoder of AVIF takes besides, in bytes: its threads and their tables. */
const leastOfAvif = 56_000_000

/**
 * About how many bytes decoding a picture and encoding it again takes, by its head alone. A plain JPEG or PNG runs
 * through in strips; what can only be decoded as a whole, or stands on its side, is held whole. Figures per pixel were
 * measured with the decoders that sharp brings.
 */
export function decodingCost(kind: Exclude<SourceKind, 'heic'>, head: Head): number {
  const pixels = head.width * head.height
  const pixel = head.channels * head.bytesPerChannel
  const turned = head.isTurned ? pixels * pixel : 0
  // As small as a jpg can be.
  const encoding = pixels <= thriftyPixels ? 12 * pixels : 0
  switch (kind) {
    case 'gif':
      return least + pixels * (head.frames > 1 ? 40 : 14)
    case 'png':
      // A quarter: the thumbnail is taken from strips as high as what becomes one line of it.
      return least + turned + pixels * pixel * (head.isInterlaced ? 1.25 : 0.25)
    case 'jpeg': {
      // Its coefficients have two bytes; three of four colour values are left out where colour is halved both ways.
      const coefficients = head.hasHalvedColour ? 3 : 2 * head.channels
      return least + turned + encoding + (head.isInterlaced ? pixels * coefficients : 0)
    }
    case 'webp':
      // All frames are held, and what a moving gif is made with; a still one twice, with what it becomes.
      if (head.frames > 1) return least + pixels * (80 + 4 * head.frames)
      return least + turned + encoding + pixels * (head.hasAlpha ? 10 : 9)
    case 'tiff':
      return least + turned + encoding + pixels * pixel * (head.isPlanar ? 2 : 0.75)
    case 'avif':
      // Held whole many times over, from one arrangement of its colours to the next.
      return leastOfAvif + turned + pixels * (head.bytesPerChannel > 1 ? 27 : 20)
  }
}

/** What encoding takes, in bytes a pixel, with whole colours. */
const variantPixel = { avif: 40, webp: 23 }

/** The same for a variant of a stored picture, both in pixels; beside what encodes it run the strips of the original. */
export function variantCost(format: 'avif' | 'webp', pixels: number, originalPixels: number): number {
  return least + pixels * variantPixel[format] + originalPixels
}

/** The most pixels, in millions, with which a picture of that head costs no more than so many bytes. */
export function affordableMillions(kind: Exclude<SourceKind, 'heic'>, head: Head, bytes: number): number {
  const costOf = (millions: number) => decodingCost(kind, { ...head, width: millions * 1_000_000, height: 1 })
  let millions = Math.floor((head.width * head.height) / 1_000_000)
  while (millions > 1 && costOf(millions) > bytes) millions -= 1
  return millions
}
