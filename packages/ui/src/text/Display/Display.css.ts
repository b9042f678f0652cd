import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Its first stem, not the air before it, stands at the edge of the column. */
export const display = kitStyle({
  marginInlineStart: '-0.035em',
  maxWidth: '15.2em',
  fontSize: vars.fontSize.xxxl,
  fontWeight: 400,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-open]': { marginInlineStart: '-0.008em' },
    '&[data-pending]': { color: vars.color.ink3 },
    '&[data-long]': {
      maxWidth: '22em',
      fontSize: vars.fontSize.xxl,
      lineHeight: 1.08,
      letterSpacing: '-0.02em',
    },
  },
})
