import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const log = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.2rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const day = kitStyle({ minWidth: 0 })
export const heading = kitStyle({
  paddingBlockEnd: '0.45rem',
  fontSize: vars.fontSize.m,
  lineHeight: 1.3,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: vars.letterSpacing.l,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
})
export const entries = kitStyle({ listStyle: 'none', margin: 0, padding: 0 })
/** Hour, who and the action in one line on a phone, the sentence under them; four columns from 769px. */
export const entry = kitStyle({
  display: 'grid',
  gridTemplateColumns: '3.2rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.2rem 1rem',
  paddingBlock: '0.6rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: '3.2rem 9.5rem minmax(0, 1fr) auto' } },
})
export const time = kitStyle({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const who = kitStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const sentence = kitStyle({
  gridColumn: '2 / -1',
  gridRow: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [fromLetters('tablet')]: { gridColumn: 3, gridRow: 1 } },
  selectors: { 'li li > &': { gridColumn: 1, gridRow: 1 } },
})
export const action = kitStyle({
  gridColumn: 3,
  gridRow: 1,
  // As tall as a line of text, whatever its button needs to be hit.
  marginBlock: '-0.45rem',
  whiteSpace: 'nowrap',
  ':empty': { display: 'none' },
  '@media': { [fromLetters('tablet')]: { gridColumn: 4 } },
  selectors: { 'li li > &': { gridColumn: 2 } },
})
export const details = kitStyle({
  gridColumn: '2 / -1',
  minWidth: 0,
  '@media': { [fromLetters('tablet')]: { gridColumn: 3 } },
  selectors: { 'li li > &': { gridColumn: '1 / -1' } },
})
export const changes = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.1rem 0.8rem',
  margin: 0,
  paddingBlock: '0.3rem 0.15rem',
  lineHeight: 1.5,
  '@media': { [fromLetters('desktop')]: { gridTemplateColumns: '10rem minmax(0, 1fr)', rowGap: '0.25rem' } },
})
export const label = kitStyle({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const values = kitStyle({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
// Each apart from the other: of two in Latin script on an Arabic page the first stands at the right all the same.
kitGlobal(`${values} > *`, { unicodeBidi: 'plaintext' })
export const before = kitStyle({ color: vars.color.ink2, textDecoration: 'line-through' })
export const arrow = kitStyle({
  display: 'inline-block',
  marginInline: '0.55rem',
  color: vars.color.ink2,
  scale: `${readingWay} 1`,
})
export const after = kitStyle({
  padding: '0.08em 0.25em',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ok,
  background: vars.color.okTint,
  textDecoration: 'none',
  boxDecorationBreak: 'clone',
})
/** Opens what stands together in a line. */
export const opener = kitStyle({
  minHeight: '2.1rem',
  color: vars.color.ink2,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { color: vars.color.ink, textDecorationThickness: '2px' },
})
export const inside = kitStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
/** The sentence over its changes, and the action beside it. */
export const insideEntry = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.2rem 1rem',
  paddingBlock: '0.45rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const nothing = kitStyle({ color: vars.color.ink2 })
export const bones = kitStyle({ paddingBlock: '0.95rem', borderBlockEnd: `1px solid ${vars.color.line}` })
export const bone = kitStyle({
  display: 'block',
  width: '24rem',
  maxWidth: '100%',
  height: '0.7rem',
  background: vars.color.ground2,
})
