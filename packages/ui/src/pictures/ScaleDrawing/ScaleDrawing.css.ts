import { hungShadow } from '../../private/hung.css.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { onPaper } from '../../tokens/breakpoints.ts'

/** Its lower edge is the floor, as wide as the space it has. */
export const drawing = kitStyle({
  display: 'block',
  width: '100%',
  maxHeight: '11rem',
  borderBottom: `1px solid ${vars.color.ink2}`,
  '@media': { [onPaper]: { maxHeight: '28mm' } },
})
export const work = kitStyle({ fill: vars.color.ink })
/** The edge of a work as light or as dark as the page. */
export const hung = kitStyle({ filter: hungShadow })
export const figure = kitStyle({ fill: vars.color.line2 })
