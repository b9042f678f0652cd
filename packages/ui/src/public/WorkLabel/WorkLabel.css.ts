import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const label = kitStyle({
  display: 'block',
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const artist = kitStyle({ display: 'block', fontWeight: vars.fontWeight.strong })
export const line = kitStyle({ display: 'block' })
export const title = kitStyle({
  fontStyle: 'italic',
  selectors: {
    [`a:hover ${label} &`]: { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' },
  },
})
export const fact = kitStyle({ display: 'block', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
