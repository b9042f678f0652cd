import type { Piece } from './arrangement.ts'
import { keyOf } from './arrangement.ts'

/** Where something stands in the window. */
export interface Edges {
  left: number
  top: number
  width: number
  height: number
}

/** Where a line is drawn: before or after a work, over or under a heading. */
export interface Side {
  key: string
  side: 'before' | 'after'
}

/**
 * Where the line of each gap stands in a row without what is lifted: after the last, one more than there are pieces. The
 * gap that it was lifted out of is where it still stands itself.
 */
export function gapsOf(pieces: readonly Piece[], lifted?: string): Side[] {
  const row = pieces.filter((piece) => keyOf(piece) !== lifted)
  const own = pieces.findIndex((piece) => keyOf(piece) === lifted)
  return Array.from({ length: row.length + 1 }, (_, gap) => {
    if (gap === own && lifted !== undefined) return { key: lifted, side: 'before' }
    const [before, next] = [row[gap - 1], row[gap]]
    // At the end of a section the line stands behind its last work, or under its heading where it has none.
    const isLast = next === undefined || next.kind === 'section'
    if (before !== undefined && isLast) return { key: keyOf(before), side: 'after' }
    return { key: next === undefined ? '' : keyOf(next), side: 'before' }
  })
}

interface Look {
  /** Where each piece stands. */
  edgesOf: (key: string) => Edges | undefined
  /** Whether one reads to the left: then what comes first stands at the right. */
  toTheLeft?: boolean
}

/**
 * The gap of the row without what is lifted that a point of the window is nearest to: what lies there is halved, works
 * across and headings along; over its own place what is lifted stays in its gap.
 */
export function gapAt(
  pieces: readonly Piece[],
  { x, y }: { x: number; y: number },
  { edgesOf, toTheLeft = false, lifted }: Look & { lifted?: string }
): number {
  let [nearest, gap, before] = [Infinity, 0, 0]
  for (const piece of pieces) {
    const key = keyOf(piece)
    const edges = edgesOf(key)
    const away = edges === undefined ? Infinity : distance(edges, x, y)
    if (edges !== undefined && away < nearest) {
      const { left, top, width, height } = edges
      const isPast = piece.kind === 'work' ? x > left + width / 2 !== toTheLeft : y > top + height / 2
      nearest = away
      gap = before + (isPast && key !== lifted ? 1 : 0)
    }
    if (key !== lifted) before += 1
  }
  return gap
}

function distance({ left, top, width, height }: Edges, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
}

/** The gap that an arrow leads to: the one before or after in the row, or the nearest in the line above or below. */
export function gapBy(
  key: string,
  gap: number,
  gaps: readonly Side[],
  { edgesOf, toTheLeft = false }: Look
): number {
  if (key === (toTheLeft ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, gap - 1)
  if (key === (toTheLeft ? 'ArrowLeft' : 'ArrowRight')) return Math.min(gaps.length - 1, gap + 1)
  const way = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const points = gaps.map(({ key: of, side }) => {
    const edges = edgesOf(of)
    return edges && { x: edges.left + ((side === 'after') !== toTheLeft ? edges.width : 0), y: edges.top }
  })
  const from = points[gap]
  if (way === 0 || from === undefined) return gap
  let [best, found] = [Infinity, gap]
  for (const [index, point] of points.entries()) {
    const down = point ? (point.y - from.y) * way : 0
    if (point === undefined || down < 1) continue
    // The line comes first, then the place in it.
    const away = down * 1_000 + Math.abs(point.x - from.x)
    if (away < best) [best, found] = [away, index]
  }
  return found
}
