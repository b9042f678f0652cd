import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' })
export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  width: '100%',
  padding: vars.space.s4,
  background: vars.color.ground,
})
export const code = kitStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const ways = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s5}` })
