import { fallbackVar } from '@vanilla-extract/css'
import { columnSide } from '../../panel/FootBar/FootBar.css.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const side = fallbackVar(columnSide, '0px')

/** A card, and from 1088px on a row. Ticked, it stands on ground behind an ink edge. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '0.5rem',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-selectable]': { gridTemplateColumns: '1.7rem minmax(0, 1fr) auto auto' },
    '&[data-selected]': {
      background: vars.color.ground,
      boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.ink}`,
      marginInline: `calc(-1 * ${side})`,
      paddingInline: side,
    },
    '&[data-dimmed]': { color: vars.color.ink3 },
    // The keyboard's row: the frame is inside it, where neighbours cannot cover it.
    '&:has([data-row-target]:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    // One under the other, each with the width to itself.
    [inLargeLetters]: { display: 'block' },
    [fromLetters('desktop')]: {
      display: 'table-row',
      selectors: {
        '&[data-selected]': { boxShadow: `inset calc(2px * ${readingWay}) 0 0 ${vars.color.ink}` },
        '&[data-row]:hover': { background: vars.color.ground },
      },
    },
  },
})

/** What a card has no place for is not on it. */
export const cell = kitStyle({
  display: 'none',
  minWidth: 0,
  padding: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    // Neither this nor that of the menu is stronger than the rules of wider windows.
    '&:where([data-card])': { display: 'block' },
    [`${row}[data-selectable] > &[data-card="main"]`]: { gridColumn: '2' },
    '&[data-card="main"], &[data-card="tick"], &[data-card="aside"]': { gridRow: '1' },
    '&[data-card="aside"]': { justifySelf: 'end' },
    '&[data-card="below"]': { gridColumn: '1 / -1' },
    '&[data-card="below"]:not(:empty)': { marginBlockStart: '0.5rem' },
    [`${row}[data-selectable] > &[data-card="below"]`]: { gridColumn: '2 / -1' },
    '&:where([data-card="menu"])': { display: 'none', gridRow: '1' },
  },
  '@media': {
    [fromLetters('tablet')]: { selectors: { '&:where([data-card="menu"])': { display: 'block' } } },
    [fromLetters('desktop')]: {
      display: 'table-cell',
      height: '2.85rem',
      padding: '0.42rem',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: {
        '&[data-from]': { display: 'none' },
        '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        // Long enough to tell one name from another, however much stands in the other columns.
        '&[data-card="main"]': { minWidth: '9rem' },
        '&[data-width="fit"]': { width: '1px', whiteSpace: 'nowrap' },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&[data-card="tick"]': { width: '2.2rem', paddingInlineStart: '0.45rem' },
        '&[data-card="menu"]': { width: '1px' },
      },
    },
    [fromLetters('wide')]: {
      selectors: {
        '&[data-card="main"]': { minWidth: '10.5rem' },
        '&[data-width="words"]': { minWidth: '5.8rem' },
        '&[data-from="wide"]': { display: 'table-cell' },
      },
    },
    [fromLetters('full')]: { selectors: { '&[data-from="full"]': { display: 'table-cell' } } },
  },
})

// What is as narrow as it can be would break its row, and what is said under a switch would run out of it.
kitGlobal(`${cell}[data-width="fit"] > *`, {
  '@media': { [fromLetters('desktop')]: { flexWrap: 'nowrap', gridTemplateColumns: 'auto' } },
})
kitGlobal(`${cell}[data-width="fit"] > * > *`, {
  '@media': { [fromLetters('desktop')]: { minWidth: 'max-content' } },
})

/** All of the name leads to the row's own screen. */
export const link = kitStyle({
  display: 'grid',
  alignContent: 'center',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  ':hover': { textDecorationLine: 'underline' },
  // The whole row shows the focus.
  ':focus-visible': { outline: 'none' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const menuOpener = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  color: vars.color.ink2,
  ':hover': { background: vars.color.ground2, color: vars.color.ink },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[data-state="open"]': { background: vars.color.ink, color: vars.color.paper } },
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
})
