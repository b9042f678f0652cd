import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Browsers draw a fieldset's border and margin. */
export const group = kitStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = kitStyle({ padding: 0 })
/** One beside the other as far as they go, in columns. */
export const boxes = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: vars.space.s5,
})
