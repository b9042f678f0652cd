import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s5} ${vars.layout.gap}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const picture = kitStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.ground,
})
export const caption = kitStyle({
  display: 'block',
  paddingTop: '0.8rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
})
export const title = kitStyle({
  display: 'block',
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
})
export const note = kitStyle({ color: vars.color.ink2 })
