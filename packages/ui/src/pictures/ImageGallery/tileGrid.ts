import type { Extent, Part } from './zoomScale.ts'

/** Where the tiles of a picture are asked for, by the IIIF Image API 3.0. */
export interface PictureTiles {
  /** The address of the picture, without a slash at its end: `/iiif/3/front`. */
  service: string
  /**
   * `webp` for one through which light shows.
   * @default 'jpg'
   */
  format?: 'jpg' | 'webp'
}

/** Tiles as their server describes them: how large the picture is there. */
export interface TiledPicture extends PictureTiles, Extent {}

/** One tile: its address, and where it lies, in parts of the picture. */
export interface Tile extends Part {
  src: string
}

/** The side of a tile, in its own pixels. */
const side = 512

/**
 * By how much the picture is made smaller for its tiles, a power of two: so that those have as many pixels as are drawn, or
 * up to a third fewer, which nobody sees and which are a quarter of the tiles.
 *
 * @param drawn how wide the whole picture would be drawn, in pixels of the screen; nothing while its window is hidden
 */
export function tileFactor({ width }: Extent, drawn: number): number {
  let factor = 1
  while (width / (factor * 2) >= Math.max(1, drawn * 0.7)) factor *= 2
  return factor
}

/** The tiles of a picture that lie in a part of it. */
export function tilesIn(picture: TiledPicture, part: Part, factor: number): Tile[] {
  const { width, height, service, format = 'jpg' } = picture
  const step = side * factor
  const [firstColumn, lastColumn] = stretch(part.left, part.right, width, step)
  const [firstRow, lastRow] = stretch(part.top, part.bottom, height, step)
  const tiles: Tile[] = []
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [left, top] = [column * step, row * step]
      const wide = Math.min(step, width - left)
      const high = Math.min(step, height - top)
      const isAll = wide === width && high === height
      const region = isAll ? 'full' : `${left},${top},${wide},${high}`
      const size = `${Math.ceil(wide / factor)},${Math.ceil(high / factor)}`
      tiles.push({
        src: `${service}/${region}/${size}/0/default.${format}`,
        left: left / width,
        top: top / height,
        right: (left + wide) / width,
        bottom: (top + high) / height,
      })
    }
  }
  return tiles
}

/** The first and the last tile of a row, or of a column, that lie in a part of it. */
function stretch(from: number, to: number, length: number, step: number): [first: number, last: number] {
  const last = Math.ceil(length / step) - 1
  return [
    Math.max(0, Math.floor((from * length) / step)),
    Math.min(last, Math.ceil((to * length) / step) - 1),
  ]
}
