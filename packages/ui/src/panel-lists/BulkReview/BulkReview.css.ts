import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'

/** Space for the values in columns of their own beside the names. */
const wide = '(min-width: 34rem)'
const line = `1px solid ${vars.color.line}`
const columns = '6.4rem 6.9rem 4.6rem'

export const summary = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '1.6rem',
})
export const sums = kitStyle({
  display: 'grid',
  gap: '0.15rem',
  marginBottom: vars.space.s4,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { justifyItems: 'end' } },
})
/** Each by itself: Latin sums in an Arabic line would take the arrow into theirs, where it would point back. */
export const sumBefore = kitStyle({ unicodeBidi: 'isolate' })
export const sumAfter = kitStyle({
  unicodeBidi: 'isolate',
  textDecoration: 'none',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink,
})
export const arrow = kitStyle({ paddingInline: '0.6rem' })

const grid = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.2rem 0.7rem',
} as const
export const head = kitStyle({
  display: 'none',
  paddingBlock: '0.4rem',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
  '@container': { [wide]: { ...grid, display: 'grid' } },
})
export const headColumns = kitStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: '0.7rem',
  textAlign: 'end',
})

export const list = kitStyle({ borderTop: line, '@container': { [wide]: { borderTop: 0 } } })
export const row = kitStyle({
  ...grid,
  minHeight: '3.4rem',
  paddingBlock: '0.4rem',
  paddingInline: '0.5rem 0',
  borderBottom: line,
  selectors: {
    '&[data-refused]': { boxShadow: `inset calc(2px * ${readingWay}) 0 0 ${vars.color.err}` },
    '&[data-left]': { color: vars.color.ink2 },
  },
  '@media': {
    // One under the other, each with the width to itself.
    [inLargeLetters]: { display: 'block' },
    '(forced-colors: active)': { selectors: { '&[data-refused]': { borderInlineStart: '2px solid' } } },
  },
})
export const values = kitStyle({
  display: 'grid',
  gap: '0.35rem',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
/** Before over after where there is little space, in columns where there is more. */
export const change = kitStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: '0.15rem',
  '@container': {
    [wide]: { gridTemplateColumns: columns, gap: '0.7rem', alignItems: 'baseline' },
  },
})
export const changeLabel = kitStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
  '@container': { [wide]: { gridColumn: '1 / -1' } },
})
export const before = kitStyle({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const after = kitStyle({
  paddingInline: '0.25rem',
  background: vars.color.okTint,
  color: vars.color.ok,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-left] &`]: { background: 'none', color: 'inherit', fontWeight: vars.fontWeight.normal },
  },
})
export const difference = kitStyle({
  display: 'none',
  color: vars.color.ink2,
  '@container': { [wide]: { display: 'block' } },
})
export const reason = kitStyle({
  gridColumn: '2 / -1',
  color: vars.color.err,
  '@container': { [wide]: { gridColumn: 'auto', maxWidth: '20rem' } },
  '::before': {
    content: '',
    display: 'inline-block',
    width: '0.55em',
    height: '0.55em',
    marginInlineEnd: '0.4rem',
    background: 'currentColor',
    clipPath: cutMark,
  },
})
export const include = kitStyle({
  minHeight: '1.5rem',
  color: vars.color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
/** Beside the button that stops it, also on a phone. */
export const progress = kitStyle({ flex: '1 1 5rem', display: 'grid', gap: '0.35rem' })
