import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const login = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.4rem' })
export const intro = kitStyle({ maxWidth: '28em', color: vars.color.ink2 })
/** The other way in, apart from the form's own buttons. */
export const other = kitStyle({
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
})
export const email = kitStyle({ color: vars.color.ink, overflowWrap: 'anywhere' })
export const ways = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s5}` })
