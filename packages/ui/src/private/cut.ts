import { vars } from '../theme.css.ts'

/** A square's leg of the cut, which a brand without cut corners does without. */
const leg = `min(42%, 2 * ${vars.corner})`

/** A square with its corner cut, as a clip: the sign before an error, the knob of a switch that is on. */
export const cutMark = `polygon(0 0, calc(100% - ${leg}) 0, 100% ${leg}, 100% 100%, 0 100%)`

/**
 * A fill whose top right corner is cut at 45°; drawn, because a clip would cut the focus ring as well.
 *
 * @param small Whether it stands on something smaller than the first button: a page's number, a day.
 */
export function cutCorner(fill: string, small = false): string {
  const depth = small ? `${vars.corner} * 0.875` : vars.corner
  return `linear-gradient(225deg, transparent calc(${depth}), ${fill} calc(${depth} + 0.5px))`
}
