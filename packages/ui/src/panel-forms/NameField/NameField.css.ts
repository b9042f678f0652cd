import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** As long titles are, before what a name in place is otherwise. */
export const long = kitStyle({ selectors: { '&&&': { fontSize: vars.fontSize.xl, lineHeight: 1.15 } } })
