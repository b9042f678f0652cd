import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

/** A story's frame on a documentation page, in the theme of the page. */
export const frame = kitStyle({
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.m,
  lineHeight: 1.5,
  padding: vars.space.s4,
})

/** The corner of the window that leaves no space below and at the right. */
export const atCorner = kitStyle({ position: 'fixed', insetInlineEnd: 0, bottom: 0 })
