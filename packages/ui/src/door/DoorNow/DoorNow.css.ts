import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'
import { side } from '../DoorPage/DoorPage.css.ts'

export const now = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '0.1rem 1rem',
  padding: `0.95rem ${side} 0.85rem`,
  '@media': { [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const time = kitStyle({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.normal,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
})
export const count = kitStyle({
  textAlign: 'end',
  lineHeight: 1.2,
  '@media': { [inLargeLetters]: { textAlign: 'start' } },
})
export const number = kitStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
export const word = kitStyle({ display: 'block', color: vars.color.ink2 })
export const cells = kitStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: '2px',
  marginBlockStart: '0.65rem',
})
export const cell = kitStyle({
  height: '0.6rem',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-state="inside"]': { background: vars.event.solid },
    '&[data-state="coming"]': { background: vars.event.tint },
    '&[data-state="free"]': { boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
  },
})
export const what = kitStyle({
  gridColumn: '1 / -1',
  marginBlockStart: '0.5rem',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
