import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Address and button in one box. */
export const row = kitStyle({ display: 'flex', alignItems: 'stretch' })
export const address = kitStyle({ flex: 1, minWidth: 0, ...cutAtEnd })
export const copy = kitStyle({
  flex: 'none',
  minWidth: '5.6rem',
  marginInlineStart: '-1px',
  paddingInline: '1rem',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.paper,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  ':hover': { borderColor: vars.color.ink, background: vars.color.ground },
  ':focus-visible': { position: 'relative' },
})
