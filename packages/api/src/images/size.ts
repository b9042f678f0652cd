/** Pixels. */
export type Size = { width: number; height: number }

/** A part of a picture, in its pixels. */
export type Region = Size & { left: number; top: number }

/** The size as it is when its longest side may have so many pixels; as it was where that is none or not reached. */
export function within(size: Size, longest: number): Size {
  const factor = longest / Math.max(size.width, size.height)
  return longest > 0 && factor < 1 ? scaled(size, factor) : { width: size.width, height: size.height }
}

/** The size with at most so many pixels in all. */
export function withinArea(size: Size, area: number): Size {
  const factor = Math.sqrt(area / (size.width * size.height))
  if (factor >= 1) return size
  return {
    width: Math.max(1, Math.floor(size.width * factor)),
    height: Math.max(1, Math.floor(size.height * factor)),
  }
}

/** In whole pixels, of which there is one at least. */
export function scaled({ width, height }: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
