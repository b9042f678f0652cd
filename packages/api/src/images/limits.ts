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

/** The widths, in pixels, that a picture is also kept at, where the original is wider. */
const variantWidths = [480, 960, 1600] as const

/** The longest side that a WebP file can have. */
const maxVariantSide = 16_383

/** The most pixels of a variant: encoding AVIF takes 30 bytes for each of them. */
const maxVariantPixels = 5_000_000

/** The widths to make of a picture: below its own, never longer than the formats can hold, nor too large to encode. */
export function widthsFor(picture: { width: number; height: number }): number[] {
  return variantWidths.filter((width) => {
    const height = (picture.height * width) / picture.width
    return width < picture.width && height <= maxVariantSide && width * height <= maxVariantPixels
  })
}
