/** A square with its corner cut, as a clip: the sign before an error, the knob of a switch that is on. */
export const cutMark = 'polygon(0 0, 58% 0, 100% 42%, 100% 100%, 0 100%)'

/** A fill whose top right corner is cut at 45°; drawn, because a clip would cut the focus ring as well. */
export function cutCorner(fill: string, depth = '0.4rem'): string {
  return `linear-gradient(225deg, transparent ${depth}, ${fill} calc(${depth} + 0.5px))`
}
