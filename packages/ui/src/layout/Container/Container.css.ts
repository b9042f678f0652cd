import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const inside = `100% - 2 * ${vars.layout.gutter}`

export const container = kitStyle({ marginInline: 'auto' })
export const widths = kitVariants({
  page: { width: `min(${vars.layout.max}, ${inside})` },
  text: { width: `min(${vars.layout.measure}, ${inside})` },
  form: { width: `min(600px, ${inside})` },
})
