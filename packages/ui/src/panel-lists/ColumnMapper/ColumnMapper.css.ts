import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.ink}`,
})
/** The widths of a row's parts on a tablet, and where there is more space. */
const fitted = {
  gridTemplateColumns: 'minmax(0, 7.5rem) minmax(0, 1fr) 1.2rem minmax(0, 11rem) minmax(0, 8rem)',
}
const spacious = {
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) 1.2rem minmax(0, 13rem) minmax(0, 12rem)',
}
export const row = kitStyle({
  display: 'grid',
  gap: '0.5rem 1rem',
  alignItems: 'center',
  paddingBlock: '0.6rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': { [fromLetters('tablet')]: fitted, [fromLetters('desktop')]: spacious },
})
/** As the head of a table; a row that is one block needs none. */
export const head = kitStyle({
  display: 'none',
  gap: '0.5rem 1rem',
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  '@media': { [fromLetters('tablet')]: { display: 'grid', ...fitted }, [fromLetters('desktop')]: spacious },
})
export const name = kitStyle({
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: { '[data-ignored] &': { color: vars.color.ink3, fontWeight: vars.fontWeight.normal } },
})
export const filled = kitStyle({
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
export const samples = kitStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.4rem',
})
export const sample = kitStyle({
  maxWidth: '14rem',
  padding: '0.15rem 0.5rem',
  overflow: 'hidden',
  background: vars.color.ground,
  color: vars.color.ink2,
  ...cutAtEnd,
  whiteSpace: 'nowrap',
})
export const arrow = kitStyle({
  display: 'none',
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { display: 'block' } },
})
/** The choice of a column that goes nowhere. */
export const choice = kitStyle({ selectors: { '[data-ignored] &': { color: vars.color.ink3 } } })
export const state = kitStyle({
  display: 'flex',
  gap: '0.35rem',
  alignItems: 'baseline',
  color: vars.color.ink2,
  selectors: {
    '&[data-tone="warn"]': { color: vars.color.warn },
    '&[data-tone="err"]': { color: vars.color.err },
  },
})
