import { hungShadow } from '../../private/hung.css.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const { ink, line2, ground, ground2, paper: paperColor, focus } = vars.color

/** What a sheet has in the wall's place. */
export const paperOnly = kitStyle({ '@media': { screen: { display: 'none' } } })
export const scene = kitStyle({
  position: 'relative',
  height: 'min(470px, 70vh)',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  background: ground,
  cursor: 'grab',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  '@media': { [from('tablet')]: { height: 'min(600px, 70vh)' } },
})
/** As long as the wall is, and no shorter than the window: there it hangs in the middle. */
export const drawing = kitStyle({ display: 'block', height: '100%', width: 'auto', minWidth: '100%' })
export const floor = kitStyle({ fill: ground2 })
export const skirting = kitStyle({ stroke: line2, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' })
export const furniture = kitStyle({ fill: line2, opacity: 0.6, pointerEvents: 'none' })

export const work = kitStyle({ cursor: 'pointer', outline: 'none' })
/** The true rectangle of a work, until its picture is there. */
export const rectangle = kitStyle({ fill: ground2 })
export const picture = kitStyle({
  opacity: 0,
  filter: hungShadow,
  transition: `opacity 160ms ${vars.easing.standard}`,
})
kitGlobal(`${work}[data-loaded] ${picture}`, { opacity: 1 })
kitGlobal(`${work}[data-loaded] ${rectangle}`, { opacity: 0 })
kitGlobal(picture, { '@media': { '(scripting: none)': { opacity: 1 } } })
kitGlobal(rectangle, { '@media': { '(scripting: none)': { opacity: 0 } } })
export const paper = kitStyle({
  fill: paperColor,
  stroke: line2,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})
export const ring = kitStyle({ fill: 'none', pointerEvents: 'none' })
kitGlobal(`${work}:focus-visible ${ring}`, {
  stroke: focus,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})

export const label = kitStyle({
  position: 'absolute',
  minWidth: '13rem',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.4rem',
  borderTop: `1px solid ${ink}`,
  paddingTop: '0.6rem',
  fontSize: vars.fontSize.s,
  background: ground,
  cursor: 'auto',
  userSelect: 'text',
})

export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  paddingBlock: '1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
})
export const map = kitStyle({
  flex: '1 1 10rem',
  maxWidth: '24rem',
  cursor: 'ew-resize',
  touchAction: 'none',
})
export const mapped = kitStyle({ display: 'block', width: '100%', maxHeight: '4.5rem', overflow: 'visible' })
export const mapFloor = kitStyle({ stroke: line2, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' })
export const mapWork = kitStyle({ fill: line2 })
export const mapSeen = kitStyle({
  fill: 'none',
  stroke: ink,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
})
export const said = kitStyle({
  order: 5,
  width: '100%',
  '@media': { [from('tablet')]: { order: 0, width: 'auto', marginInline: '0.5rem auto' } },
})
export const facts = kitStyle({ display: 'block', color: vars.color.ink2 })
export const metre = kitStyle({
  display: 'none',
  fill: 'none',
  stroke: ink,
  fontSize: vars.fontSize.s,
  '@media': { [from('tablet')]: { display: 'block' } },
})
kitGlobal(`${metre} text`, { fill: ink, stroke: 'none' })
export const steps = kitStyle({ display: 'flex', marginInlineEnd: '-0.7rem' })
export const step = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ':hover': { background: ground },
  selectors: { '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' } },
})
