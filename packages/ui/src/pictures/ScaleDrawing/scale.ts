/** Centimetres: the line at which works are hung, by their middle, and the figure beside them. */
const eyeLevel = 150
const figure = 170
/** Between work and figure. */
const gap = 60
/** Above this height a drawing would show a speck of a person. */
const highest = 400

/** A work on a wall beside a person, in centimetres from the top left corner of the drawing. */
export interface Scale {
  width: number
  height: number
  work: { x: number; y: number; width: number; height: number }
  /** The middle of the figure's feet, and its height. */
  figure: { x: number; height: number }
}

/**
 * Where a work of so many centimetres hangs beside a person of 170 cm: its middle at 150 cm, or standing on the floor
 * when it is higher than that allows. Null for what has no size, or is higher than 400 cm.
 */
export function scaleOf(height: number | null | undefined, width: number | null | undefined): Scale | null {
  if (!height || !width || height > highest || width > 3 * highest) return null
  const top = Math.max(eyeLevel + height / 2, height, figure)
  const bottomOfWork = Math.max(0, eyeLevel - height / 2)
  return {
    width: width + gap + 50,
    height: top,
    work: { x: 0, y: top - bottomOfWork - height, width, height },
    figure: { x: width + gap + 20, height: figure },
  }
}
