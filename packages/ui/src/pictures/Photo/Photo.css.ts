import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const photo = kitStyle({ minWidth: 0, breakInside: 'avoid' })
export const ratios = kitVariants({
  own: {},
  wide: { position: 'relative', aspectRatio: '16 / 9' },
})
/** What stands under a picture: what is to be seen on it. */
export const caption = kitStyle({
  paddingTop: '0.7rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  maxWidth: vars.layout.measure,
})
