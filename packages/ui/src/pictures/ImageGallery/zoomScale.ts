/** Width and height of a box, in pixels of the window. */
export interface Extent {
  width: number
  height: number
}

/** A rectangle, in parts of what it lies in: 0 to 1 from its left and top edge. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** How much of the window a whole picture may take: the rest is air around it. */
const filled = { width: 0.92, height: 0.88 }

/** How large the whole picture is drawn in a window. */
export function wholeIn(window: Extent, picture: Extent): Extent {
  const width = Math.min(
    window.width * filled.width,
    (window.height * filled.height * picture.width) / picture.height
  )
  return { width, height: (width * picture.height) / picture.width }
}

/**
 * How near a picture can be looked at, 1 being the whole of it: until each of its pixels is one of the window, and
 * twice for one that has fewer.
 */
export function nearestOf(window: Extent, picture: Extent): number {
  const whole = wholeIn(window, picture)
  return whole.width > 0 ? Math.max(2, picture.width / whole.width) : 2
}

/** A scale that the zoom allows. */
export function clampScale(scale: number, nearest: number): number {
  return Math.min(nearest, Math.max(1, scale))
}

/** Nearer or farther by a doubling: what a button or a key does. */
export function stepScale(scale: number, step: 'in' | 'out', nearest: number): number {
  return clampScale(step === 'in' ? scale * 2 : scale / 2, nearest)
}

/** Whether a step would change anything. */
export function canStep(scale: number, step: 'in' | 'out', nearest: number): boolean {
  return stepScale(scale, step, nearest) !== scale
}

/**
 * How far to scroll, in pixels, so that what is under a point of the window onto a picture stays under it when the
 * scale changes. `point` is measured from the window's edge, `scrolled` is how far it has been scrolled so far.
 */
export function anchoredScroll(scrolled: number, point: number, from: number, to: number): number {
  return ((scrolled + point) * to) / from - point
}

/** How far a window onto a picture has been scrolled, in pixels. */
export interface Scrolled {
  left: number
  top: number
}

/** Where in a picture one looks, in parts of it from its own middle. */
export interface Look {
  x: number
  y: number
}

/** What of a picture is in the middle of the window onto it. */
export function lookOf(window: Extent, picture: Extent, scale: number, { left, top }: Scrolled): Look {
  const whole = wholeIn(window, picture)
  const of = (length: number, drawn: number, scrolled: number) =>
    (scrolled + (length * (1 - scale)) / 2) / (drawn * scale)
  return { x: of(window.width, whole.width, left), y: of(window.height, whole.height, top) }
}

/** How far to scroll so that what one looks at is in the middle of the window. */
export function scrollFor(window: Extent, picture: Extent, scale: number, { x, y }: Look): Scrolled {
  const whole = wholeIn(window, picture)
  const of = (length: number, drawn: number, look: number) =>
    look * drawn * scale + (length * (scale - 1)) / 2
  return { left: of(window.width, whole.width, x), top: of(window.height, whole.height, y) }
}

/** What of a picture is in the window onto it, which has been scrolled so far, in pixels, at a scale. */
export function partSeen(window: Extent, picture: Extent, scale: number, scrolled: Scrolled): Part {
  const whole = wholeIn(window, picture)
  const across = axis(window.width, whole.width, scale, scrolled.left)
  const down = axis(window.height, whole.height, scale, scrolled.top)
  return { left: across.from, right: across.to, top: down.from, bottom: down.to }
}

function axis(window: number, whole: number, scale: number, scrolled: number) {
  const length = whole * scale
  const before = ((window - whole) / 2) * scale
  const part = (at: number) => Math.min(1, Math.max(0, (at - before) / length))
  return { from: part(scrolled), to: part(scrolled + window) }
}

/** The lengths that a scale bar may stand for, in centimetres, and how many pixels long it may be. */
const barLengths = [1, 2, 5, 10, 20, 50, 100, 200]
const barPixels = { least: 80, most: 180 }

/**
 * The bar that says how large what is seen is: so many centimetres, and so many pixels long. Null where none of its
 * lengths is legible.
 *
 * @param across how wide the picture is in the world, in centimetres
 * @param drawn how wide it is drawn, in pixels
 */
export function scaleBar(across: number, drawn: number): { centimetres: number; pixels: number } | null {
  const perCentimetre = drawn / across
  const centimetres = barLengths.find((length) => length * perCentimetre >= barPixels.least)
  if (centimetres === undefined || centimetres * perCentimetre > barPixels.most * 1.15) return null
  return { centimetres, pixels: centimetres * perCentimetre }
}
