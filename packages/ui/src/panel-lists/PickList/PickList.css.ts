import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '2.3rem minmax(0, 1fr) 2.1rem',
  gap: '0.6rem',
  alignItems: 'center',
  minHeight: '2.85rem',
  paddingBlock: '0.3rem',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  selectors: { '&[data-chosen]': { color: vars.color.ink3 } },
})
export const thumb = kitStyle({
  position: 'relative',
  display: 'block',
  height: '2.3rem',
  background: vars.color.ground,
})
export const hung = kitStyle({
  position: 'absolute',
  inset: '7%',
  selectors: { [`${row}[data-chosen] &`]: { opacity: 0.5 } },
})
export const words = kitStyle({ minWidth: 0 })
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
} as const
export const title = kitStyle({ ...oneLine, fontStyle: 'italic' })
export const note = kitStyle({
  ...oneLine,
  color: vars.color.ink2,
  selectors: { [`${row}[data-chosen] &`]: { color: vars.color.ink3 } },
})
export const tag = kitStyle({ display: 'block', marginBlock: '0.15rem' })
export const add = kitStyle({
  display: 'grid',
  placeItems: 'center',
  height: '2.1rem',
  ':hover': { background: vars.color.ground2 },
  '@media': { '(pointer: coarse)': { height: '2.75rem' } },
})
export const quiet = kitStyle({ paddingBlock: '0.6rem', fontSize: vars.fontSize.s, color: vars.color.ink2 })
