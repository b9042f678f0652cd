import { createVar, fallbackVar } from '@vanilla-extract/css'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { comeIn } from '../../private/motion.css.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Where the column starts that toasts belong to, from the window's edge. */
export const columnStart = createVar('columnStart')
/** How much of the window's foot a bar takes. */
export const footSpace = createVar('footSpace')

export const corner = kitStyle({
  position: 'fixed',
  zIndex: 40,
  insetInlineStart: fallbackVar(columnStart, vars.layout.gutter),
  insetInlineEnd: vars.layout.gutter,
  bottom: `calc(${fallbackVar(footSpace, '0rem')} + ${vars.layout.gutter})`,
  // The corner is wider than what it shows: it must not swallow presses meant for the page.
  pointerEvents: 'none',
  selectors: {
    // What stands over the page asks to be pressed at its foot; its head, where it is closed, takes the top of a phone.
    '[data-modal] &': { top: `calc(${vars.layout.gutter} + 3rem)`, bottom: 'auto' },
    // A dialog leaves room for them above it.
    '[data-modal]:has([data-box]) &': { top: vars.space.s2 },
  },
  '@media': {
    [fromLetters('tablet')]: {
      insetInlineEnd: 'auto',
      width: `min(30rem, 100% - ${fallbackVar(columnStart, vars.layout.gutter)} - ${vars.layout.gutter})`,
      selectors: {
        '[data-modal] &': { top: vars.layout.gutter },
        // Apart: a browser that does not know `:has` would skip both.
        '[data-modal]:has([data-box]) &': { top: vars.layout.gutter },
      },
    },
  },
})

export const list = kitStyle({
  display: 'grid',
  gap: vars.space.s2,
  justifyItems: 'stretch',
  outline: 'none',
})

// Without boxes of their own: the toasts of both regions stand in one stack, errors last, as the keyboard meets them.
kitGlobal(`${list} > *, ${list} ol`, { display: 'contents' })

export const toast = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlock: '0.35rem',
  paddingInline: '1.1rem 0.4rem',
  borderRadius: vars.radius.box,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  pointerEvents: 'auto',
  // A finger that moves sideways puts it away.
  touchAction: 'pan-y',
  animation: `${comeIn} ${vars.duration.t2} ${vars.easing.out}`,
  '@media': {
    [fromLetters('tablet')]: { justifySelf: 'start', maxWidth: '100%' },
    '(forced-colors: active)': { border: '1px solid' },
  },
  selectors: {
    '&[data-tone="error"]': {
      background: vars.color.errTint,
      color: vars.color.err,
      boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
    },
  },
})

export const text = kitStyle({ flex: 1, minWidth: 0, paddingBlock: '0.5rem', overflowWrap: 'anywhere' })

export const action = kitStyle({
  flex: 'none',
  padding: '0.5rem 0',
  fontWeight: vars.fontWeight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-1px' },
  selectors: { '&[aria-disabled="true"]': { textDecorationLine: 'none', cursor: 'not-allowed' } },
})

/** The keys that do the same, for whoever has them. */
export const key = kitStyle({
  display: 'none',
  flex: 'none',
  paddingInline: '0.35rem',
  border: '1px solid',
  borderColor: `color-mix(in srgb, ${vars.color.paper} 45%, transparent)`,
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  '@media': { [fromLetters('desktop')]: { display: 'inline-block' } },
})

export const close = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  // The ring's ultramarine would drown on ink.
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
})
