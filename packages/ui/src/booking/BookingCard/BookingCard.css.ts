import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')
const struck = { textDecorationLine: 'line-through', textDecorationThickness: '2px' } as const

/** The same block as in the mails. */
export const card = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.box,
  overflow: 'hidden',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  selectors: { '&[data-cancelled]': { borderColor: vars.color.line2 } },
  '@media': { [tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
})

export const day = kitStyle({
  alignContent: 'start',
  padding: '0.9rem 1.1rem 1rem',
  background: vars.event.tint,
  color: vars.event.text,
  selectors: {
    [`${card}[data-cancelled] > &`]: { background: vars.color.ground, color: vars.color.ink3 },
  },
})

kitGlobal(`${card}[data-cancelled] > ${day} > *`, { color: vars.color.ink3 })
// The number, between weekday and month.
kitGlobal(`${card}[data-cancelled] > ${day} > :nth-child(2)`, struck)

export const body = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: '0.9rem 1.1rem 1rem',
  color: vars.color.ink2,
})
export const time = kitStyle({
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.l,
  lineHeight: 1.2,
  letterSpacing: vars.letterSpacing.xl,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${card}[data-cancelled] &`]: {
      color: vars.color.ink3,
      ...struck,
    },
  },
  '@media': { [inLargeLetters]: { whiteSpace: 'normal' } },
})
export const title = kitStyle({
  marginTop: vars.space.s2,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
  color: vars.color.ink,
})
export const name = kitStyle({ marginTop: 'auto', paddingTop: vars.space.s3 })
