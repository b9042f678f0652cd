/**
 * The seven widths, in pixels, at which the layout may change. Media queries, Storybook's viewports and the
 * documentation derive from this object.
 */
export const breakpoints = {
  /** Two-up tiles; names leave one column. The root size starts to grow. */
  phone: 480,
  /** Timeline label column, two-up grids, side-by-side forms; modals become boxes. */
  tablet: 769,
  /** Desktop navigation, three- and four-up grids, the work page's two columns, the panel's sidebar. */
  desktop: 1088,
  /** The root size stops growing at 19px. */
  root: 1200,
  /** A week beside the planner's form, the panel's widest rows; the carousel's height is capped here. */
  wide: 1280,
  /** The content stops growing at 1364px; full-bleed parts go on. */
  full: 1472,
  /** Pictures that open a page go from edge to edge. */
  bleed: 1920,
} as const

export type Breakpoint = keyof typeof breakpoints

/** The media query that holds from a breakpoint up. Styles are written for the phone first. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[breakpoint]}px)`
}

/** As {@link from}, for columns of words: where text is twice as large they stand as in a window of half the width. */
export function fromLetters(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[breakpoint] / 16}em)`
}

/**
 * The media query of a phone on which text is so large that no two words have space beside each other. At the usual size no
 * window is: 320px are 20em.
 */
export const inLargeLetters = 'screen and (max-width: 19.9em)'

/** The media query of what is printed, where no breakpoint holds. */
export const onPaper = 'print'
