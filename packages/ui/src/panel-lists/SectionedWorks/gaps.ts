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

/** Where the line of each gap stands in a row without what is lifted: after the last, one more than there are pieces. */
export function gapsOf(pieces: readonly Piece[]): Side[] {
  return Array.from({ length: pieces.length + 1 }, (_, gap) => {
    const [before, next] = [pieces[gap - 1], pieces[gap]]
    // At the end of a section the line stands behind its last work, or under its heading where it has none.
    const isLast = next === undefined || next.kind === 'section'
    if (before !== undefined && isLast) return { key: keyOf(before), side: 'after' }
    return { key: next === undefined ? '' : keyOf(next), side: 'before' }
  })
}

/** The gap that a point of the window is nearest to: what lies there is halved, works across and headings along. */
export function gapAt(
  pieces: readonly Piece[],
  edgesOf: (key: string) => Edges | undefined,
  { x, y }: { x: number; y: number }
): number {
  let [nearest, gap] = [Infinity, 0]
  for (const [index, piece] of pieces.entries()) {
    const edges = edgesOf(keyOf(piece))
    if (edges === undefined) continue
    const { left, top, width, height } = edges
    const away = Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
    if (away >= nearest) continue
    nearest = away
    gap = index + ((piece.kind === 'work' ? x > left + width / 2 : y > top + height / 2) ? 1 : 0)
  }
  return gap
}

/** The gap that an arrow leads to: the one before or after in the row, or the nearest in the line above or below. */
export function gapBy(
  key: string,
  gap: number,
  gaps: readonly Side[],
  edgesOf: (key: string) => Edges | undefined
): number {
  if (key === 'ArrowLeft') return Math.max(0, gap - 1)
  if (key === 'ArrowRight') return Math.min(gaps.length - 1, gap + 1)
  const way = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const points = gaps.map(({ key: of, side }) => {
    const edges = edgesOf(of)
    return edges && { x: edges.left + (side === 'after' ? edges.width : 0), y: edges.top }
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
