import { kitStyle } from '../../private/kitStyle.ts'
import { fadeIn, fadeOut } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const { standard } = vars.easing
const tablet = from('tablet')

export const screen = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  background: vars.color.ground,
  animation: `${fadeIn} ${vars.duration.t2} ${standard}`,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.t2} ${standard} forwards` },
  },
})

/** One picture after another, each as wide as the screen; a finger moves them, and they snap. */
export const track = kitStyle({
  display: 'flex',
  minHeight: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&[data-near]': { overflowX: 'hidden' } },
})

/** The window onto one picture: what is nearer than the whole is moved about by scrolling. */
export const slide = kitStyle({
  flex: 'none',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { '&[data-near]': { overflow: 'auto', touchAction: 'pan-x pan-y' } },
})
export const canvas = kitStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: `${vars.space.s7} ${vars.space.s4} ${vars.space.s3}`,
  cursor: 'zoom-in',
  // It is scrolled in the moment it grows; the rule for less motion would let every property take a millisecond.
  transitionProperty: 'none',
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: { [`${slide}[data-near] &`]: { cursor: 'zoom-out' } },
  '@media': { [tablet]: { padding: `${vars.space.s6} ${vars.space.s8} ${vars.space.s4}` } },
})

export const foot = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  padding: `${vars.space.s2} ${vars.layout.gutter} ${vars.space.s3}`,
  background: vars.color.paper,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const caption = kitStyle({ maxHeight: '6em', overflow: 'auto' })
export const position = kitStyle({
  marginRight: vars.space.s3,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const controls = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s4 })
export const arrow = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ':hover': { background: vars.color.ground },
  selectors: { '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' } },
})

/** The first control stands at the end of the line of controls on a phone, where a thumb is. */
export const first = kitStyle({ marginLeft: 'auto' })
export const close = kitStyle({
  position: 'absolute',
  top: '0.4rem',
  right: `calc(${vars.layout.gutter} - 0.65rem)`,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  background: vars.color.paper,
  ':hover': { background: vars.color.ground2 },
})
