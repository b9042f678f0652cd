import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const thanks = kitStyle({
  fontSize: vars.fontSize.l,
  lineHeight: 1.4,
  textWrap: 'balance',
  ':focus-visible': { outlineOffset: '0.5rem' },
})
