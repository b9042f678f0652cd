/** How near a picture can be looked at: 1 is the whole of it on the screen. */
const nearest = 4

/** A scale that the zoom allows. */
export function clampScale(scale: number): number {
  return Math.min(nearest, Math.max(1, scale))
}

/** Nearer or farther by a doubling: what a button or a key does. */
export function stepScale(scale: number, step: 'in' | 'out'): number {
  return clampScale(step === 'in' ? scale * 2 : scale / 2)
}

/** Whether a step would change anything. */
export function canStep(scale: number, step: 'in' | 'out'): boolean {
  return stepScale(scale, step) !== scale
}

/**
 * How far to scroll, in pixels, so that what is under a point of the window onto a picture stays under it when the
 * scale changes. `point` is measured from the window's edge, `scrolled` is how far it has been scrolled so far.
 */
export function anchoredScroll(scrolled: number, point: number, from: number, to: number): number {
  return ((scrolled + point) * to) / from - point
}
