import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { modalLevel } from '../../private/modal/modalLevel.ts'
import { fadeIn, fadeOut } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'
import { breakpoints, from } from '../../tokens/breakpoints.ts'

const { standard } = vars.easing
const tablet = from('tablet')
const desktop = from('desktop')
/** A phone on its side, where a second line would be the picture's height. From a desk up there is none. */
const lying = `screen and (max-width: ${breakpoints.desktop - 1}px) and (max-height: 30rem) and (orientation: landscape)`

export const screen = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: modalLevel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  background: vars.color.ground,
  color: vars.color.ink,
  animation: `${fadeIn} ${vars.duration.t2} ${standard}`,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.t2} ${standard} forwards` },
  },
})

/** One picture, or two with a line between them: on a phone one above the other. */
export const window = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.ink,
  '@media': { [tablet]: { flexDirection: 'row' } },
})
/** What pictures pass through: its extent is theirs. */
export const pane = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  overflow: 'hidden',
  background: vars.color.ground,
})

/** One picture after another, each as wide as the screen; a finger moves them, and they snap. */
export const track = kitStyle({
  display: 'flex',
  flex: 1,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&[data-near]': { overflowX: 'hidden' } },
})
export const place = kitStyle({
  position: 'relative',
  flex: 'none',
  width: '100%',
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: {
    // A canvas that is larger than its window shows nothing of its own ring: the window has it, over the picture.
    '&:has(> [data-near] > :focus-visible)::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
})

/** The window onto one picture: what is nearer than the whole is moved about by scrolling. */
export const slide = kitStyle({
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  scrollbarWidth: 'none',
  touchAction: 'pan-x',
  selectors: { '&[data-near]': { overflow: 'auto', touchAction: 'pan-x pan-y' } },
})
export const canvas = kitStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  // It is scrolled in the moment it grows; the rule for less motion would let every property take a millisecond.
  transitionProperty: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    [`${slide}[data-near] &`]: { cursor: 'grab' },
    [`${slide}[data-near] &:active`]: { cursor: 'grabbing' },
  },
})
/** In parts of the canvas, so that it grows with the picture: the same parts as in `zoomScale.ts`. */
export const air = kitStyle({ position: 'absolute', inset: '6% 4%', pointerEvents: 'none' })
/** Over the whole picture, which shows until this one is there. */
export const detail = kitStyle({
  selectors: { '&&&': { position: 'absolute', inset: 0, background: 'none' } },
})

/** Where the picture itself lies in its canvas. */
export const tiles = kitStyle({ position: 'absolute', pointerEvents: 'none' })
export const tile = kitStyle({
  position: 'absolute',
  maxWidth: 'none',
  opacity: 0,
  transition: `opacity 160ms ${standard}`,
  selectors: { '&[data-loaded]': { opacity: 1 } },
})

export const map = kitStyle({
  position: 'absolute',
  insetInlineStart: vars.layout.gutter,
  bottom: vars.space.s4,
  padding: '0.4rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.ink}`,
  transition: `opacity ${vars.duration.t3} ${standard}`,
  cursor: 'crosshair',
  touchAction: 'none',
  selectors: { '&[data-resting]:not(:hover)': { opacity: 0 } },
  '@media': { [tablet]: { bottom: vars.layout.gutter } },
})
export const mapped = kitStyle({
  position: 'relative',
  overflow: 'hidden',
  width: '84px',
  '@media': { [tablet]: { width: '132px' } },
})
export const seen = kitStyle({
  position: 'absolute',
  boxShadow: `0 0 0 1.5px ${vars.color.ink}, 0 0 0 3px ${vars.color.paper}`,
  pointerEvents: 'none',
  // Forced colours take shadows away.
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

/** Up to a desk the label has a line for itself: beside all that is pressed it would be crushed. */
export const foot = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '6.5rem',
  padding: `0.75rem ${vars.layout.gutter}`,
  background: vars.color.paper,
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  '@media': {
    [desktop]: { flexWrap: 'nowrap', columnGap: vars.space.s5, minHeight: '4.25rem' },
    [lying]: { flexWrap: 'nowrap', minHeight: 0, paddingBlock: vars.space.s1 },
  },
})
export const caption = kitStyle({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  maxHeight: '6em',
  overflow: 'auto',
  '@media': { [desktop]: { width: 'auto' }, [lying]: { width: 'auto' } },
})
/** Over the picture, beside its map: the foot keeps its height, so that nothing moves. */
export const failed = kitStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 'calc(100% + 1px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxWidth: 'calc(100% - 7.5rem)',
  background: vars.color.paper,
  border: `1px solid ${vars.color.ink}`,
  borderWidth: '1px 0 0 1px',
})
export const line = kitStyle({ color: vars.color.ink2 })
export const position = kitStyle({ marginInlineEnd: vars.space.s3, fontVariantNumeric: 'tabular-nums' })
export const bar = kitStyle({
  flex: 'none',
  fill: 'none',
  stroke: vars.color.ink,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})
kitGlobal(`${bar} text`, { fill: vars.color.ink, stroke: 'none' })
export const controls = kitStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.4rem',
  marginInlineStart: 'auto',
  marginInlineEnd: '-0.9rem',
  fontVariantNumeric: 'tabular-nums',
})
/** What can be pressed; what is chosen is ink. */
export const press = kitStyle({
  minWidth: '2.75rem',
  height: '2.75rem',
  ':hover': { backgroundColor: vars.color.ground },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&[data-active]': { backgroundColor: vars.color.ink, color: vars.color.paper },
  },
  // Forced colours paint over the ink.
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-active]': { border: '2px solid Highlight' } } },
  },
})
export const tool = kitStyle({ display: 'grid', placeItems: 'center' })
/** What lies on paper over a picture: the list that it is chosen from, and the line that tells what is on its way. */
export const paper = kitStyle({ background: vars.color.paper, fontSize: vars.fontSize.s })
export const word = kitStyle({
  paddingInline: '0.8rem',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
})
/** A phone has none of these: two fingers do the one, and a page there fills the screen. */
export const wideOnly = kitStyle({
  display: 'none',
  '@media': { [tablet]: { display: 'grid', placeItems: 'center' }, [lying]: { display: 'none' } },
})
export const level = kitStyle({ minWidth: '3.2rem', textAlign: 'center', whiteSpace: 'nowrap' })
export const close = kitStyle({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  background: vars.color.paper,
  ':hover': { background: vars.color.ground2 },
})
