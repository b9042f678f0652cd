import { createVar, fallbackVar } from '@vanilla-extract/css'
import { forcedHatch, hatch, mirroredSlant } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { wide } from './wide.ts'

const forced = '(forced-colors: active)'
const barHeight = createVar('bar-height')
/** How deep the closing day's corner is cut, along the diagonal. It has a meaning: without cut corners it stays small. */
const cut = `max(0.35rem, 1.555 * ${vars.corner})`

/** A day of a row. On a phone an inactive one is a hairline at half height. */
export const cell = kitStyle({
  vars: { [barHeight]: '2.75rem' },
  position: 'relative',
  // A pixel to begin with, so that they do not all fit beside the label.
  flex: '1 1 1px',
  minWidth: 0,
  minHeight: barHeight,
  selectors: {
    '&[data-state="inactive"]': {
      background: `linear-gradient(${vars.color.line}, ${vars.color.line}) center / 100% 1px no-repeat`,
    },
    '&[data-closed]': { background: vars.color.ground },
  },
  '@media': {
    [wide]: {
      vars: { [barHeight]: '2.5rem' },
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: {
        '&[data-state="inactive"]:not([data-closed])': { background: 'none' },
        '&[data-today]': { borderInlineStartColor: vars.color.ink },
      },
    },
  },
})

/** Bar and ring lie on the same box; only the bar is cut, a clipped ring would lose its corner. */
const box = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: '1px',
  height: barHeight,
  marginBlock: 'auto',
} as const

/** A line along both long edges, and one along the cut. */
const edges = (color: string) => `inset 0 1px ${color}, inset 0 -1px ${color}`
const cutEdge = (color: string) => `linear-gradient(225deg, ${color} calc(${cut} + 1.5px), transparent 0)`
/** Those of a bar that is too light to stand on paper by itself. */
const rim = fallbackVar(vars.event.rim, 'transparent')

/** A bar of a day with few places left. */
const third = `linear-gradient(90deg, ${vars.event.solid} 34%, ${vars.event.tint} 0)`

const forcedCut = `linear-gradient(225deg, CanvasText calc(${cut} + 1.5px), transparent 0)`

/** The whole cell can be pressed; what is seen is the bar in its middle. */
export const control = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  // Its last day is cut where one reads to, and what is left of it begins where one begins to read.
  '::before': { ...box, scale: `${readingWay} 1`, background: vars.event.solid, boxShadow: edges(rim) },
  '::after': { ...box, pointerEvents: 'none' },
  ':hover': { zIndex: 5 },
  ':focus-visible': { zIndex: 3, outline: 'none' },
  selectors: {
    '&[data-state="full"]::before': { background: hatch(8, mirroredSlant) },
    '&[data-state="nothing"]::before': { background: vars.event.tint, boxShadow: edges(vars.event.edge) },
    // A third of the bar, as in the month.
    '&[data-few]::before': {
      background: third,
      boxShadow: edges(vars.event.edge),
    },
    '&[data-closing]::before': {
      background: `${cutEdge(rim)}, ${vars.event.solid}`,
      // A mask follows the pixels that the bar is snapped to, a clip path would leave it a hair lower than the others.
      maskImage: `linear-gradient(225deg, transparent ${cut}, #000 calc(${cut} + 0.5px))`,
    },
    '&[data-closing][data-few]::before': { background: `${cutEdge(vars.event.edge)}, ${third}` },
    '&[data-closing][data-state="full"]::before': {
      background: `${cutEdge(rim)}, ${hatch(8, mirroredSlant)}`,
    },
    '&[data-closing][data-state="nothing"]::before': {
      background: `${cutEdge(vars.event.edge)}, ${vars.event.tint}`,
    },
    '&[data-selected]': { zIndex: 2 },
    // The paper between bar and ring keeps the ring's contrast over the bars beside it.
    '&[data-selected]::after, &:focus-visible::after': {
      outline: `2px solid ${vars.color.ink}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.paper}`,
    },
    '&:focus-visible::after': { outlineColor: vars.color.focus },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before': { border: '1px solid CanvasText' },
        '&[data-state="full"]::before': {
          background: forcedHatch(8, mirroredSlant),
          forcedColorAdjust: 'none',
        },
        // The mask opens the frame at the corner: a line along the cut closes it.
        '&[data-closing]::before': {
          background: `${forcedCut}, Canvas`,
          forcedColorAdjust: 'none',
        },
        '&[data-closing][data-state="full"]::before': {
          background: `${forcedCut}, ${forcedHatch(8, mirroredSlant)}`,
        },
        '&[data-selected]::after': { outlineColor: 'CanvasText' },
        '&:focus-visible::after': { outlineColor: 'Highlight' },
      },
    },
  },
})

/** Whole pixels, so that it stays round at any root size. */
export const dot = kitStyle({
  position: 'relative',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: vars.event.on,
  transition: `transform ${vars.duration.t1} ${vars.easing.standard}`,
  selectors: {
    '&[data-small]': { width: '6px', height: '6px' },
    '[data-few] > &': {
      justifySelf: 'start',
      marginInlineStart: 'calc(17% - 3px)',
    },
    [`${control}:hover > &`]: { transform: 'scale(1.5)' },
    [`${control}:active > &`]: { transform: 'scale(0.9)' },
  },
  '@media': {
    [wide]: { selectors: { '&:not([data-small])': { width: '12px', height: '12px' } } },
    [forced]: { background: 'CanvasText' },
  },
})

/** Stands in the gap over the bar, where it hides no other bar; there is no space for it on a phone. */
export const tip = kitStyle({
  display: 'none',
  position: 'absolute',
  bottom: `calc(50% + ${barHeight} / 2 + 0.45rem)`,
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '0.5rem 0.6rem',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.xs,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [wide]: {
      selectors: {
        [`${control}:hover > &, ${control}:focus-visible > &`]: { display: 'block' },
        '[data-quiet] &': { display: 'none' },
      },
    },
    [forced]: { border: '1px solid CanvasText' },
  },
})
