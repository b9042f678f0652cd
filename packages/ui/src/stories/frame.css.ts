import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

/** A story's frame on a documentation page, which stays light whatever the story's theme. */
export const frame = kitStyle({
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.m,
  lineHeight: 1.5,
  padding: vars.space.s4,
})
