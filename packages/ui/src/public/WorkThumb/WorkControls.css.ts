import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const strip = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.2rem 0.9rem',
  padding: '0.45rem 0.7rem',
  background: vars.color.ground2,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
})
export const secret = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.9rem',
})
/** As tall as a finger on touch screens. */
export const action = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.ink2, textDecoration: 'none', cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const failure = kitStyle({ flexBasis: '100%', color: vars.color.err })
