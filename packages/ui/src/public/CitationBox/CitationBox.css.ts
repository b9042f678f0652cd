import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const box = kitStyle({
  maxWidth: '46rem',
  border: `1px solid ${vars.color.ink}`,
  padding: '1.1rem',
  '@media': { [from('tablet')]: { padding: `${vars.space.s5} 1.8rem` } },
})
export const head = kitStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const close = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '-0.9rem',
})
export const ways = kitStyle({ marginTop: '0.5rem' })
export const text = kitStyle({
  marginTop: '1.2rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
})
/** A number, a code, a part of an address: it may be longer than a line of large letters. */
export const whole = kitStyle({
  whiteSpace: 'nowrap',
  '@media': { [inLargeLetters]: { whiteSpace: 'normal' } },
})
export const acts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.7rem 1.5rem',
  marginTop: '1.2rem',
})
/** The address, where it could not be copied. */
export const address = kitStyle({ marginTop: '0.7rem', fontSize: vars.fontSize.s, overflowWrap: 'anywhere' })
export const files = kitStyle({
  display: 'grid',
  gap: '0.7rem 1.5rem',
  marginTop: '1.5rem',
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: '1.2rem',
  fontSize: vars.fontSize.s,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const file = kitStyle({
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  alignItems: 'center',
  '@media': { [`${inLargeLetters}, ${tablet}`]: { gridTemplateColumns: '1fr' } },
})
export const use = kitStyle({ color: vars.color.ink2 })
export const download = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2rem',
  justifySelf: 'start',
  fontWeight: vars.fontWeight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})
