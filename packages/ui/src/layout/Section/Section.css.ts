import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const section = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s5, minWidth: 0 })
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s4,
})
/** The heading stands under a line of ink. */
export const ruled = kitStyle({ borderTop: `1px solid ${vars.color.ink}`, paddingTop: vars.space.s5 })
export const action = kitStyle({ marginInlineStart: 'auto', fontSize: vars.fontSize.s })
