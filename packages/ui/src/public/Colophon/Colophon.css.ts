import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const foot = kitStyle({
  paddingBlock: vars.space.s6,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s5}`,
})
