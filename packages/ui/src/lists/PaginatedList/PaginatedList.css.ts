import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
})
export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  '@media': { [from('tablet')]: { gap: vars.space.s9 } },
})

/** Where the rows will stand: hairlines, nothing that moves. */
export const rows = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })
export const row = kitStyle({ height: vars.space.s9, borderTop: `1px solid ${vars.color.line}` })
