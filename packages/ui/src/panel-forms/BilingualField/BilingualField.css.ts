import { error } from '../../forms/Field/Field.css.ts'
import {
  changedDot,
  clipped,
  factColumns,
  largeName,
  textColumns,
  textLine,
} from '../../private/inPlaceRules.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { languageNumbers } from '../../private/languageNumbers.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Where the languages of a text stand beside its label: in two columns, in as many rows as there are pairs of them. */
const inColumns = (row: 1 | 2) =>
  Object.fromEntries(
    languageNumbers.map((number) => [
      `[data-in-place="text"][data-place="${number}"] > &`,
      { gridColumn: 3 - (number % 2), gridRow: 2 * Math.floor((number - 1) / 2) + row },
    ])
  )

/** Two languages side by side, one over the other on a phone. */
export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  gridColumn: '1 / -1',
  selectors: {
    '&[data-in-place="fact"]': { gridTemplateColumns: factColumns, columnGap: vars.space.s3 },
    '&[data-in-place="text"]': textLine,
  },
  '@media': {
    [fromLetters('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: {
        '&[data-in-place="name"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-in-place="text"]': { gridTemplateColumns: textColumns.both },
      },
    },
  },
})

/** Head, control and notes lie on the lines of the pair: both controls are as high as the higher. */
export const side = kitStyle({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: '0.4rem',
  minWidth: 0,
  selectors: {
    '& + &': { marginTop: vars.space.s4 },
    // Its parts stand in the columns of the pair: the first brings the label of all.
    '&[data-in-place]': { display: 'contents' },
  },
  '@media': {
    [fromLetters('tablet')]: {
      selectors: { '& + &': { marginTop: 0 }, '& + & + &': { marginTop: vars.space.s4 } },
    },
  },
})
export const control = kitStyle({
  display: 'grid',
  selectors: {
    '[data-in-place] > &': { position: 'relative', alignContent: 'start', lineHeight: 1.6 },
    '[data-in-place="name"] > &': { lineHeight: 'inherit' },
    '[data-in-place="name"][data-place="1"] > &': largeName,
    '[data-long][data-place="1"] > &': { fontSize: vars.fontSize.xl, lineHeight: 1.15 },
    '[data-in-place="name"]:not([data-place="1"]) > &': {
      marginTop: '0.45rem',
      fontSize: vars.fontSize.l,
      fontWeight: vars.fontWeight.normal,
      lineHeight: 1.3,
      color: vars.color.ink2,
    },
    '[data-in-place="fact"] > &': { gridColumn: 2 },
    '[data-in-place="fact"]:not([data-place="1"]) > &': { color: vars.color.ink2 },
    '[data-in-place="text"] > &': { fontSize: '0.92rem', lineHeight: 1.55 },
    '[data-changed] > &::before': changedDot,
  },
  '@media': {
    [fromLetters('tablet')]: {
      selectors: {
        ...inColumns(1),
      },
    },
  },
})
export const notes = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4rem',
  selectors: {
    '[data-in-place] > &': { position: 'relative', justifyItems: 'start' },
    '[data-in-place] > &:empty': { display: 'none' },
    // What is said under a name is no part of it.
    '[data-in-place="name"] > &': { fontStyle: 'normal', fontWeight: vars.fontWeight.normal },
    // Clear of the ring of the field above.
    [`[data-in-place] > &:has(> ${error})`]: { marginTop: '0.55rem' },
    '[data-in-place="fact"] > &': { gridColumn: 2 },
  },
  '@media': {
    [fromLetters('tablet')]: {
      selectors: {
        ...inColumns(2),
      },
    },
  },
})
/** Takes the other language over, to begin with. */
export const copy = kitStyle({
  minHeight: '1.8rem',
  color: vars.color.warn,
  fontSize: vars.fontSize.s,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})

/** As high with a mark as without. */
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.2rem 0.75rem',
  minHeight: '1.1rem',
  selectors: {
    '[data-in-place] > &': { alignSelf: 'baseline', justifyContent: 'start' },
    '[data-in-place="name"] > &': clipped,
    '[data-in-place="fact"]:not([data-place="1"]) > &': clipped,
    // Of two lines it stands beside both languages, and holds them no further apart.
    '[data-in-place="fact"][data-place="1"] > &': { gridColumn: 1, gridRow: '1 / span 3' },
  },
  '@media': {
    [fromLetters('tablet')]: {
      selectors: {
        '[data-in-place="text"][data-place="1"] > &': { gridColumn: 1, gridRow: '1 / span 3' },
        '[data-in-place="text"]:not([data-place="1"]) > &': clipped,
      },
    },
  },
})
export const language = kitStyle({
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink3,
  selectors: {
    '[data-in-place="fact"] > * > * > &': clipped,
    '[data-in-place="text"] > * > * > &': clipped,
  },
})
export const area = kitStyle({ minHeight: '3.6rem', resize: 'vertical' })
/** As high as what is in it, in browsers that can do that, which then know of no rows: so many lines it has at least. */
export const growing = kitStyle({ fieldSizing: 'content' })
/** Of more rows a text keeps to them, and grows by hand. */
export const mostGrowingRows = 9
for (let rows = 3; rows <= mostGrowingRows; rows += 1) {
  kitGlobal(`${growing}[rows="${rows}"]`, { minHeight: `calc(${rows} * 1.4em + 1.1rem + 2px)` })
}

export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 1.2rem' })
/** As tall as a finger on touch screens. */
export const action = kitStyle({
  minHeight: '1.8rem',
  fontSize: vars.fontSize.s,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})

export const changes = kitStyle({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.ground,
  fontSize: vars.fontSize.s,
  lineHeight: 1.5,
  maxHeight: '18rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
})
export const gone = kitStyle({ color: vars.color.ink2, textDecoration: 'line-through 1px' })
export const came = kitStyle({
  paddingInline: '0.2rem',
  background: vars.color.okTint,
  color: vars.color.ok,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
})
