import { breakpoints } from './breakpoints.ts'

/** The root font size at the two ends of its growth, in pixels. */
export const rootSize = { at480: 16, at1200: 19 } as const

const round = (value: number) => Number(value.toFixed(4))

/**
 * The root font size: 16px up to 480px of width, 19px from 1200px on, straight between.
 * It is rem plus vw, so that a visitor's own text size still counts.
 */
export function fluidRoot(): string {
  const slope = (rootSize.at1200 - rootSize.at480) / (breakpoints.root - breakpoints.phone)
  const intercept = rootSize.at480 - slope * breakpoints.phone
  return `clamp(${rootSize.at480 / 16}rem, ${round(intercept / 16)}rem + ${round(slope * 100)}vw, ${rootSize.at1200 / 16}rem)`
}

/**
 * A length that is `small` px at a width of 480px and `large` px at 1200px, in the rem of the fluid root:
 * `fluid(40, 84)` is a page title. Where a visitor's text is larger it grows with it, on a phone up to `most` hundredths of
 * the window's width, if that is given.
 */
export function fluid(small: number, large: number, most?: number): string {
  const { at480, at1200 } = rootSize
  // k rem + m vw must give `small` where 1rem = 16px, 1vw = 4.8px and `large` where 1rem = 19px, 1vw = 12px.
  const ratio = breakpoints.root / breakpoints.phone
  const k = (ratio * small - large) / (ratio * at480 - at1200)
  const m = (small - at480 * k) / breakpoints.phone
  const least = `${round(small / at480)}rem`
  return `clamp(${most === undefined ? least : `min(${least}, ${most}vw)`}, ${round(k)}rem + ${round(m * 100)}vw, ${round(large / at1200)}rem)`
}
