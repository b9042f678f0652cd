import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

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
    [tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 1.6fr) minmax(0, 3fr)' },
  },
})
export const title = kitStyle({
  gridColumn: '1 / -1',
  fontWeight: 700,
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
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.s4,
  fontSize: vars.fontSize.s,
})

/** As tall as a finger needs, without making the row taller than its text. */
export const action = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlock: '-0.7rem',
  fontSize: vars.fontSize.s,
})
