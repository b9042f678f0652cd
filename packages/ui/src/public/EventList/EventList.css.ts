import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })
export const row = kitStyle({
  padding: `${vars.space.s5} 0`,
  borderTop: `1px solid ${vars.color.line}`,
})
