import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** What is said in it unseen scrolls with it, and widens no page. */
export const scroller = kitStyle({ position: 'relative', overflowX: 'auto', minWidth: 0 })
export const table = kitStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [fromLetters('tablet')]: { fontSize: vars.fontSize.admin } },
})
const ends = {
  '&:first-child': { textAlign: 'start', paddingInlineStart: 0 },
  '&:last-child': { paddingInlineEnd: 0 },
} as const
export const head = kitStyle({
  height: '2.15rem',
  padding: '0.1rem 0.15rem',
  fontSize: '0.68rem',
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink2,
  textAlign: 'end',
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  selectors: ends,
  '@media': { [fromLetters('tablet')]: { padding: '0.1rem 0.42rem', fontSize: '0.72rem' } },
})
export const cell = kitStyle({
  height: '2.15rem',
  padding: '0.1rem 0.15rem',
  fontWeight: vars.fontWeight.normal,
  textAlign: 'end',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { ...ends, 'tfoot &': { fontWeight: vars.fontWeight.strong } },
  '@media': { [fromLetters('tablet')]: { padding: '0.1rem 0.42rem' } },
})
