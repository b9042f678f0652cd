import { cutCorner } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** One group after another in the sidebar; two beside each other in the sheet of a tablet. */
export const groups = kitStyle({
  display: 'grid',
  gap: '0.5rem',
  '@media': {
    [fromLetters('tablet')]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s6 },
    [fromLetters('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const heading = kitStyle({
  padding: '0 0.6rem 0.25rem',
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink3,
})
/** The name of a group that folds: as high and as wide as the links under it. */
export const fold = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35rem',
  width: 'calc(100% + 1.2rem)',
  minHeight: '1.6rem',
  marginInline: '-0.6rem',
  padding: '0 0.6rem',
  textAlign: 'start',
  ':hover': { background: vars.color.ground2 },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const sign = kitStyle({
  flex: 'none',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})
export const link = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.55rem',
  minHeight: '1.6rem',
  padding: '0.1rem 0.6rem',
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  // What is scrolled to shows its neighbour too: there is more.
  scrollMarginBlock: '1.8rem',
  ':hover': { background: vars.color.ground2 },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      background: cutCorner(vars.color.action, true),
      color: vars.color.onAction,
      fontWeight: vars.fontWeight.strong,
    },
    '&[aria-current]:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
})
export const count = kitStyle({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.xxs,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})
export const foot = kitStyle({
  display: 'grid',
  gap: '0.3rem',
  marginBlockStart: 'auto',
  paddingBlock: '0.7rem 0',
  paddingInline: '0.6rem 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
})
export const user = kitStyle({
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const footLinks = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.5rem',
})
export const footLink = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
