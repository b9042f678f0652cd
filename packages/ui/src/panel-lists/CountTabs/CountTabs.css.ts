import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.line2,
  '@media': {
    [fromLetters('tablet')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
/** In two columns the last of an odd number has its row to itself. */
export const item = kitStyle({
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [fromLetters('tablet')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
    // In the gap, whose colour is a background's.
    '(forced-colors: active)': { outline: '1px solid' },
  },
})
export const tab = kitStyle({
  display: 'block',
  height: '100%',
  padding: '0.8rem 1rem',
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&:hover': { background: vars.color.ground },
    '&[data-tone="err"]': { color: vars.color.err },
    '&[aria-current]': { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
})
export const count = kitStyle({
  display: 'block',
  fontSize: vars.fontSize.xl,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
})
