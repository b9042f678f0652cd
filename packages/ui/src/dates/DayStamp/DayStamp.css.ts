import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** One line on a phone, three from the tablet up. */
export const stamp = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s2,
  '@media': {
    [from('tablet')]: { display: 'grid', fontSize: vars.fontSize.s, lineHeight: 1.45 },
  },
})

export const number = kitStyle({
  color: vars.color.ink,
  fontSize: vars.fontSize.xxl,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('tablet')]: { fontSize: vars.fontSize.xxxl, margin: '0.25rem 0 0.4rem' },
  },
})
