import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({ display: 'inline-flex' })
/** As if it were not there: the child stands in the line as it would alone. */
export const noBox = kitStyle({ display: 'contents' })
export const tooltip = kitStyle({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 30,
  maxWidth: '18rem',
  padding: '0.35rem 0.55rem',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const keys = kitStyle({ marginInlineStart: '0.6rem', font: 'inherit', opacity: 0.75 })
