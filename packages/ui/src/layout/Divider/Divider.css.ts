import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const divider = kitStyle({ width: '100%', height: 0, margin: 0, border: 0, borderTop: '1px solid' })
export const weights = kitVariants({
  line: { borderTopColor: vars.color.line },
  ink: { borderTopColor: vars.color.ink },
})
