import { vars } from '../theme.css.ts'

/** In the dark a black work would sink into its ground: a hair of line keeps its edge. Said as in `inBoth`, for all browsers. */
const hairline = `drop-shadow(0 0 0.8px var(--gallery-light, transparent) var(--gallery-dark, ${vars.color.line2}))`

/** The edge of a work that lies on the page, without a shadow. */
export const laidEdge = `${hairline} ${hairline}`

/** An object on a wall, not a card: the shadow follows cut frames and fringes. */
export const hungShadow = `drop-shadow(0 1px 1px rgba(0, 0, 0, 0.18)) ${laidEdge}`
