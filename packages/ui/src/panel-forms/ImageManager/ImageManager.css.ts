import { cutMark } from '../../private/cut.ts'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { restingSign, restingWords } from '../../private/resting.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const coarse = '(pointer: coarse)'
const oneLine = '(min-width: 46rem)'

/** Whether everything of an image stands in one line is a matter of the space that the list has: a record has a rail. */
export const manager = kitStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
})
export const quiet = kitStyle({ color: vars.color.ink2 })
export const failure = kitStyle({ color: vars.color.err, overflowWrap: 'anywhere' })

export const drop = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem 1rem',
  padding: '0.95rem 1.1rem',
  border: `1px dashed ${vars.color.line2}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: vars.color.ink, background: vars.color.ground },
  },
})
export const dropWords = kitStyle({ flex: '1 1 12rem' })
export const choose = kitStyle({ '@media': { [coarse]: { minHeight: '2.75rem' } } })

const textButton = {
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  minHeight: '1.8rem',
  ':hover': { textDecorationThickness: '2px' },
  selectors: restingWords,
  '@media': { [coarse]: { minHeight: '2.75rem' } },
} as const
export const action = kitStyle(textButton)

const hover = { ':hover': { background: vars.color.ground2, color: vars.color.ink } } as const
export const iconButton = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  color: vars.color.ink2,
  ...hover,
  selectors: restingSign,
  '@media': { [coarse]: { width: '2.75rem', height: '2.75rem' } },
})

/** Thumb and name over progress and its words; one line from the tablet up. Why it did not come stands under its name. */
export const upload = kitStyle({
  display: 'grid',
  gridTemplateColumns: '3.3rem minmax(0, 1fr) auto',
  gap: '0.3rem 0.9rem',
  alignItems: 'center',
  paddingBlock: '0.55rem',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  '@media': {
    [fromLetters('tablet')]: {
      gridTemplateColumns: '3.3rem minmax(0, 13rem) minmax(0, 1fr) minmax(0, 11.5rem) auto',
      selectors: { '&[data-stopped]': { gridTemplateColumns: '3.3rem minmax(0, 1fr) auto auto' } },
    },
  },
})
export const uploadThumb = kitStyle({ height: '2.5rem', background: vars.color.ground })
export const local = kitStyle({ width: '100%', height: '100%', objectFit: 'contain' })
export const uploadName = kitStyle({ overflowWrap: 'anywhere' })

/** Under the name on a phone, after the button in reading the grid; beside it from the tablet up. */
const beside = { gridColumn: 'auto', order: 0 }
export const uploadState = kitStyle({
  gridColumn: '2 / -1',
  order: 1,
  '@media': {
    [fromLetters('tablet')]: {
      ...beside,
      selectors: { [`${upload}[data-stopped] > &`]: { gridColumn: '2 / -1', order: 1 } },
    },
  },
})
export const uploadNote = kitStyle({
  gridColumn: '2 / -1',
  order: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: beside },
})

/** What can be done about a file that is not there; two lines at most, each whole. */
export const uploadWays = kitStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '0.9rem' })

/**
 * Grip and preview over the descriptions over the switch on a phone; beside them from the tablet up; all in one line
 * where that has the space. Always in the order of the tab key.
 */
export const row = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  gap: '0.5rem 0.9rem',
  alignItems: 'center',
  paddingBlock: '0.7rem',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  fontSize: vars.fontSize.s,
  selectors: {
    '&[data-dragging]': { zIndex: 2, outline: `1.5px solid ${vars.color.ink}` },
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      insetInline: 0,
      borderTop: `2px solid ${vars.color.focus}`,
    },
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      insetInlineStart: '-0.3rem',
      width: '0.6rem',
      height: '0.6rem',
      background: vars.color.focus,
      clipPath: cutMark,
    },
    '&[data-drop="before"]::after': { top: '-1px' },
    '&[data-drop="before"]::before': { top: '-0.3rem' },
    '&[data-drop="after"]::after': { bottom: '-1px' },
    '&[data-drop="after"]::before': { bottom: '-0.3rem' },
  },
  '@media': {
    [fromLetters('tablet')]: { gridTemplateColumns: '2.75rem 7.6rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '@container': {
    [oneLine]: {
      gridTemplateColumns: '2rem 7.6rem minmax(0, 1fr) minmax(0, 1fr) minmax(6.6rem, auto) 2rem',
    },
  },
})

const besideTwoLines = {
  '@media': { [fromLetters('tablet')]: { gridRow: 'span 2' } },
  '@container': { [oneLine]: { gridRow: 'auto' } },
} as const
export const place = kitStyle({ display: 'grid', justifyItems: 'center', ...besideTwoLines })
export const step = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '1.5rem',
  color: vars.color.ink2,
  ...hover,
  selectors: restingSign,
  '@media': { [coarse]: { height: '2.75rem' } },
})
export const grip = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '2.4rem',
  color: vars.color.ink2,
  cursor: 'grab',
  // A finger on it drags the row, not the page.
  touchAction: 'none',
  ...hover,
  selectors: { [`${row}[data-dragging] &`]: { cursor: 'grabbing' }, ...restingSign },
  '@media': { [coarse]: { height: '2.75rem' } },
})

export const preview = kitStyle({
  position: 'relative',
  gridColumn: '2 / -1',
  height: '5rem',
  background: vars.color.ground,
  '@media': {
    [fromLetters('tablet')]: { gridColumn: 'auto', gridRow: 'span 2' },
  },
  '@container': besideTwoLines['@container'],
})
export const hung = kitStyle({
  position: 'absolute',
  inset: '8%',
  selectors: { [`${row}[data-active="false"] &`]: { opacity: 0.5 } },
})
export const document = kitStyle({
  position: 'absolute',
  inset: '0.3rem',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  overflow: 'hidden',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.25,
  textAlign: 'center',
})
export const documentName = kitStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
})
export const cover = kitStyle({
  position: 'absolute',
  insetInlineStart: '0.3rem',
  bottom: '0.3rem',
  // Over the tag's own colours.
  selectors: { '&&': { background: vars.color.ink, color: vars.color.paper } },
})

/** What is written in each language: two stand in the columns of the row, any other number in a column of their own. */
export const written = kitStyle({
  display: 'contents',
  selectors: {
    '&[data-stacked]': { display: 'grid', gap: '0.5rem', gridColumn: '1 / -1' },
  },
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-stacked]': { gridColumn: 'span 2' } } } },
})
export const description = kitStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '0.4rem',
  '@media': { [fromLetters('tablet')]: { gridColumn: 'auto' } },
})
export const words = kitStyle({
  minHeight: '4rem',
  resize: 'vertical',
  selectors: { [`${row}[data-active="false"] &`]: { color: vars.color.ink3 } },
})
export const toggle = kitStyle({
  gridColumn: '1 / 3',
  '@media': { [fromLetters('tablet')]: { gridColumn: 'auto' } },
})
export const remove = kitStyle({ justifySelf: 'end' })
/** Under all that is said of an image, beside its preview. */
export const more = kitStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  // A fold ends with a hairline: it is that of the row.
  marginBlockEnd: 'calc(-0.7rem - 1px)',
  '@media': { [fromLetters('tablet')]: { gridColumn: '3 / -1' } },
})
