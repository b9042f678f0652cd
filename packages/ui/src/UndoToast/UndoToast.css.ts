import { createVar, fallbackVar } from '@vanilla-extract/css'
import { kitStyle } from '../private/kitStyle.ts'
import { comeIn } from '../private/motion.css.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

/** Where the panel's column starts, from the window's edge. */
export const columnStart = createVar('columnStart')
/** How much of the window's foot a bar takes. */
export const footRoom = createVar('footRoom')

export const corner = kitStyle({
  position: 'fixed',
  zIndex: 9,
  left: fallbackVar(columnStart, vars.layout.gutter),
  right: vars.layout.gutter,
  bottom: `calc(${fallbackVar(footRoom, '0rem')} + 1rem)`,
  display: 'grid',
  gap: vars.space.s2,
  // The corner is wider than what it shows: it must not swallow presses meant for the page.
  pointerEvents: 'none',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': { [from('tablet')]: { justifyItems: 'start' } },
})
export const toast = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.2rem 1rem',
  maxWidth: '34rem',
  padding: '0.4rem 0.5rem 0.4rem 1.1rem',
  background: vars.color.ink,
  color: vars.color.paper,
  pointerEvents: 'auto',
  animation: `${comeIn} ${vars.duration.t2} ${vars.easing.out}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const text = kitStyle({ flex: 1, minWidth: 0, paddingBlock: '0.3rem', overflowWrap: 'anywhere' })

// The ring's ultramarine would drown on ink.
const ring = { ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' } } as const
const touch = { '(pointer: coarse)': { minHeight: '2.75rem' } } as const

export const undo = kitStyle({
  ...ring,
  flex: 'none',
  minHeight: '2rem',
  fontWeight: 700,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&[aria-disabled="true"]': { textDecorationLine: 'none', cursor: 'not-allowed' } },
  '@media': touch,
})
export const key = kitStyle({
  display: 'none',
  flex: 'none',
  paddingInline: '0.35rem',
  marginInlineStart: '-0.5rem',
  border: '1px solid',
  borderColor: `color-mix(in srgb, ${vars.color.paper} 45%, transparent)`,
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  '@media': { [from('desktop')]: { display: 'inline-block' } },
})
export const close = kitStyle({
  ...ring,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  minHeight: '2rem',
  '@media': { '(pointer: coarse)': { width: '2.75rem', minHeight: '2.75rem' } },
})
