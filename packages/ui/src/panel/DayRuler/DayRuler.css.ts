import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const ruler = kitStyle({ minWidth: 0, borderBlockEnd: `1px solid ${vars.color.ink}` })
export const drawing = kitStyle({ display: 'block', width: '100%', height: '3.6rem', overflow: 'hidden' })
/** Where a week begins. */
export const tick = kitStyle({
  stroke: vars.color.line,
  selectors: { '&[data-today]': { stroke: vars.color.ink } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})
export const number = kitStyle({
  fill: vars.color.ink2,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: {
    '&[data-today]': { fill: vars.color.ink, fontWeight: vars.fontWeight.strong },
    '&[data-wide]': { display: 'none' },
  },
  '@media': {
    [fromLetters('tablet')]: { selectors: { '&[data-wide]': { display: 'block' } } },
    '(forced-colors: active)': { fill: 'CanvasText' },
  },
})
// Days go on in the direction of reading: the drawing is mirrored, and each of its words once more where it stands.
kitGlobal(`[dir="rtl"] :is(${drawing}, ${number})`, { textAnchor: 'end', transform: 'scaleX(-1)' })
export const mark = kitStyle({
  fill: vars.color.ink,
  selectors: { '&[data-late]': { fill: vars.color.err } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
