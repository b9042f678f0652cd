import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const ruler = kitStyle({ minWidth: 0, borderBlockEnd: `1px solid ${vars.color.ink}` })
export const drawing = kitStyle({ display: 'block', width: '100%', height: '3.6rem', overflow: 'hidden' })
/** A week begins. On a phone there is space for every second number. */
export const tick = kitStyle({
  stroke: vars.color.line,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-today]': { stroke: vars.color.ink },
    '& text': { fill: vars.color.ink2, stroke: 'none' },
    '&[data-today] text': { fill: vars.color.ink, fontWeight: vars.fontWeight.strong },
    '&[data-odd]:not([data-today]) text': { display: 'none' },
  },
  '@media': {
    [from('tablet')]: { selectors: { '&[data-odd]:not([data-today]) text': { display: 'block' } } },
    '(forced-colors: active)': {
      stroke: 'CanvasText',
      selectors: { '& text': { fill: 'CanvasText' } },
    },
  },
})
export const mark = kitStyle({
  fill: vars.color.ink,
  selectors: { '&[data-late]': { fill: vars.color.err } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
