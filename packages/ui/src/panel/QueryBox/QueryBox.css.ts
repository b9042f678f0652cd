import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const box = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.7rem 1.2rem',
  border: `1px solid ${vars.color.ink}`,
  padding: '0.7rem 0.9rem',
  fontSize: vars.fontSize.admin,
  '@media': { [fromLetters('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const question = kitStyle({
  margin: 0,
  fontSize: '1.05rem',
  lineHeight: 1.5,
  letterSpacing: '-0.01em',
})
export const word = kitStyle({
  padding: 0,
  font: 'inherit',
  fontWeight: vars.fontWeight.strong,
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  ':hover': { textDecorationThickness: '2px' },
})
export const side = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem 1.2rem',
})
export const answer = kitStyle({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const fields = kitStyle({ gridColumn: '1 / -1', maxWidth: '56rem', paddingBlock: '0.3rem' })
