import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: '14rem',
  padding: vars.space.s5,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.box,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  // It may repeat what somebody searched for.
  overflowWrap: 'anywhere',
})
export const sentence = kitStyle({ fontWeight: vars.fontWeight.strong })
