import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const columns = 'minmax(0, 4fr) minmax(0, 8fr)'
const tablet = fromLetters('tablet')
/** Years go on in the direction of reading. */
const mirrored = '[dir="rtl"] &'

export const root = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45 })
export const scale = kitStyle({
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': {
    [tablet]: { display: 'grid', gridTemplateColumns: columns, columnGap: vars.layout.gap },
  },
})
export const years = kitStyle({
  display: 'block',
  width: '100%',
  height: '1.5rem',
  gridColumn: 2,
  overflow: 'visible',
  selectors: { [mirrored]: { transform: 'scaleX(-1)' } },
})
export const year = kitStyle({
  fill: vars.color.ink2,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [mirrored]: { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
})
export const lane = kitStyle({
  display: 'grid',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: columns, gridTemplateRows: 'auto 1fr', columnGap: vars.layout.gap },
  },
})
export const label = kitStyle({ fontWeight: vars.fontWeight.strong, paddingTop: '0.6rem' })
export const note = kitStyle({
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [tablet]: { paddingBottom: '0.6rem' } },
})
export const track = kitStyle({
  position: 'relative',
  height: '2.25rem',
  '@media': { [tablet]: { gridColumn: 2, gridRow: '1 / span 2', height: 'auto' } },
})
export const bars = kitStyle({
  position: 'absolute',
  width: '100%',
  height: '100%',
  selectors: { [mirrored]: { transform: 'scaleX(-1)' } },
})
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
