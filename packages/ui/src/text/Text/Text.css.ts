import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const sizes = kitVariants({
  xs: { fontSize: vars.fontSize.xs, lineHeight: 1.4 },
  s: { fontSize: vars.fontSize.s, lineHeight: 1.45 },
  m: { fontSize: vars.fontSize.m, lineHeight: 1.5 },
  l: { fontSize: vars.fontSize.l, lineHeight: 1.4, letterSpacing: '-0.005em' },
  xl: { fontSize: vars.fontSize.xl, lineHeight: 1.15, letterSpacing: vars.letterSpacing.xl },
})
export const tones = kitVariants({
  ink: { color: vars.color.ink },
  ink2: { color: vars.color.ink2 },
  ink3: { color: vars.color.ink3 },
  err: { color: vars.color.err },
  ok: { color: vars.color.ok },
  warn: { color: vars.color.warn },
})
export const bold = kitStyle({ fontWeight: vars.fontWeight.strong })
export const numeric = kitStyle({ fontVariantNumeric: 'tabular-nums' })
export const centered = kitStyle({ textAlign: 'center' })
export const measured = kitStyle({ maxWidth: vars.layout.measure })
