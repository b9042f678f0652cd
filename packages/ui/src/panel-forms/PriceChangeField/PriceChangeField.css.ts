import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ padding: 0, margin: 0, border: 0, minWidth: 0 })
export const title = kitStyle({ padding: 0, marginBottom: '0.6rem', fontWeight: vars.fontWeight.strong })
/** Three ways as one control. */
export const ways = kitStyle({ gap: 0 })
export const way = kitStyle({
  selectors: { '& + &': { marginInlineStart: '-1px' }, '&:has(:checked)': { zIndex: 1 } },
})
export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 0.4fr) minmax(0, 0.6fr)',
  gap: '0.6rem',
  paddingTop: '0.55rem',
})
export const percent = kitStyle({ position: 'relative' })
export const sign = kitStyle({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  top: '50%',
  translate: '0 -50%',
  color: vars.color.ink2,
  pointerEvents: 'none',
})
export const amount = kitStyle({ paddingTop: '0.55rem' })
export const error = kitStyle({
  paddingTop: '0.35rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  color: vars.color.err,
})
