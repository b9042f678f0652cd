import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ fontSize: vars.fontSize.s, ':focus-visible': { outlineOffset: '0.5rem' } })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const name = kitStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const seen = kitStyle({ color: vars.color.ink2 })
export const ways = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s5}` })
