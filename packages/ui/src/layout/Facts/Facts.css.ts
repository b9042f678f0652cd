import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters, onPaper } from '../../tokens/breakpoints.ts'

export const facts = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, width: '100%' })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space.s3,
  paddingBlock: '0.55rem',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [onPaper]: { gridTemplateColumns: '18mm minmax(0, 1fr)', border: 0, paddingBlock: 0 },
  },
})
/** Two and two where there is space, the term over what it is. */
export const inColumns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: `${vars.space.s5} ${vars.layout.gap}`,
  fontSize: vars.fontSize.m,
  lineHeight: 1.45,
  textWrap: 'balance',
  whiteSpace: 'pre-line',
})
export const smallTerm = kitStyle({ color: vars.color.ink2, fontSize: vars.fontSize.s })
export const term = kitStyle({ color: vars.color.ink2 })
export const value = kitStyle({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
