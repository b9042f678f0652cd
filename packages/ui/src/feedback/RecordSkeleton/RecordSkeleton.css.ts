import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Nothing to press yet: it keeps its ground and its pointer. */
export const still = kitStyle({
  selectors: { '&, &:hover': { background: vars.color.ground, cursor: 'auto' } },
})
/** Upright, also where titles are slanted: it is no work's. */
export const title = kitStyle({
  fontStyle: 'normal',
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink3,
})
export const lines = kitStyle({ width: '100%', fontSize: vars.fontSize.s, lineHeight: 1.45 })
/** As high as a line of `Facts`. */
export const line = kitStyle({
  height: 'calc(1.45em + 1.1rem + 1px)',
  borderTop: `1px solid ${vars.color.line}`,
})
