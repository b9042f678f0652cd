import { vars } from '../theme.css.ts'
import { fromLetters } from '../tokens/breakpoints.ts'
import { kitStyle } from './kitStyle.ts'

const coarse = '(pointer: coarse)'

/** Holds in a preview with space for the words beside the hours, wherever the preview stands. */
export const spacious = '(min-width: 28rem)'

/** A form and what it would do, side by side where a week fits beside the form, with a rule of weight between. */
export const split = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': { [fromLetters('wide')]: { gridTemplateColumns: '20.5rem minmax(0, 1fr)' } },
})
export const fields = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s4,
  padding: `${vars.space.s4} 0 ${vars.space.s5}`,
  '@media': {
    [fromLetters('wide')]: { paddingInlineEnd: '1.6rem', borderInlineEnd: `1px solid ${vars.color.ink}` },
  },
})
/** Two short fields side by side, where a date with its calendar has space. */
export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.6rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '0.85rem',
})
export const preview = kitStyle({
  containerType: 'inline-size',
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.ink}`,
  minWidth: 0,
  '@media': { [fromLetters('wide')]: { paddingInlineStart: '1.6rem', borderTop: 0 } },
})
/** Holds the side that the bar at the foot leaves free. */
export const sentence = kitStyle({ flex: '1 1 16rem', textWrap: 'balance' })

export const counts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.2rem 1.6rem',
  marginBottom: vars.space.s4,
})
export const count = kitStyle({ color: vars.color.ink2 })
export const number = kitStyle({
  marginInlineEnd: '0.35rem',
  fontSize: '1.45rem',
  letterSpacing: '-0.02em',
  fontWeight: vars.fontWeight.normal,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  selectors: {
    [`${count}:first-child &`]: { fontWeight: vars.fontWeight.strong },
    [`${count}[data-tone="error"] &`]: { color: vars.color.err },
  },
})

/** A legend stands outside the gaps of its fieldset. */
export const legend = kitStyle({ padding: 0, marginBottom: '0.4rem' })
/** Choices side by side, as wide as the form: weekdays, or one of two ways. */
export const choices = kitStyle({ display: 'flex', gap: '0.3rem' })
export const choice = kitStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: '2.4rem',
  paddingInline: '0.2rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.2,
  textAlign: 'center',
  color: vars.color.ink2,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  cursor: 'pointer',
  ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  selectors: {
    '&[aria-pressed="true"], &:has(:checked)': {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: vars.fontWeight.strong,
      boxShadow: 'none',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [coarse]: { minHeight: '2.75rem' },
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&[aria-pressed="true"], &:has(:checked)': { borderWidth: '3px' } },
    },
  },
})
