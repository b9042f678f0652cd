import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** Picture, words and dates: one under the other on a phone, 4, 5 and 3 of 12 from the tablet up. */
export const card = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
      columnGap: vars.layout.gap,
      alignItems: 'start',
    },
  },
})
export const picture = kitStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.ground,
})
export const artists = kitStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.45,
})
export const title = kitStyle({
  fontSize: vars.fontSize.xxl,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
  letterSpacing: vars.letterSpacing.xxl,
  fontWeight: vars.fontWeight.title,
  textWrap: 'balance',
  margin: '0.1rem 0 0.7rem',
})
export const titleLink = kitStyle({
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.12em' },
})
export const excerpt = kitStyle({ color: vars.color.ink2, maxWidth: '30em' })
export const facts = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, textWrap: 'balance' })
export const bar = kitStyle({
  display: 'block',
  width: '2.2rem',
  height: '0.62rem',
  marginBottom: '0.7rem',
  background: vars.event.solid,
  boxShadow: `inset 0 1px ${vars.event.edge}, inset 0 -1px ${vars.event.edge}`,
  forcedColorAdjust: 'none',
})
export const place = kitStyle({ color: vars.color.ink2 })
