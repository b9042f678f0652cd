import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

/** Picture, title, artists, place and days: in one line of 12 columns from the tablet up, else one under the other. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '4.6rem minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  alignItems: 'center',
  padding: '0.7rem 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 1.4fr) minmax(0, 2.6fr)',
    },
  },
})
export const picture = kitStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.ground,
  gridRow: '1 / span 3',
  alignSelf: 'start',
  '@media': { [tablet]: { gridRow: 'auto', alignSelf: 'auto' } },
})
export const title = kitStyle({
  fontSize: vars.fontSize.m,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
})
export const titleLink = kitStyle({
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
})
/** Everything but the picture keeps its column, whatever is left out before it. */
export const artists = kitStyle({ gridColumn: 2, '@media': { [tablet]: { gridColumn: 3 } } })
export const place = kitStyle({
  display: 'none',
  color: vars.color.ink2,
  '@media': { [tablet]: { display: 'block', gridColumn: 4 } },
})
export const dates = kitStyle({
  gridColumn: 2,
  color: vars.color.ink2,
  '@media': { [tablet]: { gridColumn: 5 } },
})
