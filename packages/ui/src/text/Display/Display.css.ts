import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const display = kitStyle({
  maxWidth: '15.2em',
  fontSize: vars.fontSize.xxxl,
  fontWeight: 400,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-pending]': { color: vars.color.ink3 },
    '&[data-long]': {
      maxWidth: '22em',
      fontSize: vars.fontSize.xxl,
      lineHeight: 1.08,
      letterSpacing: '-0.02em',
    },
  },
})
