import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const root = kitStyle({ ':focus-visible': { outlineOffset: '0.5rem' } })
export const list = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })

/** The day beside what it is; what can be done about it below both on a phone, beside the day from the tablet up. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  // An offer is boxed until it is answered.
  selectors: {
    '&[data-state="offered"]': { paddingInline: vars.space.s4, border: `1px solid ${vars.color.ink}` },
  },
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [tablet]: {
      // What can be done takes several lines before the words beside it are parted.
      gridTemplateColumns: '11rem minmax(14rem, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s5,
      paddingBlock: vars.space.s5,
    },
  },
})
export const day = kitStyle({
  // Weekday, number and month under one another, on a phone too.
  display: 'grid',
  alignSelf: 'start',
  alignContent: 'space-between',
  minHeight: '7rem',
  padding: '0.6rem 0.65rem 0.7rem',
  background: vars.event.tint,
  color: vars.event.text,
  borderRadius: vars.radius.box,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  selectors: {
    [`${row}[data-state="waiting"] > &`]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
      color: vars.color.ink2,
    },
  },
  '@media': { [tablet]: { gridRow: '1 / 3', minHeight: '11rem', padding: '1.1rem 1.25rem' } },
})
export const facts = kitStyle({ minWidth: 0 })
/**
 * At the end of the row from the tablet up, its white over the edge of it; on a phone it takes a line, under the day and
 * what it is.
 */
export const code = kitStyle({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [tablet]: {
      gridArea: '1 / 3 / 3 / 4',
      alignSelf: 'start',
      marginBlock: '-1.2rem 0',
      marginInline: '0 -1.2rem',
      textAlign: 'center',
    },
  },
})
export const when = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s3}`,
})
export const time = kitStyle({
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.l,
  lineHeight: 1.2,
  letterSpacing: vars.letterSpacing.xl,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [inLargeLetters]: { whiteSpace: 'normal' } },
})
export const held = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, color: vars.color.ink2 })
export const offer = kitStyle({ fontSize: vars.fontSize.s })
export const title = kitStyle({
  marginTop: vars.space.s2,
  fontSize: vars.fontSize.l,
  lineHeight: 1.2,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
})
export const place = kitStyle({ marginTop: vars.space.s1, fontSize: vars.fontSize.s, color: vars.color.ink2 })
export const actions = kitStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [tablet]: { gridColumn: 'auto', alignSelf: 'end' } },
})
/** On a phone it takes the line, as what is to be done first. */
export const confirm = kitStyle({ flex: '1 0 100%', '@media': { [tablet]: { flex: 'none' } } })
/** As tall as a finger needs. */
export const action = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.fontSize.s,
})
