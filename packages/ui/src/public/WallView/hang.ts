/** How large a work is, in centimetres. */
export interface HungSize {
  height: number
  width: number
}

/** A work on the wall, in centimetres: its left edge from the left end, its edges from the floor. */
export interface WallPlace {
  x: number
  bottom: number
  top: number
}

/** A wall with what hangs and stands there, in centimetres from its left end. */
export interface Hanging {
  /** From end to end. */
  length: number
  /** Above the floor. */
  height: number
  /** In the order of the works. */
  places: readonly WallPlace[]
  /** The middle of the person. */
  person: number
  /** The left end of the bench; null where there is no space for one. */
  bench: number | null
}

/** The height at which works are hung by their middle. */
const eyeLevel = 150
/** What lies between two works, as a rule. */
export const usualGap = 55
/** What of the floor is seen. */
export const floor = 38
export const bench = { width: 160, height: 45 }

/** Before the first work, where the person stands, and after the last. */
const margin = 110
const usualHeight = 235
/** Higher works need a higher wall. */
const usual = { height: 160, above: 20 }
/** The highest that hangs by its middle; higher ones stand so far above the floor. */
const hangs = { height: 270, foot: 15 }

/** Hangs works on one line in their order, by their middles. */
export function hang(works: readonly HungSize[], gap: number): Hanging {
  const places: WallPlace[] = []
  let x = margin
  let height = usualHeight
  for (const work of works) {
    const bottom = work.height > hangs.height ? hangs.foot : eyeLevel - work.height / 2
    const top = bottom + work.height
    places.push({ x, bottom, top })
    if (work.height > usual.height) height = Math.max(height, top + usual.above)
    x += work.width + gap
  }
  const length = x - gap + margin
  return { length, height, places, person: margin / 2, bench: benchPlace(works, places, length, gap) }
}

/** Which work is in the middle of what is seen of the wall; at the wall's ends the first and the last. */
export function inTheMiddle(
  { places, length }: Hanging,
  works: readonly HungSize[],
  { from, to }: { from: number; to: number }
): number {
  if (from <= 0) return 0
  if (to >= length) return places.length - 1
  const away = places.map(({ x }, at) => Math.abs(x + (works[at]?.width ?? 0) / 2 - (from + to) / 2))
  return away.indexOf(Math.min(...away))
}

/** Nearest to the middle of the wall, under a gap, where it hides no work. */
function benchPlace(
  works: readonly HungSize[],
  places: readonly WallPlace[],
  length: number,
  gap: number
): number | null {
  const middle = (length - bench.width) / 2
  const under = places.slice(1).map(({ x }) => x - gap / 2 - bench.width / 2)
  const free = under.filter((left) =>
    places.every(({ x, bottom }, at) => {
      const right = x + (works[at]?.width ?? 0)
      return bottom > bench.height || right < left || x > left + bench.width
    })
  )
  return free.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? null
}
