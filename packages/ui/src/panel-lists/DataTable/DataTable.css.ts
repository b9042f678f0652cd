import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const root = kitStyle({
  fontSize: vars.fontSize.admin,
  lineHeight: 1.3,
  minWidth: 0,
})
export const table = kitStyle({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [fromLetters('desktop')]: { display: 'table' } },
})
export const body = kitStyle({
  display: 'block',
  '@media': { [fromLetters('desktop')]: { display: 'table-row-group' } },
})
// Whatever the focus comes to in a row stands clear of the head that stays in sight, and of a bar at the foot.
kitGlobal(`${body} *`, { scrollMarginBlock: '4rem 6rem' })
/** No head on a phone; a row of what sorts on a tablet; from 1088px the head that stays in sight. */
export const head = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('tablet')]: { display: 'block', borderBlockEnd: `1px solid ${vars.color.ink}` },
    [fromLetters('desktop')]: { display: 'table-header-group', borderBlockEnd: 0 },
  },
})
export const headRow = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.2rem 1.4rem',
  overflowX: 'auto',
  '@media': { [fromLetters('desktop')]: { display: 'table-row' } },
})
export const headCell = kitStyle({
  padding: 0,
  textAlign: 'start',
  fontWeight: vars.fontWeight.normal,
  fontSize: '0.72rem',
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  // No stronger than the rules of wider windows below.
  selectors: { '&:where(:not([data-sortable], [data-tick]))': { display: 'none' } },
  '@media': {
    [fromLetters('desktop')]: {
      display: 'table-cell',
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: '2.1rem',
      padding: '0 0.42rem',
      background: vars.color.paper,
      boxShadow: `inset 0 -1px ${vars.color.ink}`,
      selectors: {
        '&[data-from]': { display: 'none' },
        '&[data-align="end"]': { textAlign: 'end' },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&[data-tick]': { paddingInlineStart: '0.45rem' },
      },
    },
    [fromLetters('wide')]: {
      selectors: { '&[data-from="wide"]': { display: 'table-cell' } },
    },
    [fromLetters('full')]: {
      selectors: { '&[data-from="full"]': { display: 'table-cell' } },
    },
  },
})
export const sorter = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minHeight: '1.6rem',
  ':hover': { color: vars.color.ink, textDecoration: 'underline 1px', textUnderlineOffset: '0.25em' },
  ':focus-visible': { outlineOffset: '1px' },
  selectors: {
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
      color: vars.color.ink,
      fontWeight: vars.fontWeight.strong,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const whole = kitStyle({
  display: 'block',
  padding: `${vars.space.s4} 0`,
  '@media': { [fromLetters('desktop')]: { display: 'table-cell' } },
})
export const wholeRow = kitStyle({
  display: 'block',
  '@media': { [fromLetters('desktop')]: { display: 'table-row' } },
})
/** What is on its way: plain ground, nothing moves. */
export const bone = kitStyle({
  display: 'block',
  height: '0.7rem',
  background: vars.color.ground2,
  selectors: { '&[data-short]': { width: '60%' } },
})
export const boneBox = kitStyle({
  display: 'block',
  width: '1.1rem',
  height: '1.1rem',
  background: vars.color.ground2,
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.6rem 1.4rem',
  paddingBlockStart: '0.8rem',
  color: vars.color.ink2,
})
export const columnsOpener = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1.9rem',
  padding: '0.2rem 0.65rem',
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  selectors: {
    '&[data-state="open"]': { background: vars.color.ink, color: vars.color.paper, boxShadow: 'none' },
  },
})
