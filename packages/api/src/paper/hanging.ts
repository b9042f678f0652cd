/** A thing that can hang, in centimetres. */
export type Hangable = { height: number; width: number }

/** Where it hangs, in centimetres: from the left corner of the wall, and from the floor. */
export type Hung<Each> = { each: Each; left: number; right: number; bottom: number; top: number }

/** The height at which works are hung by their middles (docs/product.md, On the wall). */
export const eyeLevel = 150
/** The highest that hangs so; higher ones stand this far above the floor. */
const highest = { height: 270, foot: 15 }
/** Before the first and after the last, on a wall that is as long as they need. */
const margin = 110

/**
 * Hangs things on one line in their order, so far apart: in the middle of a wall of that length, or on one as long as
 * they need. A wall that is too short has them all the same, out to both sides of it.
 */
export function hang<Each extends Hangable>(
  things: readonly Each[],
  { gap, wall }: { gap: number; wall: number | undefined }
): { length: number; hung: Hung<Each>[]; fits: boolean } {
  const taken = things.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, things.length - 1)
  const length = wall ?? taken + 2 * margin
  let left = (length - taken) / 2
  const hung = things.map((each) => {
    const bottom = each.height > highest.height ? highest.foot : eyeLevel - each.height / 2
    const place = { each, left, right: left + each.width, bottom, top: bottom + each.height }
    left += each.width + gap
    return place
  })
  return { length, hung, fits: taken <= length }
}
