import { fallbackVar } from '@vanilla-extract/css'
import { size as buttons } from '../../controls/Button/Button.css.ts'
import { field } from '../../forms/Field/Field.css.ts'
import { columnSide } from '../../panel/FootBar/FootBar.css.ts'
import { narrow as split } from '../../panel/SplitView/SplitView.css.ts'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const side = fallbackVar(columnSide, '0px')
const touch = { '(pointer: coarse)': { minHeight: '2.75rem' } } as const

export const filters = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.7rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
// Where what was chosen stands in the place of its list, what narrows the list has gone with it.
kitGlobal(`${filters}:has(~ ${split.list}[data-open])`, {
  display: 'none',
  '@media': { [fromLetters('tablet')]: { display: 'grid' } },
})
export const first = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.7rem' })
export const note = kitStyle({ color: vars.color.ink2 })
/** On a phone they go on sideways to the window's edges. */
export const chips = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: side,
  marginInline: `calc(-1 * ${side})`,
  '@media': {
    [fromLetters('desktop')]: { flexWrap: 'wrap', overflow: 'visible', paddingInline: 0, marginInline: 0 },
  },
})
export const end = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('desktop')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.3rem 0.7rem',
      marginInlineStart: 'auto',
    },
  },
})
export const found = kitStyle({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const clear = kitStyle({
  color: vars.color.ink2,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
})

export const search = kitStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  '@media': { [fromLetters('tablet')]: { width: '21rem' } },
})
export const glass = kitStyle({
  position: 'absolute',
  insetInlineStart: '0.65rem',
  top: 'calc(50% - 0.5rem)',
  width: '1rem',
  height: '1rem',
  color: vars.color.ink3,
  pointerEvents: 'none',
})
export const input = kitStyle({
  width: '100%',
  minHeight: '2.1rem',
  paddingBlock: '0.32rem',
  paddingInline: '2rem 2.2rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.4,
  appearance: 'none',
  ...cutAtEnd,
  ':hover': { borderColor: vars.color.ink },
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus-visible': { outlineOffset: 0, borderColor: vars.color.focus },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': touch,
})
export const slash = kitStyle({
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  top: 'calc(50% - 0.65em)',
  pointerEvents: 'none',
  '@media': { '(pointer: coarse)': { display: 'none' } },
})

/** Narrower than its values it lets them be scrolled. */
export const segmented = kitStyle({ minWidth: 0, maxWidth: '100%' })
export const segments = kitStyle({
  display: 'flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  borderRadius: vars.radius.control,
})
export const segment = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.3rem',
  minHeight: '2.1rem',
  paddingInline: '0.75rem',
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[aria-current]': {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: vars.fontWeight.strong,
    },
    '&[aria-current]:focus-visible': { outlineColor: vars.color.paper },
  },
  '@media': {
    ...touch,
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
})
export const count = kitStyle({ fontWeight: vars.fontWeight.normal, fontVariantNumeric: 'tabular-nums' })

export const chip = kitStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'stretch',
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[data-active]': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    '&[data-active]': { color: vars.color.ink },
    '&:has([data-state="open"])': { background: vars.color.ink, color: vars.color.paper, boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const chipPart = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45rem',
  minHeight: '1.9rem',
  paddingInline: '0.65rem',
  // What scrolls cuts off what sticks out of it.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '& + &': { paddingInlineStart: '0.1rem' } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem', minWidth: '2.75rem' } },
})
// All that stands in the first row is as high as the search.
kitGlobal(`${first} :is(${buttons.s}, ${chipPart})`, {
  '@media': { '(pointer: fine)': { minHeight: '2.1rem' } },
})
// The label of a field among the filters is for screen readers: no space is kept for it.
// One with long choices takes no row for itself: what is chosen is cut with an ellipsis.
kitGlobal(`${first} ${field}`, { gap: 0, '@media': { [fromLetters('tablet')]: { maxWidth: '16rem' } } })
export const chosen = kitStyle({ fontWeight: vars.fontWeight.strong })
export const small = kitStyle({ width: '0.8rem', height: '0.8rem' })
