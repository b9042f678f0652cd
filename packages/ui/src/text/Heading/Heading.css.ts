import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const heading = kitStyle({ fontWeight: 700, textWrap: 'balance', overflowWrap: 'break-word' })
export const sizes = kitVariants({
  xxl: { fontSize: vars.fontSize.xxl, lineHeight: 1.08, letterSpacing: '-0.02em' },
  xl: { fontSize: vars.fontSize.xl, lineHeight: 1.15, letterSpacing: '-0.015em' },
  l: { fontSize: vars.fontSize.l, lineHeight: 1.25, letterSpacing: '-0.01em' },
  m: { fontSize: vars.fontSize.m, lineHeight: 1.35 },
})
