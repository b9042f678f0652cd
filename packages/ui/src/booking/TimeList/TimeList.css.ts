import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.1rem 0.9rem',
  minHeight: '3.4rem',
  padding: '0.4rem 0',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  color: vars.color.ink2,
  '@media': { [inLargeLetters]: { flexWrap: 'wrap' } },
})

export const day = kitStyle({
  flex: 'none',
  width: '4.4rem',
  '@media': { [fromLetters('tablet')]: { width: '5.6rem' } },
})
export const about = kitStyle({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  '@media': { [inLargeLetters]: { flexBasis: '100%' } },
})
export const time = kitStyle({
  fontSize: vars.fontSize.m,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
})
export const title = kitStyle({ color: vars.color.ink, overflowWrap: 'anywhere' })
export const left = kitStyle({
  selectors: { '&[data-few]': { color: vars.color.ink, fontWeight: vars.fontWeight.strong } },
})
/** The timeline's sign for a day without a place. */
export const fullSign = kitStyle({
  display: 'inline-block',
  width: '1.1rem',
  height: '0.62rem',
  marginInlineEnd: vars.space.s2,
  background: hatch(6),
  '@media': { '(forced-colors: active)': { background: forcedHatch(6), forcedColorAdjust: 'none' } },
})
export const way = kitStyle({ flex: 'none' })
