import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { restingSign } from '../../private/resting.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const coarse = '(pointer: coarse)'
const gap = '1rem'

export const grid = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `1.4rem ${gap}`,
  '@media': {
    [fromLetters('phone')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(6.2rem, 1fr))' },
  },
})

/** A line before or after the tile shows where the dragged one would go. */
export const tile = kitStyle({
  position: 'relative',
  minWidth: 0,
  background: vars.color.paper,
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  selectors: {
    '&[data-dragging]': { zIndex: 2, outline: `1.5px solid ${vars.color.ink}`, outlineOffset: '0.4rem' },
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      insetBlock: 0,
      borderInlineStart: `2px solid ${vars.color.focus}`,
    },
    '&[data-drop="before"]::after': { insetInlineStart: `calc(${gap} / -2 - 1px)` },
    '&[data-drop="after"]::after': { insetInlineEnd: `calc(${gap} / -2 - 1px)` },
  },
})

/** The ground that the work hangs on. */
export const ground = kitStyle({
  position: 'relative',
  aspectRatio: '1',
  marginBottom: '0.5rem',
  background: vars.color.ground,
})
/** Clear of the number and the grip over it. */
export const hung = kitStyle({ position: 'absolute', inset: '1.8rem 12% 8%' })
export const missing = kitStyle({
  position: 'absolute',
  insetInline: '0.5rem',
  bottom: '0.4rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.warn,
})
export const number = kitStyle({
  position: 'absolute',
  top: '0.3rem',
  insetInlineStart: '0.5rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
})
export const grip = kitStyle({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  color: vars.color.ink2,
  cursor: 'grab',
  // A finger on it drags the work, not the page.
  touchAction: 'none',
  ':hover': { background: vars.color.ground2, color: vars.color.ink },
  selectors: { [`${tile}[data-dragging] &`]: { cursor: 'grabbing' }, ...restingSign },
  '@media': { [coarse]: { width: '2.75rem', height: '2.75rem' } },
})
export const cover = kitStyle({
  position: 'absolute',
  insetInlineStart: '0.3rem',
  bottom: '0.3rem',
  // Over the tag's own colours.
  selectors: { '&&': { background: vars.color.ink, color: vars.color.paper } },
})

/** A tile's words take the same number of lines, so that the tiles of a row end together. */
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
} as const
export const words = kitStyle({ display: 'block' })
export const artist = kitStyle({ ...oneLine, fontWeight: vars.fontWeight.strong })
/** Two lines, since works of a series differ at the end of their titles. */
export const title = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...cutAtEnd,
  overflowWrap: 'anywhere',
  minHeight: '2lh',
  fontStyle: 'italic',
})
export const tag = kitStyle({ display: 'block', marginBlock: '0.2rem' })
export const note = kitStyle({ display: 'block', fontSize: vars.fontSize.xs, color: vars.color.ink3 })

export const actions = kitStyle({
  display: 'flex',
  alignItems: 'center',
  marginTop: '0.2rem',
  marginInline: '-0.35rem',
  '@media': { [coarse]: { flexWrap: 'wrap' } },
})
export const action = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.7rem',
  paddingInline: '0.15rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  ':hover': { background: vars.color.ground2, color: vars.color.ink },
  '@media': { [coarse]: { minWidth: '2.75rem', height: '2.75rem' } },
  selectors: {
    ...restingSign,
    '&[aria-pressed="true"]': { color: vars.color.ink, boxShadow: `inset 0 -2px 0 ${vars.color.ink}` },
    '&[data-remove]': { marginInlineStart: 'auto' },
  },
})
