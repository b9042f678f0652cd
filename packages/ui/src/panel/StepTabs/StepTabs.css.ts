import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const number = kitStyle({ fontVariantNumeric: 'tabular-nums', marginInlineEnd: '0.25rem' })
/** A step that is still ahead. */
export const ahead = kitStyle({ color: vars.color.ink3, cursor: 'default' })
