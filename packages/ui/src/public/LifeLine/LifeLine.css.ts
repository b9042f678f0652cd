import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const root = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45 })
/** What it is, with its words, beside the years. */
export const lane = kitStyle({
  display: 'grid',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.layout.gap,
    },
  },
})
export const scale = kitStyle({ borderColor: vars.color.ink })
export const years = kitStyle({ width: '100%', height: '1.5rem', gridColumn: '-2', overflow: 'visible' })
export const year = kitStyle({
  fill: vars.color.ink2,
  fontSize: vars.fontSize.xs,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': { [inLargeLetters]: { selectors: { '&[data-tight]': { display: 'none' } } } },
})
// Years go on in the direction of reading. What is mirrored begins at its left, so that a year stands after its line.
kitGlobal(`[dir="rtl"] ${root} :is(svg, text)`, { direction: 'ltr', transform: 'scaleX(-1)' })
export const label = kitStyle({ fontWeight: vars.fontWeight.strong, paddingTop: '0.6rem' })
export const note = kitStyle({
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { paddingBottom: '0.6rem' } },
})
export const track = kitStyle({
  position: 'relative',
  height: '2.25rem',
  '@media': { [tablet]: { gridColumn: 2, gridRow: '1 / span 2', height: 'auto' } },
})
export const bars = kitStyle({ position: 'absolute', width: '100%', height: '100%' })
export const tick = kitStyle({ stroke: vars.color.line })
/** A single year is no thinner than what can be seen. */
export const bar = kitStyle({
  transform: 'translateY(-0.4em)',
  fill: vars.color.ink,
  stroke: vars.color.ink,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
})
export const life = kitStyle({ transform: 'translateY(-1px)', stroke: 'none' })
export const event = kitStyle({ fill: vars.event.solid, stroke: vars.event.edge })
