import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** A square of ink on a hairline, as the works' labels are: nothing of a machine. */
const thumb = {
  appearance: 'none',
  width: '0.75rem',
  height: '1.25rem',
  border: 0,
  borderRadius: 0,
  background: vars.color.ink,
} as const
const rail = { height: '1px', background: vars.color.line2 } as const

export const root = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45 })
export const native = kitStyle({ width: '100%', colorScheme: 'inherit' })
export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  paddingInlineEnd: vars.space.s3,
})
export const toggle = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  ':hover': { background: vars.color.actionHover },
  selectors: {
    '&[aria-disabled]': { background: vars.color.ground2, color: vars.color.ink3, cursor: 'not-allowed' },
  },
})
/** A triangle, or two bars. */
export const sign = kitStyle({
  width: '0.9rem',
  height: '1.1rem',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 33% 0, 33% 100%, 66% 100%, 66% 0, 100% 0, 100% 100%, 0 100%)',
  selectors: { '[data-state="paused"] &': { clipPath: 'polygon(10% 0, 100% 50%, 10% 100%)' } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
})
export const position = kitStyle({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: '2.75rem',
  background: 'none',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
  selectors: {
    '&::-webkit-slider-runnable-track': { ...rail, display: 'flex', alignItems: 'center' },
    '&::-moz-range-track': rail,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: 'calc(0.5px - 0.625rem)', alignSelf: 'flex-start' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const time = kitStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const failed = kitStyle({ marginTop: vars.space.s2, color: vars.color.err })
