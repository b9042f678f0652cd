import type { TileSpace } from '../../private/tileSizes.ts'
import type { HungPlace } from './hungPlaces.ts'

/** How wide each place on the wall is from the tablet on: see `WorkGrid.css.ts`. */
const places: Record<HungPlace, TileSpace> = {
  third: { from: 'tablet', vw: 31, px: 440 },
  half: { from: 'tablet', vw: 47, px: 671, box: [0.84, 0.54] },
  // As high as the third beside it.
  wide: { from: 'tablet', vw: 63, px: 902, box: [0.78, 0.39] },
}

/**
 * How wide the works on the wall hang. On a phone every fifth has a row to itself, and so has a last one that nobody is
 * beside.
 */
export function hungSpaces(hung: readonly HungPlace[]): readonly (readonly TileSpace[])[] {
  return hung.map((place, index) => {
    const isLast = index === hung.length - 1
    const isAlone = index % 5 === 0 || (isLast && (index % 5 === 1 || index % 5 === 3))
    return [places[place], isAlone ? { vw: 92, box: [0.78, 0.62] } : { vw: 44 }]
  })
}
