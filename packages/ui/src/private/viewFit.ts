import type { PictureProps } from '../pictures/Picture/Picture.tsx'
import { type TileSpace, tileSizes } from './tileSizes.ts'

/** How wide a picture is at least, for its height, to be taken for the view of a hall. */
const leastRatio = 1.2

/**
 * How an event's picture stands in frames of 3:2 that are as wide as `spaces` say: the view of a hall fills them and may
 * be cut, what is upright or square is a work or a poster and is shown whole.
 */
export function viewFit(
  { width, height }: Pick<PictureProps, 'width' | 'height'>,
  spaces: readonly TileSpace[]
): { fit: 'cover' | 'contain'; sizes: string } {
  const ratio = width / height
  const fit = ratio >= leastRatio ? 'cover' : 'contain'
  // One that fills its frame is as wide as that, or wider where its sides are cut.
  const box = fit === 'cover' ? ([Math.max(1, ratio / 1.5), 9] as const) : ([1, 1 / 1.5] as const)
  return { fit, sizes: tileSizes(spaces, box, ratio, 1) }
}
