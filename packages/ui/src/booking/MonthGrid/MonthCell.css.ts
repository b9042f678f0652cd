import { cutCorner } from '../../private/cut.ts'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { fadeIn } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')
const forced = '(forced-colors: active)'

/** A day: its number over the bar at its foot. On a phone there is no space for words or lines between days. */
export const cell = kitStyle({
  position: 'relative',
  minWidth: 0,
  minHeight: '4.1rem',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&[data-state="closed"]': { background: vars.color.ground } },
  '@media': {
    [tablet]: {
      minHeight: '7.9rem',
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
    },
  },
})

/** What fills the cell: the link of a day that can be chosen. */
export const content = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '100%',
  padding: '0.35rem 0 0.55rem',
  ':focus-visible': { outlineOffset: '2px', position: 'relative', zIndex: 3 },
  selectors: {
    'a&:hover:not([data-chosen])': { background: vars.color.ground },
    '&[data-chosen]': {
      position: 'relative',
      zIndex: 2,
      background: vars.color.paper,
      boxShadow: `0 0 0 2px ${vars.color.ink}`,
    },
  },
  '@media': {
    [tablet]: { padding: '0.5rem 0 0.7rem' },
    [forced]: { selectors: { '&[data-chosen]': { outline: '2px solid CanvasText' } } },
  },
})

export const line = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: '1.9rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: { '&[data-today]': { color: vars.color.ink, fontWeight: vars.fontWeight.strong } },
  '@media': {
    [tablet]: {
      flexFlow: 'wrap',
      justifyContent: 'space-between',
      columnGap: '0.4rem',
      paddingInline: '0.55rem 0.5rem',
    },
  },
})

export const number = kitStyle({
  fontSize: `min(${vars.fontSize.m}, 5vw)`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  selectors: {
    // On a phone a month stands under its first day: in some languages its name is as wide as the cell.
    '&[data-month]': {
      width: 'min-content',
      fontSize: 'inherit',
      lineHeight: '0.95rem',
      textAlign: 'center',
      whiteSpace: 'normal',
      // Its own width is its first line's, and its second may be a pixel wider.
      overflowWrap: 'normal',
    },
    '&[data-month]::first-line': { fontSize: `min(${vars.fontSize.m}, 5vw)` },
    [`${cell}:is([data-state="closed"], [data-state="past"]) &`]: { color: vars.color.ink3 },
    '[data-chosen] &': { fontWeight: vars.fontWeight.strong },
    // Also where the day has nothing.
    [`${cell} [data-today] > &`]: {
      minWidth: '1.9rem',
      textAlign: 'center',
      fontWeight: vars.fontWeight.strong,
      borderRadius: vars.radius.control,
      color: vars.color.onAction,
      background: cutCorner(vars.color.action, true),
    },
  },
  '@media': {
    [tablet]: {
      fontSize: vars.fontSize.l,
      selectors: {
        '&[data-month]': { fontSize: vars.fontSize.l, lineHeight: 'inherit', whiteSpace: 'nowrap' },
        '&[data-month]::first-line': { fontSize: vars.fontSize.l },
        '[data-today] > &': { marginInlineStart: '-0.3rem' },
      },
    },
    [forced]: { selectors: { '[data-today] > &': { color: 'CanvasText', border: '1px solid' } } },
  },
})

export const word = kitStyle({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  ...cutAtEnd,
  lineHeight: 1.2,
  '@media': { [tablet]: { display: 'block' } },
})

/** What a day's bar looks like, small in the key too: whole with a dot, a third with a smaller one, hatched. */
export const bar = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '1.1rem',
  marginInlineEnd: '1px',
  background: vars.event.solid,
  boxShadow: `inset 0 1px ${vars.event.edge}, inset 0 -1px ${vars.event.edge}`,
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: vars.event.on,
    zIndex: 1,
  },
  selectors: {
    '&[data-state="few"]': { background: vars.event.tint, justifyItems: 'start' },
    '&[data-state="few"]::before': { width: '6px', height: '6px', marginInlineStart: 'calc(17% - 3px)' },
    '&[data-state="few"]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '34%',
      background: vars.event.solid,
    },
    '&[data-state="full"]': { background: hatch(8), boxShadow: 'none' },
    '&:is([data-state="full"], [data-state="closed"])::before': { content: 'none' },
    '&[data-state="closed"]': {
      background: vars.color.ground,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  },
  '@media': {
    [tablet]: { selectors: { [`${content} > &`]: { height: '2rem' } } },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[data-loaded] &': { animation: `${fadeIn} 160ms` } },
    },
    [forced]: {
      border: '1px solid CanvasText',
      '::before': { background: 'CanvasText' },
      selectors: {
        '&[data-state="few"]::after': { borderInlineEnd: '1px solid CanvasText' },
        '&[data-state="full"]': { background: forcedHatch(8), forcedColorAdjust: 'none' },
      },
    },
  },
})
/** In the key. */
export const swatch = kitStyle({ flex: 'none', width: '1.9rem' })
