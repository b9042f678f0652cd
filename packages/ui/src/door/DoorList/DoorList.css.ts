import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'
import { side } from '../DoorPage/DoorPage.css.ts'

export const list = kitStyle({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 0.9rem',
  minHeight: '3.9rem',
  padding: `0.55rem ${side}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderBlockStartColor: vars.color.ink },
    '&[data-open]': {
      background: vars.color.ground,
      borderBlockStartColor: vars.color.ink,
      borderBlockEnd: `1px solid ${vars.color.ink}`,
    },
    '&[data-open] + &': { borderBlockStart: 0 },
  },
  '@media': { [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0.3rem' } },
})
export const who = kitStyle({
  display: 'block',
  minHeight: '2.75rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
export const name = kitStyle({
  display: 'block',
  fontSize: '1.05rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: '-0.005em',
  selectors: {
    '[data-state="inside"] &': { fontWeight: vars.fontWeight.normal, color: vars.color.ink2 },
  },
})
export const notes = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.35rem 0.6rem',
  marginBlockStart: '0.1rem',
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
})
export const warning = kitStyle({ color: vars.color.err, fontWeight: vars.fontWeight.strong })
export const box = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3.6rem',
  height: '2.9rem',
  fontSize: '1.05rem',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  selectors: {
    '[data-state="part"] > &': { background: 'none', borderColor: vars.color.ink },
    '[data-state="inside"] > &': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
})
export const done = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.3rem' })
export const steps = kitStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '2.9rem 2.9rem 2.9rem minmax(0, 1fr)',
  marginBlockStart: '0.6rem',
  '@media': { [inLargeLetters]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '0.6rem' } },
})
// What is beside the count elsewhere is under it in large letters.
kitGlobal(`${steps} > :last-child`, {
  '@media': { [inLargeLetters]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
})
const square = {
  display: 'grid',
  placeItems: 'center',
  height: '2.9rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  fontSize: '1.05rem',
  fontVariantNumeric: 'tabular-nums',
} as const
export const step = kitStyle({
  ...square,
  selectors: {
    '&[aria-disabled]': { color: vars.color.ink3, background: vars.color.ground2, cursor: 'not-allowed' },
  },
})
export const count = kitStyle({ ...square, borderInline: 0 })
export const all = kitStyle({ height: '2.9rem', marginInlineStart: '0.6rem' })
export const spare = kitStyle({
  alignSelf: 'center',
  marginInlineStart: '0.8rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  color: vars.color.ink2,
})
