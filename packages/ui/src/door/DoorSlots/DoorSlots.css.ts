import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { side } from '../DoorPage/DoorPage.css.ts'

export const list = kitStyle({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  gap: '1.35rem',
  padding: `0 ${side}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
})
export const tab = kitStyle({
  flex: 'none',
  // Beside a tab with a title the others' times stay on its line.
  display: 'grid',
  alignContent: 'start',
  padding: '0.7rem 0 0.6rem',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -3px ${vars.color.ink}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEnd: '3px solid' } } },
  },
})
export const time = kitStyle({
  display: 'block',
  fontSize: '1.05rem',
  selectors: { '[aria-current] > &': { fontWeight: vars.fontWeight.strong } },
})
export const count = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.ink3 })
export const title = kitStyle({
  display: 'block',
  maxWidth: '9rem',
  overflow: 'hidden',
  ...cutAtEnd,
  fontSize: vars.fontSize.xs,
})
