/** A finger's tap: where in the window, in pixels, and when, in milliseconds. */
export interface Tap {
  x: number
  y: number
  at: number
}

/** How soon after another, and how near it, a tap is its second. */
const most = { milliseconds: 350, pixels: 30 }

/** Whether a tap is the second of two. Counted here, because browsers on iPhones leave every tap's `detail` at 1. */
export function isSecondTap(tap: Tap, before: Tap | null): boolean {
  if (before === null || tap.at - before.at > most.milliseconds) return false
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= most.pixels
}
