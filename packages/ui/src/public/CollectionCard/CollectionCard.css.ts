import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const underline = { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' } as const

export const card = kitStyle({ overflowWrap: 'anywhere' })
export const title = kitStyle({
  margin: '0.9rem 0 0.25rem',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: vars.letterSpacing.l,
  textWrap: 'balance',
})
export const titleLink = kitStyle({ ':hover': underline })
export const facts = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, color: vars.color.ink2 })

/** As tall as a finger on touch screens. */
export const more = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontSize: vars.fontSize.s,
  ...underline,
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const tileLink = kitStyle({ display: 'block' })
