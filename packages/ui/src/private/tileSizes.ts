import { type Breakpoint, breakpoints } from '../tokens/breakpoints.ts'

/** How much of a tile's width a picture in it may take, across and upright. */
type TileBox = readonly [across: number, upright: number]

/** How wide a tile is from a width of the window on: a share of it in vw, at most so many pixels. */
export interface TileSpace {
  /** Left out for the narrowest windows. */
  from?: Breakpoint
  vw: number
  px?: number
  /** Where the tile has another shape than its own. */
  box?: TileBox
}

/** What the insets of each shape leave: see `tile.css.ts`. */
export const tileBoxes = {
  square: [0.78, 0.78],
  fiveFour: [0.82, 0.62],
  fourFive: [0.76, 0.95],
} as const satisfies Record<string, TileBox>

const short = (value: number) => Number(value.toFixed(1))

/**
 * How wide a picture is drawn whole in a tile, as in `<img sizes>`. `spaces` begin with the widest window; `beside` is how
 * many hang there.
 */
export function tileSizes(spaces: readonly TileSpace[], own: TileBox, ratio: number, beside: number): string {
  return spaces
    .map(({ from, vw, px, box: [across, upright] = own }) => {
      const gaps = 0.06 * (beside - 1)
      const share = Math.min((across * (1 - gaps)) / beside, upright * ratio)
      const width =
        px === undefined ? `${short(vw * share)}vw` : `min(${short(vw * share)}vw, ${short(px * share)}px)`
      return from === undefined ? width : `(min-width: ${breakpoints[from]}px) ${width}`
    })
    .join(', ')
}

/** The tiles of a grid of equal columns (see `Grid`) that has a share of the page's width in wide windows. */
export function columnSpaces(columns: 2 | 3 | 4, phoneColumns: 1 | 2, share: number): readonly TileSpace[] {
  const { vw, px } = { 2: { vw: 47, px: 671 }, 3: { vw: 31, px: 440 }, 4: { vw: 23, px: 324 } }[columns]
  return [
    { from: 'desktop', vw: vw * share, px: px * share },
    { from: 'phone', vw: 46 },
    { vw: phoneColumns === 1 ? 92 : 44 },
  ]
}
