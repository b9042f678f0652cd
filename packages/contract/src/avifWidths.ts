/**
 * The most pixels of a variant in AVIF: encoding one whose colours are whole takes some 40 bytes for each of them, and an
 * upload is to find memory beside it. A dense screen of 1440 px draws no work larger.
 */
export const maxAvifPixels = 2_400_000

/**
 * Of the widths in which a picture is kept, those in which it is there as AVIF too: WebP has them all. What only WebP has
 * is for looking at it from nearer than any page shows it.
 */
export function avifWidths({
  width,
  height,
  widths,
}: {
  width: number
  height: number
  widths: readonly number[]
}): number[] {
  return widths.filter((each) => (each * each * height) / width <= maxAvifPixels)
}
