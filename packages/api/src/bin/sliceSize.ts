/**
 * Records that are deleted in one go at first, and at most. What hangs on one says how long it takes: an event with
 * thousands of bookings takes as long as a thousand messages. So it begins with few.
 */
export const firstSlice = 5
const largestSlice = 1_000

/** Milliseconds that a slice may take: well within what a statement has, and short enough to be waited for. */
const longest = 2_000

/** How many go next, after so many took so long. */
export function nextSlice(size: number, milliseconds: number): number {
  if (milliseconds > longest) return halfSlice(size)
  return milliseconds > longest / 2 ? size : Math.min(largestSlice, size * 2)
}

/** Half as many, but one at least. */
export function halfSlice(size: number): number {
  return Math.max(1, Math.floor(size / 2))
}
