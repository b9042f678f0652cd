import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Its first stem, not the air before it, stands at the edge of the column. */
export const display = kitStyle({
  marginInlineStart: '-0.035em',
  maxWidth: '15.2em',
  fontSize: vars.fontSize.xxxl,
  fontWeight: vars.fontWeight.title,
  lineHeight: vars.lineHeight.xxxl,
  letterSpacing: vars.letterSpacing.xxxl,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-open]': { marginInlineStart: '-0.008em' },
    '&[data-pending]': { color: vars.color.ink3 },
    '&[data-long]': {
      maxWidth: '22em',
      fontSize: vars.fontSize.xxl,
      lineHeight: vars.lineHeight.xxl,
      letterSpacing: vars.letterSpacing.xxl,
    },
  },
})
