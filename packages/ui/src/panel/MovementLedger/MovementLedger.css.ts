import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

export const ledger = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
/** A card per movement, and from 1088px on a line of a table. */
export const table = kitStyle({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [fromLetters('desktop')]: { display: 'table' } },
})
export const head = kitStyle({
  display: 'none',
  '@media': { [fromLetters('desktop')]: { display: 'table-header-group' } },
})
export const headCell = kitStyle({
  padding: '0.45rem 0.7rem',
  textAlign: 'start',
  fontWeight: vars.fontWeight.normal,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[data-align="end"]': { textAlign: 'end' },
  },
})
export const body = kitStyle({
  display: 'block',
  '@media': { [fromLetters('desktop')]: { display: 'table-row-group' } },
})
export const movement = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.25rem 1rem',
  paddingBlock: '0.8rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  selectors: {
    '&[data-last]': { color: vars.color.ink },
    '&[data-more]': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [fromLetters('desktop')]: { display: 'table-row' },
  },
})
export const cell = kitStyle({
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: vars.fontWeight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-cell="date"], &[data-cell="status"]': { gridColumn: 'auto' },
    '&:empty': { display: 'none' },
  },
  '@media': {
    [fromLetters('desktop')]: {
      height: '2.95rem',
      padding: '0.75rem 0.7rem',
      verticalAlign: 'baseline',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&:empty': { display: 'table-cell' },
        '[data-more] > &': { borderBlockEnd: 0 },
        '&[data-cell="price"]': { textAlign: 'end', whiteSpace: 'nowrap' },
        '&[data-cell="address"]': { width: '24%' },
        // Its button has air of its own.
        '&[data-cell="strike"]': { paddingBlock: '0.25rem' },
        '&[data-cell="date"], &[data-cell="status"], &[data-cell="strike"]': {
          width: '1px',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})
/** Beneath a line, as wide as the table. */
export const moreRow = kitStyle({
  display: 'block',
  paddingBlock: '0.2rem 0.8rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [fromLetters('desktop')]: { display: 'table-row' } },
})
export const more = kitStyle({
  display: 'block',
  padding: 0,
  '@media': {
    [fromLetters('desktop')]: {
      display: 'table-cell',
      padding: '0 0 0.8rem',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
/** Words that stand with a value where there is no head over it. */
export const term = kitStyle({
  color: vars.color.ink2,
  '@media': { [fromLetters('desktop')]: { display: 'none' } },
})
export const strike = kitStyle({
  minHeight: '2.1rem',
  color: vars.color.err,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
})
/** Beside its tag on a card; under it in the table, whose columns are narrow. */
export const last = kitStyle({
  marginInlineStart: vars.space.s2,
  fontWeight: vars.fontWeight.strong,
  '@media': { [fromLetters('desktop')]: { display: 'block', marginInlineStart: 0 } },
})
/** Who struck a line through, and when: what of it is not struck. */
export const note = kitStyle({
  display: 'block',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
})
export const by = kitStyle({ display: 'block', fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const form = kitStyle({
  paddingBlock: '0.2rem 0.4rem',
})
export const bone = kitStyle({
  display: 'block',
  width: '8rem',
  maxWidth: '100%',
  height: '0.7rem',
  background: vars.color.ground2,
})
