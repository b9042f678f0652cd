import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Two in a row on a phone, the last one alone where their number is odd; all in one row from a tablet on. */
export const figures = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.35,
  '@media': {
    [fromLetters('tablet')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
export const figure = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: '0.75rem 0.85rem',
  paddingInline: '0.9rem 0',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
  },
  '@media': {
    [fromLetters('tablet')]: {
      paddingInlineStart: '1rem',
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: '1rem', borderInlineStart: `1px solid ${vars.color.line}` },
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '&:nth-child(odd):last-child': { gridColumn: 'auto' },
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
})
/** The number is read after its word and stands above it. */
export const value = kitStyle({
  order: -1,
  margin: 0,
  fontSize: vars.fontSize.xl,
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
})
export const note = kitStyle({ margin: 0, color: vars.color.ink2 })
