import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'

/** Image at the left, words and buttons at its right, or under it where it is narrow; over the whole of it lies the input, which takes drops too. */
export const box = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s4,
  alignItems: 'center',
  padding: vars.space.s3,
  border: `1px dashed ${vars.color.line2}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(input:focus-visible)': { borderStyle: 'solid', borderColor: vars.color.focus },
    '&[data-over]': { borderStyle: 'solid', borderColor: vars.color.ink, background: vars.color.ground },
    '&[data-invalid]': {
      borderColor: vars.color.err,
      boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
    },
    '&:has(input:disabled)': { borderColor: vars.color.line },
  },
})

export const tile = kitStyle({
  position: 'relative',
  width: '8rem',
  aspectRatio: '1',
  background: vars.color.ground,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink3,
  selectors: { [`${box}[data-over] &`]: { background: vars.color.ground2, color: vars.color.ink2 } },
})
export const shown = kitStyle({ position: 'absolute', inset: '8%' })
export const local = kitStyle({ width: '100%', height: '100%', objectFit: 'contain' })
export const none = kitStyle({ position: 'absolute', insetInline: '0.5rem', bottom: '0.5rem' })

export const words = kitStyle({
  flex: '1 1 7rem',
  display: 'grid',
  gap: vars.space.s2,
  fontSize: vars.fontSize.s,
})
export const state = kitStyle({ lineHeight: 1.35, color: vars.color.ink2, overflowWrap: 'anywhere' })
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 1.2rem', alignItems: 'center' })

/** Looks like a button; what is pressed is the input over it. */
export const choose = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: '0.9rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  selectors: {
    [`${box}:hover &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    [`${box}:has(input:focus-visible) &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
    [`${box}:has(input:disabled,input[aria-disabled]) &`]: {
      background: vars.color.ground2,
      boxShadow: 'none',
      color: vars.color.ink3,
    },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled,&[aria-disabled]': { cursor: 'not-allowed' } },
})

/** Above the input. */
export const remove = kitStyle({
  position: 'relative',
  zIndex: 1,
  minHeight: '2.25rem',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  selectors: { '&[aria-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
})
