import { cutMark } from '../../private/cut.ts'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const fold = kitStyle({ borderBottom: `1px solid ${vars.color.line}`, scrollMarginTop: '3rem' })
export const heading = kitStyle({
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.normal,
  lineHeight: 1.4,
  letterSpacing: 0,
})
export const button = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  width: '100%',
  minHeight: '2.5rem',
  textAlign: 'start',
  ':hover': { background: vars.color.ground },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const label = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  flex: '0 0 auto',
  minWidth: '7.4rem',
  // As wide as the label of a text, whose languages stand beside it.
  '@media': { [fromLetters('desktop')]: { minWidth: '6.8rem' } },
  selectors: { [`${fold}[data-open] &`]: { fontWeight: vars.fontWeight.strong } },
})
export const sign = kitStyle({
  flex: 'none',
  width: '0.8rem',
  height: '0.8rem',
  color: vars.color.ink3,
  selectors: { '[aria-expanded="true"] &': { rotate: '90deg' } },
})
export const summary = kitStyle({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
})
export const count = kitStyle({ marginInlineStart: 'auto', color: vars.color.ink3 })
export const errors = kitStyle({
  marginInlineStart: 'auto',
  color: vars.color.err,
  fontWeight: vars.fontWeight.strong,
  '::before': {
    content: '',
    display: 'inline-block',
    width: '0.6em',
    height: '0.6em',
    marginInlineEnd: '0.4rem',
    background: 'currentColor',
    clipPath: cutMark,
  },
})
export const content = kitStyle({
  paddingBlock: '0.5rem 1.6rem',
  selectors: { '&[hidden]': { display: 'none' } },
})
