import { changedDot, pointedAt, refused, writtenIn } from '../../private/inPlaceRules.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { paperGlobal } from '../../private/paperGlobal.ts'
import { vars } from '../../theme.css.ts'

export const price = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  width: 'fit-content',
  maxWidth: '100%',
  fontSize: vars.fontSize.l,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const read = kitStyle({
  textAlign: 'start',
  cursor: 'text',
  ':hover': pointedAt,
  ':focus-visible': writtenIn,
  selectors: { '&[data-state="none"]': { color: vars.color.ink3 } },
})
// It says the price, also where nobody can press it.
paperGlobal(read, { display: 'flex' })
/** As wide as what is written, and not a pixel beside where it was read. */
export const written = kitStyle({
  width: '100%',
  ':focus-within': writtenIn,
  selectors: { '&[data-changed]::before': changedDot, '&[data-invalid]': refused },
})
export const field = kitStyle({
  flex: '1 1 auto',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  // The ring is around the currency too.
  ':focus-visible': { outline: 'none' },
})
/** What is known of the price stands where one says what becomes of it. */
export const under = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.2rem',
  minHeight: '1.8rem',
  marginTop: '0.25rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
  color: vars.color.ink2,
})
export const action = kitStyle({
  minHeight: '1.8rem',
  color: vars.color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const error = kitStyle({ marginTop: '0.4rem', fontSize: vars.fontSize.s, color: vars.color.err })
