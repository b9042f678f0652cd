import type { Options } from '@gallery/contract'

/**
 * How long the longest side of a picture is for visitors at most, 0 for as long as it is: as the gallery offers any, and no
 * longer than what it offers of pictures whose rights give no copies.
 */
export function mostPixels(
  { zoomPixels, rightsPixels }: Pick<Options, 'zoomPixels' | 'rightsPixels'>,
  copies: boolean
): number {
  if (copies || rightsPixels === 0) return zoomPixels
  return zoomPixels === 0 ? rightsPixels : Math.min(zoomPixels, rightsPixels)
}

/** How long every picture may be, whatever its rights; 0 where none is limited. */
export function leastPixels(options: Pick<Options, 'zoomPixels' | 'rightsPixels'>): number {
  return mostPixels(options, false)
}
