import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const heading = kitStyle({
  fontWeight: vars.fontWeight.heading,
  textWrap: 'balance',
  overflowWrap: 'break-word',
})
export const sizes = kitVariants({
  xxl: {
    fontSize: vars.fontSize.xxl,
    lineHeight: vars.lineHeight.xxl,
    letterSpacing: vars.letterSpacing.xxl,
  },
  xl: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.xl, letterSpacing: vars.letterSpacing.xl },
  l: { fontSize: vars.fontSize.l, lineHeight: vars.lineHeight.l, letterSpacing: vars.letterSpacing.l },
  m: { fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.m },
})
