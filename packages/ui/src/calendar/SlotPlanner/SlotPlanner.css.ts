import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { spacious } from '../../private/planner.css.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const coarse = '(pointer: coarse)'
const line = `1px solid ${vars.color.line}`

export const table = kitStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderInlineStart: line,
})
export const weekday = kitStyle({
  padding: '0.3rem 0.35rem',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.normal,
  textAlign: 'start',
  color: vars.color.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const whole = kitStyle({ display: 'none', '@container': { [spacious]: { display: 'inline' } } })
export const short = kitStyle({ '@container': { [spacious]: { display: 'none' } } })

export const cell = kitStyle({
  height: '4.5rem',
  padding: '0.25rem 0.15rem 0.35rem',
  verticalAlign: 'top',
  borderInlineEnd: line,
  borderBottom: line,
  selectors: { '&[data-off]': { background: vars.color.ground } },
  '@container': { [spacious]: { height: '6.95rem', padding: '0.3rem 0.35rem 0.4rem' } },
})
export const number = kitStyle({
  padding: '0.05rem 0.15rem 0.25rem',
  lineHeight: 1.15,
  selectors: { [`${cell}[data-off] &`]: { color: vars.color.ink3 } },
})
export const month = kitStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  selectors: { [`${cell}[data-off] &`]: { color: vars.color.ink3 } },
})
/** Small enough on a phone for the words of its reason to stay whole. */
export const closed = kitStyle({
  paddingInline: '0.15rem',
  fontSize: vars.fontSize.xxs,
  lineHeight: 1.3,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [fromLetters('tablet')]: { fontSize: vars.fontSize.xs } },
})
export const anyway = kitStyle({
  minHeight: '1.5rem',
  marginInline: '0.15rem',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { [coarse]: { minHeight: '2.75rem' } },
})

export const chips = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.2rem' })
const chipHeight = '1.5rem'
const touchHeight = '2.75rem'
/** A slot of the preview: hour and places on the event's tint; in conflict, or taken out, it says so in a word. */
export const chip = kitStyle({
  display: 'flex',
  alignItems: 'center',
  // What does not fit beside the hour falls under the edge: whole, or not at all.
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: '0.3rem',
  width: '100%',
  height: chipHeight,
  paddingInline: '0.25rem',
  borderInlineStart: `0.2rem solid ${vars.event.solid}`,
  background: vars.event.tint,
  color: vars.event.text,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: {
    '&[data-state="conflict"]': {
      background: vars.color.errTint,
      color: vars.color.err,
      borderColor: vars.color.err,
    },
    '&[data-state="conflict"]::before': {
      content: '',
      flex: 'none',
      width: '0.55rem',
      height: '0.55rem',
      background: 'currentColor',
      clipPath: cutMark,
    },
    '&[data-state="out"]': {
      background: 'none',
      color: vars.color.ink2,
      borderColor: vars.color.line2,
      boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
      textDecoration: 'line-through',
    },
    'button&:hover': { boxShadow: `inset 0 0 0 1px currentColor` },
    'button&:focus-visible': { outlineOffset: '1px' },
  },
  '@container': { [spacious]: { paddingInline: '0.4rem', borderInlineStartWidth: '0.25rem' } },
  '@media': {
    [coarse]: { height: touchHeight },
    '(forced-colors: active)': { border: '1px solid' },
  },
})
/** As high as the chip, so that nothing beneath it shows. */
export const hour = kitStyle({
  display: 'grid',
  alignContent: 'center',
  minHeight: chipHeight,
  '@media': { [coarse]: { minHeight: touchHeight } },
})
export const end = kitStyle({
  display: 'none',
  marginInlineStart: 'auto',
  '@container': { [spacious]: { display: 'inline' } },
})

export const skippedTitle = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.1rem 0.8rem',
  marginTop: vars.space.s5,
  paddingBottom: '0.45rem',
  borderBottom: line,
  fontSize: vars.fontSize.admin,
  fontWeight: vars.fontWeight.strong,
})
export const hint = kitStyle({ fontWeight: vars.fontWeight.normal, color: vars.color.ink2 })
export const skipped = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.1rem 0.8rem',
  padding: '0.42rem 0',
  borderBottom: line,
  '@container': { [spacious]: { gridTemplateColumns: '12.5rem minmax(0, 1fr) auto' } },
})
export const when = kitStyle({ fontVariantNumeric: 'tabular-nums' })
export const together = kitStyle({ gridColumn: '1 / -2', overflowWrap: 'anywhere' })
export const reason = kitStyle({
  gridRow: 2,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  '@container': { [spacious]: { gridRow: 'auto' } },
})
