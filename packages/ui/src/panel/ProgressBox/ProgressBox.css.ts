import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({
  display: 'grid',
  gap: '0.8rem',
  padding: '1.4rem',
  border: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.3rem 1rem',
})
export const title = kitStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.2,
  letterSpacing: vars.letterSpacing.l,
  fontVariantNumeric: 'tabular-nums',
})
export const meta = kitStyle({ color: vars.color.ink2 })
