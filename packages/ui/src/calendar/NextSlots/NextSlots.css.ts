import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({ fontVariantNumeric: 'tabular-nums' })
export const slot = kitStyle({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const link = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.2rem 0.8rem',
  paddingBlock: '0.5rem',
  ':hover': { background: vars.color.ground },
})
export const when = kitStyle({ color: vars.color.ink2 })
export const taken = kitStyle({ color: vars.color.ink2 })
export const bar = kitStyle({
  gridColumn: '1 / -1',
  display: 'block',
  width: '100%',
  height: '0.38rem',
  background: vars.color.ground2,
  fill: vars.event.solid,
  forcedColorAdjust: 'none',
})
