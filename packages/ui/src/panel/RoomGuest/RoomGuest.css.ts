import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Who and what can be done in one row, what they looked at and what it comes to in the next. */
export const guest = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.7rem',
  paddingBlock: '1.2rem',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
})
/** The two ends of a row; on a phone one under the other. */
export const row = kitStyle({
  display: 'grid',
  gap: '0.7rem 1.2rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
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
  marginBlock: '-0.4rem',
  fontSize: vars.fontSize.s,
})
/** A room of a few works on one line, whatever the width; more of them as small as they are on a phone. */
export const looks = kitStyle({
  display: 'grid',
  gap: '0.6rem 0.4rem',
  alignSelf: 'start',
  gridTemplateColumns: 'repeat(auto-fill, 2.4rem)',
  selectors: {
    '&[data-few]': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 3.4rem)',
      gridTemplateColumns: 'none',
    },
  },
})
export const look = kitStyle({ display: 'grid', gap: '0.25rem', minWidth: 0 })
/** Never dimmed: what was not looked at is the same work. */
export const picture = kitStyle({
  display: 'block',
  aspectRatio: '1',
  padding: '7%',
  background: vars.color.ground,
})
kitGlobal(`${picture} > picture`, { width: '100%', height: '100%' })
/** As wide beside everybody: the pictures of one stand under those of the other. */
export const summary = kitStyle({
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { textAlign: 'end', width: '11rem', alignSelf: 'center' } },
})
