import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Who and what can be done in one row, what they looked at and what it comes to in the next. */
export const guest = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.7rem 1.2rem',
  paddingBlock: '1.2rem',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const who = kitStyle({ minWidth: 0 })
export const name = kitStyle({
  fontSize: '0.95rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.35,
  selectors: { '[data-revoked] &': { color: vars.color.ink2 } },
})
export const facts = kitStyle({ color: vars.color.ink2 })
/** Buttons have air of their own above and below. */
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  columnGap: '1rem',
})
export const looks = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.6rem, 3.4rem))',
  gap: '0.45rem',
  alignSelf: 'start',
})
export const look = kitStyle({ display: 'grid', gap: '0.25rem', minWidth: 0 })
/** Never dimmed: what was not looked at is the same work. */
export const picture = kitStyle({
  display: 'block',
  aspectRatio: '1',
  padding: '0.2rem',
  background: vars.color.ground,
})
kitGlobal(`${picture} > picture`, { width: '100%', height: '100%' })
export const summary = kitStyle({
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { textAlign: 'end', maxWidth: '13rem', alignSelf: 'center' } },
})
