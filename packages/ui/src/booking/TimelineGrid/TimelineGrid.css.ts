import { cutCorner } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { wide } from './wide.ts'

const desktop = fromLetters('desktop')

/**
 * Its own stacking context: tooltips and the sticky days never rise over a menu of the page. Its bars and those of its key
 * are backgrounds, which printers would leave out.
 */
export const timeline = kitStyle({ isolation: 'isolate', printColorAdjust: 'exact' })

export const head = kitStyle({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s6}`,
  marginBottom: vars.space.s5,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})

export const nav = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s5,
  fontSize: vars.fontSize.s,
})
export const navLink = kitStyle({
  paddingBlock: '0.5rem',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  ':hover': { textDecorationThickness: '2px' },
})

/**
 * On a phone the label is a line of its own above the strip of days; from the tablet up it is the first column.
 * However many days there are, they share the rest, by classes alone: the site's policy forbids style attributes.
 */
const columns = {
  // Else a sheet would end within the first row, and so tear it from the days.
  breakInside: 'avoid',
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(15rem, 3.6fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
} as const

export const days = kitStyle({
  ...columns,
  breakAfter: 'avoid',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.ink}`,
})

/** Seen from the tablet up; on a phone the heading says the month. */
export const month = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [wide]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      alignSelf: 'end',
      paddingBottom: '0.55rem',
      fontSize: vars.fontSize.s,
      color: vars.color.ink2,
    },
  },
})

export const day = kitStyle({
  flex: '1 1 1px',
  minWidth: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: '0.2rem',
  padding: '0.4rem 0 0.45rem',
  fontSize: `min(${vars.fontSize.xxs}, 3.3vw)`,
  lineHeight: 1,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-closed]': { color: vars.color.ink3 },
    // Tighter, as "today" is wider than a column of the smallest phone.
    '&[data-today]': { color: vars.color.ink, fontWeight: vars.fontWeight.strong, letterSpacing: '-0.05em' },
  },
  '@media': {
    [wide]: {
      selectors: { '&[data-today]': { letterSpacing: 'normal' } },
      justifyItems: 'start',
      gap: '0.3rem',
      paddingBlock: '0.5rem 0.55rem',
      paddingInline: '0.55rem 0',
      fontSize: vars.fontSize.xs,
    },
  },
})

/** The new month's name over its first day: three letters where a column is narrower than the word. */
export const newMonth = kitStyle({ fontWeight: vars.fontWeight.strong, color: vars.color.ink })
export const short = kitStyle({ '@media': { [desktop]: { display: 'none' } } })
export const whole = kitStyle({ display: 'none', '@media': { [desktop]: { display: 'inline' } } })

export const number = kitStyle({
  display: 'grid',
  placeItems: 'center',
  // No wider than a tenth of the window, however large the text is.
  width: 'min(1.75rem, 8.2vw)',
  height: 'min(1.75rem, 8.2vw)',
  fontSize: `min(${vars.fontSize.m}, 5.4vw)`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  selectors: {
    [`${day}[data-closed] > &`]: { color: vars.color.ink3 },
    [`${day}[data-today] > &`]: {
      borderRadius: vars.radius.control,
      color: vars.color.onAction,
      background: cutCorner(vars.color.action, true),
    },
  },
  '@media': {
    [wide]: {
      justifyItems: 'start',
      width: '1.9rem',
      height: '1.9rem',
      fontSize: vars.fontSize.l,
      selectors: { [`${day}[data-today] > &`]: { justifyItems: 'center', marginInlineStart: '-0.3rem' } },
    },
    '(forced-colors: active)': {
      selectors: { [`${day}[data-today] > &`]: { color: 'CanvasText', border: '1px solid' } },
    },
  },
})

export const row = kitStyle({
  ...columns,
  paddingBottom: '0.95rem',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { ...columns['@media'][wide], paddingBottom: 0 } },
})

export const label = kitStyle({
  flex: '0 0 100%',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '0.2rem',
  padding: '0.95rem 0 0.55rem',
  overflowWrap: 'break-word',
  '@media': { [wide]: { paddingBlock: '1.15rem', paddingInline: `0 ${vars.space.s5}` } },
})
export const title = kitStyle({
  justifySelf: 'start',
  maxWidth: '100%',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  selectors: { '&[data-inactive]': { fontWeight: vars.fontWeight.normal, color: vars.color.ink2 } },
})
export const note = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, color: vars.color.ink2 })

/** Stands for a row until the events are there. */
export const blank = kitStyle({
  height: '7.1rem',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { height: '4.95rem' } },
})
export const empty = kitStyle({
  flex: 1,
  padding: `${vars.space.s5} 0`,
  color: vars.color.ink2,
  '@media': { [wide]: { gridColumn: '1 / -1' } },
})
