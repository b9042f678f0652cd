import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.15rem' })
export const step = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  selectors: {
    '&[href]:hover': { background: vars.color.ground },
    '&:not([href])': { color: vars.color.line },
  },
  '@media': { '(pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
})
export const place = kitStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
