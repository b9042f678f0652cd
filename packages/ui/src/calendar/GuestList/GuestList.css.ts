import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: '0.1rem 0.3rem',
  padding: '0.55rem 0',
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderTopColor: vars.color.ink },
    '&[data-state="cancelled"], &[data-state="expired"]': { color: vars.color.ink3 },
  },
  '@media': { [inLargeLetters]: { display: 'flex', flexWrap: 'wrap' } },
})
/**
 * Name and number beside their state; all else about the guest has the whole width under it. In large letters the state
 * and what can be done stand under all of it.
 */
export const words = kitStyle({
  display: 'contents',
  '@media': { [inLargeLetters]: { display: 'block', flexBasis: '100%' } },
})
kitGlobal(`${row} > *`, { gridRow: 1 })
export const who = kitStyle({ gridArea: '1 / 1', overflowWrap: 'anywhere' })
/** The number is kept apart from it, but not from the edge where it stands on the next line. */
export const name = kitStyle({
  marginInlineEnd: '0.2rem',
  fontWeight: vars.fontWeight.strong,
  selectors: { '[data-state="cancelled"] &': { textDecoration: 'line-through' } },
})
export const people = kitStyle({
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: { '[data-state="cancelled"] &, [data-state="expired"] &': { color: vars.color.ink3 } },
})
export const more = kitStyle({
  gridColumn: '1 / -1',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
/** What the gallery prepares for: read at a glance, in the ink of the name. */
export const access = kitStyle({ gridColumn: '1 / -1', overflowWrap: 'anywhere' })
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
