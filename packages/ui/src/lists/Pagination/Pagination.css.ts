import { cutCorner } from '../../private/cut.ts'
import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  fontSize: vars.fontSize.s,
})

const square = {
  minWidth: '2.5rem',
  minHeight: '2.5rem',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '0.6rem',
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
} as const

export const step = kitVariants({
  link: { ...square, ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.line2}` } },
  current: {
    ...square,
    color: vars.color.onAction,
    fontWeight: vars.fontWeight.strong,
    background: cutCorner(vars.color.action, true),
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  gap: { ...square, color: vars.color.ink3, paddingInline: 0, minWidth: '1.5rem' },
})
