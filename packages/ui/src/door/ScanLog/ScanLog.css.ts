import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { side } from '../DoorPage/DoorPage.css.ts'

export const log = kitStyle({ lineHeight: 1.35 })
export const label = kitStyle({
  padding: `0.7rem ${side} 0.1rem`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink3,
})
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0.1rem 0.6rem',
  padding: `0.6rem ${side}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const time = kitStyle({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const words = kitStyle({
  overflowWrap: 'anywhere',
  selectors: { '&[data-tone="err"]': { color: vars.color.err } },
})
export const text = kitStyle({ display: 'block' })
