import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** As wide as there is space for, but seen whole: what is upright keeps its ground beside it. */
export const film = kitStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '85vh',
  background: vars.color.ground,
})
