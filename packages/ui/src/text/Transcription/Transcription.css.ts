import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** The lines break where they break on the leaf. */
export const root = kitStyle({
  width: '100%',
  maxWidth: '38rem',
  fontSize: vars.fontSize.m,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
})
