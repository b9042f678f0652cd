import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  fontSize: vars.fontSize.s,
  ':focus-visible': { outlineOffset: '0.5rem' },
})
export const list = kitStyle({ width: '100%' })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const device = kitStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const seen = kitStyle({ gridColumn: '1', color: vars.color.ink2 })

/** As tall as a finger needs, without making the row taller than its lines. */
export const close = kitStyle({ gridColumn: '2', gridRow: '1 / span 3', marginBlock: '-0.5rem' })
