import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const strip = kitStyle({ background: vars.color.ground, fontSize: vars.fontSize.s, lineHeight: 1.35 })
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  minHeight: '2.75rem',
  paddingBlock: vars.space.s2,
})
export const words = kitStyle({ flex: '1 1 14rem' })
export const until = kitStyle({ color: vars.color.ink2 })
