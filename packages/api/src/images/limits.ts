import { maxAvifPixels } from '@gallery/contract'

/** The largest upload, in bytes: a large photograph of a camera fits. */
export const maxPictureBytes = 30 * 1024 * 1024

/** The largest document, in bytes: an hour of speech or a scanned book fits. It passes through the memory whole. */
export const maxDocumentBytes = 60 * 1024 * 1024

/** The most pixels of an upload, all frames of an animation together: what decoding may cost in time. */
export const maxPicturePixels = 120_000_000

/** The most frames of an animation. */
export const maxPictureFrames = 2_000

/** Up to so many pixels a JPEG is written as small as it can be, which takes 12 bytes a pixel while it is done. */
export const thriftyPixels = 8_000_000

/** How long decoding and encoding one picture may take, in seconds: some files are made to take for ever. */
export const maxDecodingSeconds = 120

/** The box that a thumbnail fits, in pixels (`-thumb`). */
export const thumbSize = 600

/**
 * The widths, in pixels, at which a picture is kept below the widest that pages show: each half as wide again as the one
 * before, so that nobody loads much more than what is drawn.
 */
const steps = [320, 480, 720, 1080, 1600] as const

/** The widest that pages show, in pixels. */
const widestOfPages = 2_400

/** The widest that is kept for looking at it from nearer. */
const widestOfAll = 3_200

/** The longest side that a WebP file can have. */
const maxVariantSide = 16_383

/** The most pixels of a variant: encoding WebP takes 23 bytes for each of them. */
const maxVariantPixels = 5_000_000

/** By how much the widest of pages is wider than the step before, and by how much what is for looking nearer is wider still. */
const stride = { pages: 1.06, nearer: 1.25 }

/**
 * The widths to make of a picture: steps up to its own width or the widest that pages show, and one more for looking at it
 * from nearer. None is longer than the formats can hold or too large to encode; of a picture that is no wider than the
 * first step there are none.
 */
export function widthsFor(picture: { width: number; height: number }): number[] {
  const ratio = picture.width / picture.height
  const widest = (most: number, pixels: number) =>
    Math.floor(Math.min(picture.width, most, Math.sqrt(pixels * ratio), maxVariantSide * ratio))
  const ofPages = widest(widestOfPages, maxAvifPixels)
  const ofAll = widest(widestOfAll, maxVariantPixels)
  if (ofPages <= steps[0]) return []
  const below = steps.filter((step) => step * stride.pages <= ofPages)
  return ofAll >= ofPages * stride.nearer ? [...below, ofPages, ofAll] : [...below, ofPages]
}
