import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: '0.1rem 0.3rem',
  padding: '0.55rem 0',
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[data-state="cancelled"], &[data-state="expired"]': { color: vars.color.ink3 } },
})
/** The name beside its state; all else about the guest has the whole width under it. */
export const words = kitStyle({ display: 'contents' })
kitGlobal(`${row} > *`, { gridRow: 1 })
export const name = kitStyle({
  gridArea: '1 / 1',
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="cancelled"] &': { textDecoration: 'line-through' } },
})
export const more = kitStyle({
  gridColumn: '1 / -1',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
export const tool = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  ':hover': { background: vars.color.ground2 },
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
})
