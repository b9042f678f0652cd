import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const tablet = from('tablet')

export const root = kitStyle({ ':focus-visible': { outlineOffset: '0.5rem' } })
export const list = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })

/** Title, time, state and actions under one another on a phone; side by side from the tablet up. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0.7rem ${vars.layout.gap}`,
  alignItems: 'baseline',
  paddingBlock: '1.15rem',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 3.4fr) minmax(0, 3fr) minmax(0, 2.4fr) minmax(0, 3.8fr)' },
  },
})
export const title = kitStyle({
  gridColumn: '1 / -1',
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { gridColumn: 'auto' } },
})
export const start = kitStyle({
  gridColumn: '1 / -1',
  marginBlockStart: '-0.4rem',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [tablet]: { gridColumn: 'auto', marginBlockStart: 0 } },
})
/** The state; until when the place is held stands beside it where there is space, else below. */
export const state = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  selectors: { '[data-held] > &': { gridColumn: '1 / -1' } },
  '@media': { [tablet]: { selectors: { '[data-held] > &': { gridColumn: 'auto' } } } },
})
export const held = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, color: vars.color.ink2 })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  rowGap: vars.space.s4,
  columnGap: vars.space.s4,
  fontSize: vars.fontSize.s,
  whiteSpace: 'nowrap',
  // On a phone more of them than fit beside the state: a line of their own, from the left as one reads.
  selectors: { '[data-held] > &': { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
  '@media': {
    [tablet]: { selectors: { '[data-held] > &': { gridColumn: 'auto', justifyContent: 'flex-end' } } },
  },
})

/** As tall as a finger needs, without making the row taller than its text. */
export const action = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlock: '-0.7rem',
  fontSize: vars.fontSize.s,
})
